import type { Locale } from "#domain/language/locale.ts";
import { coordinatesOf } from "#src/art/theme/coordinates.ts";
import { aboutIn } from "#src/content/about.ts";
import { listTeam } from "#src/content/catalogue.ts";
import { paths } from "#src/i18n/paths.ts";
import { contactHoursProps } from "#src/sections/company/contact-hours.props.ts";
import { contactProps } from "#src/sections/company/contact-ways.props.ts";
import { milestonesIn } from "#src/sections/company/milestones.props.ts";
import type { MilestonesProps } from "#src/sections/company/milestones.tsx";
import { pageFacts, simplePage, withStructured } from "#src/sections/page/page.props.ts";
import { aboutPage } from "#src/seo/structured/pages.ts";
import { directionOf } from "#src/site/site.ts";
import type { AboutHeroProps } from "./about-hero.tsx";
import type { AboutPeopleProps } from "./about-people.tsx";
import type { AboutPlaceProps } from "./about-place.tsx";
import type { AboutStoryProps } from "./about-story.tsx";
import type { AboutValuesProps } from "./about-values.tsx";

/** Everything the page about the company shows, section by section, in one language. */
export async function aboutProps(locale: Locale) {
  const { document, page, intro, company, t, to } = await simplePage(locale, "about");
  const about = aboutIn(locale);
  const direction = directionOf(locale);
  const team = await listTeam(locale);
  const ways = contactProps(document);

  const hero: AboutHeroProps = {
    ...intro,
    label: page.label,
    direction,
    claims: [company.claims.clients, company.claims.projects],
  };

  const { member, quote } = about.story.voice;
  const speaker = team.find(({ id }) => id === member);
  if (!speaker) throw new Error(`content/about.json: story.voice.member: there is no "${member}" in content/team`);
  const story: AboutStoryProps = {
    head: about.story.head,
    paragraphs: about.story.paragraphs,
    voice: { quote, name: speaker.name, role: speaker.role, flag: speaker.flag },
  };

  const milestones: MilestonesProps = { t, head: about.milestones.head, direction, milestones: milestonesIn(locale) };
  const values: AboutValuesProps = { t, head: about.values.head, values: about.values.items };
  const place: Omit<AboutPlaceProps, "children"> = {
    t,
    head: about.place.head,
    direction,
    address: ways.address,
    coordinates: coordinatesOf(company.contact.coordinates, t),
    phone: ways.phone,
    email: ways.email,
    how: about.place.how,
  };
  const crew: AboutPeopleProps = {
    t,
    head: about.crew.head,
    direction,
    flags: team.map(({ flag }) => flag),
    teamHref: to(paths.team()),
    contactHref: to(paths.contact()),
  };

  return {
    document: withStructured(document, aboutPage(locale, pageFacts(document))),
    hero,
    story,
    milestones,
    values,
    place,
    hours: contactHoursProps(locale),
    crew,
  };
}
