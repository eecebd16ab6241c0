import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { type Milestone, MilestoneRow } from "#src/sections/company/milestones.tsx";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { BigFigure } from "#src/ui/display/big-figure.tsx";
import "./company-log.css";

export type CompanyLogProps = {
  t: Translate<"home.people" | "carousel">;
  head: SectionHeadTexts;
  /** Joins the section above it. */
  tight: boolean;
  direction: Direction;
  claims: { atLeast: number; label: string }[];
  figures: { value: string; label: string }[];
  milestones: Milestone[];
};

/** What the company claims, and how it came there: a drawing that rises from year to year. */
export function CompanyLog({ t, head, tight, direction, claims, figures, milestones }: CompanyLogProps) {
  return (
    <SectionFrame id="log" head={head} tight={tight}>
      <div className="log-figures">
        {claims.map(({ atLeast, label }) => (
          <BigFigure key={label} value={atLeast} sign="+" label={label} />
        ))}
        <ul className="log-list">
          {figures.map(({ value, label }) => (
            <li key={label}>
              <b>{value}</b>
              {label}
            </li>
          ))}
        </ul>
      </div>
      <MilestoneRow t={t} label={head.title} direction={direction} milestones={milestones} />
    </SectionFrame>
  );
}
