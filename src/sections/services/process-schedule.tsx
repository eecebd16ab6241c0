import type { ReactNode } from "react";
import type { Translate } from "#domain/language/translate.ts";
import { EmblemPicture } from "#src/pictures/theme-pictures.tsx";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import "./schedule-chart.css";

export type ProcessScheduleProps = {
  t: Translate<"process" | "planner.invite">;
  head: SectionHeadTexts;
  /** Links to the planners of the services. */
  planners?: { href: string; label: string }[];
  /** The published schedule, or the planner. */
  children: ReactNode;
};

/** The five steps as a real schedule in weeks. */
export function ProcessSchedule({ t, head, planners, children }: ProcessScheduleProps) {
  return (
    <SectionFrame id="process" head={head} ground="band" stacked backdrop={<Backdrop t={t} />}>
      {children}
      {planners && (
        <div className="mt-4 grid print:hidden grid-cols-2 items-stretch gap-2 text-center tablet:flex tablet:flex-wrap tablet:items-center max-tablet:[&>a]:px-2">
          <p className="col-span-2 text-start text-ui text-copy tablet:w-full wide:w-auto">{t("planner.invite")}</p>
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

type BackdropProps = Pick<ProcessScheduleProps, "t">;

function Backdrop({ t }: BackdropProps) {
  return (
    <div className="schedule-backdrop" aria-hidden="true">
      <EmblemPicture name="emblem" light="night" t={t} />
    </div>
  );
}
