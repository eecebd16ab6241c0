import type { Flag } from "#domain/company/people.ts";
import type { Direction } from "#domain/language/locale.ts";
import { PeopleRow } from "#src/art/theme/people-row.tsx";
import { Breadcrumb, type BreadcrumbProps } from "#src/ui/navigation/breadcrumb.tsx";
import "./team-hero.css";

export type TeamHeroProps = {
  breadcrumb: BreadcrumbProps;
  label: string;
  heading: string;
  lead: string;
  direction: Direction;
  flags: Flag[];
};

/** A row of marks over the page, one for each member of the team. */
export function TeamHero({ breadcrumb, label, heading, lead, direction, flags }: TeamHeroProps) {
  return (
    <div className="team-hero bg-page-alt overflow-clip">
      <div className="wrap">
        <Breadcrumb {...breadcrumb} />
      </div>
      <div className="team-row grid grid-cols-1 justify-items-center">
        <PeopleRow flags={flags} direction={direction} />
      </div>
      <div className="wrap grid justify-items-start gap-4.5">
        <span className="mark-label">{label}</span>
        <h1>{heading}</h1>
        <p className="max-w-copy text-lead text-copy">{lead}</p>
      </div>
    </div>
  );
}
