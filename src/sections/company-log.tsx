import type { Direction } from "#domain/locale.ts";
import { TideCurve } from "#src/art/tide-curve.tsx";
import { Figure } from "#src/ui/bidi.tsx";
import { BigFigure } from "#src/ui/big-figure.tsx";
import { SectionFrame, type SectionHeadTexts } from "./section-frame.tsx";

export type CompanyLogProps = {
  head: SectionHeadTexts;
  direction: Direction;
  claims: { atLeast: number; label: string }[];
  figures: { value: string; label: string }[];
  milestones: { year: number; title: string; body: string; team: string; level: number }[];
};

/** What the company claims, and how it came there: a tide that rises from year to year. */
export function CompanyLog({ head, direction, claims, figures, milestones }: CompanyLogProps) {
  return (
    <SectionFrame id="log" head={head} tight>
      <div className="log-figures">
        {claims.map(({ atLeast, label }) => (
          <BigFigure key={label} value={atLeast} sign="+" label={label} />
        ))}
        <ul className="log-list">
          {figures.map(({ value, label }) => (
            <li key={label}>
              <b>
                <Figure>{value}</Figure>
              </b>
              {label}
            </li>
          ))}
        </ul>
      </div>
      <div className="milestones">
        <div className="milestones-curve">
          <TideCurve milestones={milestones.map(({ level, team }) => ({ level, label: team }))} direction={direction} />
        </div>
        <ol>
          {milestones.map(({ year, title, body }) => (
            <li key={year}>
              <p className="milestone-year">{year}</p>
              <h3 className="text-title">{title}</h3>
              <p className="text-ui text-copy">{body}</p>
            </li>
          ))}
        </ol>
      </div>
    </SectionFrame>
  );
}
