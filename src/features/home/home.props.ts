import type { Locale } from "#domain/language/locale.ts";
import type { HomeSection } from "#domain/site/home-sections.ts";
import { coordinatesOf, scaleOf } from "#src/art/theme/coordinates.ts";
import { featuresIn, homeIn, homeSections, listApps, listPosts, listServices } from "#src/content/catalogue.ts";
import { faqIn } from "#src/content/faq.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { paths } from "#src/i18n/paths.ts";
import { screenPicture } from "#src/screens/screen-picture.ts";
import { planSheetProps, taxNote } from "#src/sections/catalogue/plans.props.ts";
import { averageRating, companyFigures } from "#src/sections/company/company-figures.props.ts";
import { contactProps } from "#src/sections/company/contact-ways.props.ts";
import { milestonesIn } from "#src/sections/company/milestones.props.ts";
import { openingNowProps } from "#src/sections/company/opening-now.props.ts";
import type { FaqTeaserProps } from "#src/sections/page/faq-teaser.tsx";
import { simplePage, withStructured } from "#src/sections/page/page.props.ts";
import { plannerLinks, processProps, scheduleProps } from "#src/sections/services/process.props.ts";
import { artOf } from "#src/sections/services/service-facts.props.ts";
import { organization, webSite } from "#src/seo/structured/organization.ts";
import { directionOf } from "#src/site/site.ts";
import { asIconName } from "#src/ui/icons/icon-names.ts";
import { appShelfProps } from "./app-shelf.props.ts";
import { blogTeaserProps } from "./blog-teaser.props.ts";
import { showcaseProps } from "./case-showcase.props.ts";
import type { CompanyLogProps } from "./company-log.tsx";
import type { ContactCardProps } from "./contact-card.tsx";
import type { FeatureBentoProps } from "./feature-bento.tsx";
import type { HomeHeroProps } from "./home-hero.tsx";
import type { ServiceGridProps } from "./service-grid.tsx";
import { testimonialBoardProps } from "./testimonial-board.props.ts";

/** Products whose screens stand in the hero, from the largest place to the smallest. */
const HERO_SCREENS = ["daftar", "mawid", "shahna"] as const;

/** Sections with a ground of their own; the next one does not join them. */
const OWN_GROUND: ReadonlySet<HomeSection> = new Set(["services", "process", "testimonials"]);

/** Whether a section joins the one above it: both stand on the page's own ground. */
function isTight(section: HomeSection): boolean {
  const above = homeSections[homeSections.indexOf(section) - 1];
  return above !== undefined && !OWN_GROUND.has(above);
}

/** The section of this page, or the page where an owner has hidden the section. */
const sectionOr = (section: HomeSection, page: string): string =>
  homeSections.includes(section) ? `#${section}` : page;

/** Everything the home page shows, section by section, in one language. */
export async function homeProps(locale: Locale) {
  const { document, page, company, t, to } = await simplePage(locale, "home");
  const home = homeIn(locale);
  const direction = directionOf(locale);
  const format = formatterIn(locale);
  const [apps, services, posts] = await Promise.all([listApps(locale), listServices(locale), listPosts(locale)]);
  const { sections } = home;
  const [flagship] = apps;
  if (!flagship) throw new Error("content/apps: there is no app");
  const downloads = apps.reduce((sum, app) => sum + app.downloads, 0);

  const hero: HomeHeroProps = {
    t,
    direction,
    headline: company.brand.headline,
    eyebrow: company.brand.tagline,
    coordinates: coordinatesOf(company.contact.coordinates, t),
    scale: scaleOf(company.contact.coordinates),
    lead: page.lead,
    contactHref: sectionOr("contact", to(paths.contact())),
    storeHref: sectionOr("store", to(paths.apps())),
    facts: companyFigures(locale, apps),
    screens: HERO_SCREENS.map((id) => screenPicture(id, locale)),
    names: HERO_SCREENS.map((id) => apps.find((app) => app.id === id)?.name ?? id),
  };

  const features: FeatureBentoProps = {
    t,
    head: sections.feature,
    tight: isTight("feature"),
    direction,
    features: featuresIn(locale).map((feature) => ({ ...feature, icon: asIconName(feature.icon) })),
    evidence: {
      ...home.evidence,
      invoices: home.evidence.invoices.map((invoice) => ({
        ...invoice,
        lines: invoice.lines.map(({ name, amount }) => ({ name, amount: format.amount(amount) })),
        total: format.amount(invoice.total),
      })),
    },
  };

  const serviceGrid: ServiceGridProps = {
    t,
    head: sections.services,
    direction,
    services: services.map((service) => ({
      href: to(service.url),
      art: artOf(service),
      title: service.title,
      body: service.body,
      technologies: service.technologies.slice(0, 3),
      startsAtWeeks: service.startsAtWeeks,
    })),
  };

  const log: CompanyLogProps = {
    t,
    head: sections.claims,
    tight: isTight("claims"),
    direction,
    claims: [company.claims.projects, company.claims.clients],
    figures: [
      ...averageRating(locale, apps),
      { value: format.compact(downloads), label: t("home.downloads") },
      { value: String(home.firstReplyMinutes), label: t("home.firstReply", { count: home.firstReplyMinutes }) },
    ],
    milestones: milestonesIn(locale),
  };

  const questions = faqIn(locale).groups.flatMap((group) => group.questions);
  const faq: FaqTeaserProps = {
    head: sections.faq,
    tight: isTight("faq"),
    questions: home.questions.map((id) => {
      const question = questions.find((candidate) => candidate.id === id);
      if (!question) throw new Error(`content/home.json: questions: there is no question "${id}" in the FAQ`);
      return question;
    }),
    all: { href: to(paths.faq()), label: t("home.allQuestions") },
  };

  const contact: Omit<ContactCardProps, "form" | "children"> = {
    t,
    head: sections.contact,
    tight: isTight("contact"),
    direction,
    ways: contactProps(document),
  };

  return {
    document: withStructured(document, organization(locale), webSite(locale)),
    /** In the order of the page. */
    order: homeSections,
    hero,
    feature: features,
    services: serviceGrid,
    store: await appShelfProps(locale, { head: sections.store, tight: isTight("store"), apps }),
    process: { ...processProps(locale, sections.process), planners: await plannerLinks(locale) },
    schedule: scheduleProps(locale),
    work: await showcaseProps(locale, { head: sections.work, tight: isTight("work"), services }),
    claims: log,
    // Hidden where a company has none to show yet.
    testimonials: homeSections.includes("testimonials")
      ? await testimonialBoardProps(locale, { head: sections.testimonials })
      : null,
    pricing: {
      ...planSheetProps(locale, {
        head: sections.pricing,
        entry: flagship,
        sold: { app: flagship.id },
        notes: [home.plansNote, taxNote(locale, flagship.plans)],
      }),
      tight: isTight("pricing"),
    },
    blog: await blogTeaserProps(locale, { head: sections.blog, tight: isTight("blog"), posts: posts.slice(0, 4) }),
    faq,
    contact,
    openingNow: openingNowProps(locale),
  };
}
