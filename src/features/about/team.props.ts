import type { Locale } from "#domain/language/locale.ts";
import { aboutIn } from "#src/content/about.ts";
import { listPosts, listTeam } from "#src/content/catalogue.ts";
import { photoIn } from "#src/content/pictures.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { paths } from "#src/i18n/paths.ts";
import { mailtoLink } from "#src/sections/company/mail-link.ts";
import { crumbOf, pageFacts, simplePage, withStructured } from "#src/sections/page/page.props.ts";
import { aboutPage, person } from "#src/seo/structured/pages.ts";
import { directionOf } from "#src/site/site.ts";
import type { TeamHabitsProps } from "./team-habits.tsx";
import type { TeamHeroProps } from "./team-hero.tsx";
import type { TeamListProps } from "./team-list.tsx";
import type { TeamWeekProps } from "./team-week.tsx";

/** Everything the page of the team shows, section by section, in one language. */
export async function teamProps(locale: Locale) {
  const aboutCrumb = await crumbOf(locale, "about");
  const { document, page, intro, company, t, to } = await simplePage(locale, "team", [aboutCrumb]);
  const { working } = aboutIn(locale);
  const format = formatterIn(locale);
  const [team, posts] = await Promise.all([listTeam(locale), listPosts(locale)]);

  const hero: TeamHeroProps = {
    ...intro,
    label: page.label,
    direction: directionOf(locale),
    flags: team.map(({ flag }) => flag),
  };
  const list: TeamListProps = {
    t,
    members: await Promise.all(
      team.map(async (member) => {
        const post = posts.find(({ author }) => author === member.id);
        return {
          ...member,
          photo: member.photo ? await photoIn(locale, member.photo) : null,
          article: post ? { href: to(paths.post(post.id)), title: post.title } : null,
        };
      }),
    ),
  };
  const week: TeamWeekProps = {
    head: working.head,
    days: working.week.map(({ day, title, body }) => ({
      id: day,
      name: format.weekday(day),
      title,
      body,
      open: company.hours.days.includes(day),
    })),
  };
  const habits: TeamHabitsProps = {
    t,
    head: working.habits.head,
    habits: working.habits.items,
    join: { head: working.join.head, mailHref: mailtoLink(company.contact.email, working.join.subject) },
    companyHref: to(paths.about()),
  };
  const people = team.map((member) => person(locale, member));
  return {
    document: withStructured(document, aboutPage(locale, pageFacts(document)), ...people),
    hero,
    list,
    week,
    habits,
  };
}
