import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { TideCurve } from "#src/art/chart/tide-curve.tsx";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import "./milestones.css";

export type Milestone = { year: number; title: string; body: string; team: number; level: number };

export type MilestonesProps = {
  t: Translate<"home.people">;
  head: SectionHeadTexts;
  direction: Direction;
  milestones: Milestone[];
};

export function Milestones({ t, head, direction, milestones }: MilestonesProps) {
  return (
    <SectionFrame id="milestones" head={head} tight>
      <MilestoneTide t={t} direction={direction} milestones={milestones} withTeams />
    </SectionFrame>
  );
}

export type MilestoneTideProps = Omit<MilestonesProps, "head"> & {
  /** The size of the team in words, too: the curve says it only where there is room for a curve. */
  withTeams?: boolean;
};

/** A tide that rises from year to year, each point with the size of the team. */
export function MilestoneTide({ t, direction, milestones, withTeams = false }: MilestoneTideProps) {
  const people = (count: number) => t("home.people", { count });
  return (
    <div className="milestones">
      <div className="milestones-curve">
        <TideCurve
          milestones={milestones.map(({ level, team }) => ({ level, label: people(team) }))}
          direction={direction}
        />
      </div>
      <ol>
        {milestones.map(({ year, title, body, team }) => (
          <li key={year} className="relative last:pb-0 last:border-transparent">
            <p className="milestone-year text-title font-strong">{year}</p>
            {withTeams && <p className="milestone-team text-small text-muted">{people(team)}</p>}
            <h3 className="mb-1 text-title">{title}</h3>
            <p className="text-ui text-copy">{body}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
