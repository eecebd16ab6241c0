import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { Compass } from "#src/art/chart/compass.tsx";
import { ContourCover } from "#src/art/chart/contour-cover.tsx";
import { compassLabels } from "#src/sections/page/compass-labels.ts";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import "./schedule-chart.css";

export type ProcessScheduleProps = {
  t: Translate<"process" | "planner.invite">;
  head: SectionHeadTexts;
  direction: Direction;
  /** Links to the planners of the services. */
  planners?: { href: string; label: string }[];
  /** The content is taller than a screen: the drawing covers only its top. */
  tall?: boolean;
  /** The published schedule, or the planner. */
  children: ReactNode;
};

/** The five steps as a real schedule in weeks. */
export function ProcessSchedule({ t, head, direction, planners, tall = false, children }: ProcessScheduleProps) {
  return (
    <SectionFrame
      id="process"
      head={head}
      ground="band"
      stacked
      backdrop={<Backdrop t={t} direction={direction} tall={tall} />}
    >
      {children}
      {planners && (
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <p className="text-copy">{t("planner.invite")}</p>
          {planners.map(({ href, label }) => (
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

type BackdropProps = Required<Pick<ProcessScheduleProps, "t" | "direction" | "tall">>;

function Backdrop({ t, direction, tall }: BackdropProps) {
  return (
    <div className={`schedule-backdrop ${tall ? "schedule-backdrop-head" : ""}`} aria-hidden="true">
      <ContourCover seed={41} direction={direction} {...(tall ? WATERS_AT_THE_HEAD : WATERS)} />
      <Compass labels={compassLabels(t)} />
    </div>
  );
}
