import type { Flag } from "#domain/company/people.ts";
import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { PeopleRow } from "#src/art/theme/people-row.tsx";
import type { SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Button } from "#src/ui/controls/button.tsx";

export type AboutPeopleProps = {
  t: Translate<"about.meetTeam" | "frame.start">;
  head: SectionHeadTexts;
  flags: Flag[];
  direction: Direction;
  teamHref: string;
  contactHref: string;
};

/** The marks of the team, and the link to its page. */
export function AboutPeople({ t, head, flags, direction, teamHref, contactHref }: AboutPeopleProps) {
  return (
    <section id="people" aria-labelledby="people-title" className="section-space overflow-clip print:hidden">
      <div className="wrap grid grid-cols-1 justify-items-center gap-6 text-center">
        <PeopleRow flags={flags} direction={direction} />
        <div className="grid justify-items-center gap-4">
          <span className="mark-label">{head.label}</span>
          <h2 id="people-title">{head.title}</h2>
          {head.lead && <p className="max-w-copy text-lead text-copy">{head.lead}</p>}
        </div>
        <div className="flex flex-wrap justify-center gap-3 pt-2">
          <Button href={teamHref} size="large" icon="arrow-right">
            {t("about.meetTeam")}
          </Button>
          <Button href={contactHref} size="large" look="ghost">
            {t("frame.start")}
          </Button>
        </div>
      </div>
    </section>
  );
}
