import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { MilestoneCurve } from "#src/art/theme/milestone-curve.tsx";
import { carouselLabels } from "#src/sections/page/carousel-labels.ts";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { CarouselFoot } from "#src/ui/navigation/carousel.tsx";
import "./milestones.css";

export type Milestone = { year: number; title: string; body: string; team: number; level: number };

type MilestoneTexts = Translate<"home.people" | "carousel">;

export type MilestonesProps = {
  t: MilestoneTexts;
  head: SectionHeadTexts;
  direction: Direction;
  milestones: Milestone[];
};

export function Milestones({ t, head, direction, milestones }: MilestonesProps) {
  return (
    <SectionFrame id="milestones" head={head} tight>
      <MilestoneRow t={t} label={head.title} direction={direction} milestones={milestones} withTeams />
    </SectionFrame>
  );
}

export type MilestoneRowProps = Omit<MilestonesProps, "head"> & {
  /** Names the row for screen readers. */
  label: string;
  /** The size of the team for those who do not see the curve, too. */
  withTeams?: boolean;
};

/** A drawing that rises from year to year, each point with the size of the team. On phones one scrolls along it. */
export function MilestoneRow({ t, label, direction, milestones, withTeams = false }: MilestoneRowProps) {
  const people = (count: number) => t("home.people", { count });
  return (
    <div className="carousel-at-head" data-carousel="">
      <CarouselFoot labels={carouselLabels(t)} />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of years, not a fieldset */}
      <div className="carousel-row milestones" role="group" aria-label={label}>
        <div>
          <MilestoneCurve
            milestones={milestones.map(({ level, team }) => ({ level, label: people(team) }))}
            direction={direction}
          />
          <ol>
            {milestones.map(({ year, title, body, team }) => (
              <li key={year}>
                <b>{year}</b>
                {withTeams && <p className="sr-only">{people(team)}</p>}
                <h3 className="mb-1 text-title">{title}</h3>
                <p className="text-ui text-copy">{body}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}
