import type { Translate } from "#domain/language/translate.ts";
import type { SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
import "./team-habits.css";

export type TeamHabitsProps = {
  t: Translate<"team">;
  head: SectionHeadTexts;
  habits: { title: string; body: string }[];
  join: { head: SectionHeadTexts; mailHref: string };
  companyHref: string;
};

/** What it is like to work here, and how to ask for it. */
export function TeamHabits({ t, head, habits, join, companyHref }: TeamHabitsProps) {
  return (
    <section id="working" aria-labelledby="working-title" className="section-space">
      <div className="wrap team-habits grid wide:grid-cols-[5fr_8fr]">
        <div className="grid content-start justify-items-start gap-4">
          <span className="mark-label">{head.label}</span>
          <h2 id="working-title">{head.title}</h2>
        </div>
        <dl className="team-habit-list">
          {habits.map(({ title, body }) => (
            <div key={title} className="grid gap-x-8 gap-y-1 border-t border-line py-5 tablet:grid-cols-[2fr_3fr]">
              <dt className="tracking-(--track-heading)">{title}</dt>
              <dd className="text-copy">{body}</dd>
            </div>
          ))}
        </dl>
        <div className="team-join grid gap-6 rounded-panel bg-primary-soft wide:col-span-full wide:items-center">
          <div className="grid gap-3">
            <span className="mark-label">{join.head.label}</span>
            <h2 className="text-heading">{join.head.title}</h2>
            {join.head.lead && <p className="max-w-copy text-copy">{join.head.lead}</p>}
          </div>
          <div className="flex flex-wrap items-center gap-y-3 gap-x-6">
            <Button href={join.mailHref} size="large" icon="mail">
              {t("team.write")}
            </Button>
            <TextLink href={companyHref}>{t("team.company")}</TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}
