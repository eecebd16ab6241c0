import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import { Compass, type CompassProps } from "#src/art/chart/compass.tsx";
import { ContourCover } from "#src/art/chart/contour-cover.tsx";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import "./schedule-chart.css";

export type ProcessScheduleProps = {
  head: SectionHeadTexts;
  direction: Direction;
  compass: Required<CompassProps>["labels"];
  /** Link to the planner. */
  invite?: { text: string; links: { href: string; label: string }[] };
  /** The content is taller than a screen: the drawing covers only its top. */
  tall?: boolean;
  /** The published schedule, or the planner. */
  children: ReactNode;
};

/** The five steps as a real schedule in weeks. */
export function ProcessSchedule({ head, direction, compass, invite, tall = false, children }: ProcessScheduleProps) {
  return (
    <SectionFrame
      id="process"
      head={head}
      ground="band"
      stacked
      backdrop={<Backdrop direction={direction} compass={compass} tall={tall} />}
    >
      {children}
      {invite && (
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <p className="text-copy">{invite.text}</p>
          {invite.links.map(({ href, label }) => (
            <Button key={href} href={href} look="ghost" size="small">
              {label}
            </Button>
          ))}
        </div>
      )}
    </SectionFrame>
  );
}

const WATERS = { width: 1440, height: 900, scale: 330 };
const WATERS_AT_THE_HEAD = { width: 1440, height: 520, scale: 420 };

type BackdropProps = Required<Pick<ProcessScheduleProps, "direction" | "compass" | "tall">>;

function Backdrop({ direction, compass, tall }: BackdropProps) {
  return (
    <div className={`schedule-backdrop ${tall ? "schedule-backdrop-head" : ""}`} aria-hidden="true">
      <ContourCover seed={41} direction={direction} {...(tall ? WATERS_AT_THE_HEAD : WATERS)} />
      <Compass labels={compass} />
    </div>
  );
}
