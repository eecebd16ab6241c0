import { workWeeks } from "#domain/company/service.ts";
import type { Locale } from "#domain/language/locale.ts";
import type { ScreenImage } from "#src/art/screen-image.tsx";
import { listCases, listServices, listTestimonials, type Service } from "#src/content/catalogue.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths, withQuery } from "#src/i18n/paths.ts";
import { casePicture } from "#src/screens/app-screen.ts";
import { namedScreen } from "#src/screens/screen-picture.ts";
import { contactProps } from "#src/sections/company/contact-ways.props.ts";
import { openingNowProps } from "#src/sections/company/opening-now.props.ts";
import type { FaqTeaserProps } from "#src/sections/page/faq-teaser.tsx";
import { breadcrumb, pageFacts } from "#src/sections/page/page.props.ts";
import { serviceCard } from "#src/sections/page/share-cards.props.ts";
import { PLANNER_ID } from "#src/sections/services/planner.props.ts";
import { processProps } from "#src/sections/services/process.props.ts";
import { artOf, priceRange } from "#src/sections/services/service-facts.props.ts";
import { pageHead } from "#src/seo/head.ts";
import { breadcrumbList } from "#src/seo/structured/breadcrumb-list.ts";
import { service as serviceThing } from "#src/seo/structured/pages.ts";
import { shareImage } from "#src/share/share-card.ts";
import { directionOf, locales } from "#src/site/site.ts";
import { asIconName } from "#src/ui/icons/icon-names.ts";
import type { ServiceCase, ServiceCasesProps } from "./service-cases.tsx";
import type { ServiceContactProps } from "./service-contact.tsx";
import type { ServiceDeliverablesProps } from "./service-deliverables.tsx";
import type { ServiceHeroProps } from "./service-hero.tsx";
import type { ServiceOthersProps } from "./service-others.tsx";
import type { ServicePriceProps } from "./service-price.tsx";
import type { ServiceProblemProps } from "./service-problem.tsx";

/** Every service in every language. */
export async function eachService() {
  const pages = await Promise.all(
    locales.map(async (locale) =>
      (await listServices(locale)).map((service) => ({
        params: { locale, service: service.id },
        props: { locale, service },
      })),
    ),
  );
  return pages.flat();
}

/** Everything the page of one service shows, section by section, in one language. */
export async function serviceProps(locale: Locale, service: Service) {
  const t = messagesIn(locale);
  const direction = directionOf(locale);
  const to = (target: string) => addressOf(locale, target);
  const { sections } = service;
  const services = await listServices(locale);
  const crumbs = await breadcrumb(locale, service.title);
  const page = {
    locale,
    path: service.url,
    subject: service.title,
    head: pageHead({ locale, path: service.url, ...service.seo, image: shareImage(serviceCard(locale, service)) }),
  };
  const structured = [breadcrumbList(locale, service.url, crumbs), serviceThing(locale, pageFacts(page))];
  const document = { ...page, structured };
  const contactHref = withQuery(to(paths.contact()), { service: service.id });
  const work = workWeeks(service.durations);
  const weeks = { label: t("services.afterConsultation"), value: t("process.duration", work) };
  const price = { label: t("services.mostProjects"), value: priceRange(locale, service) };

  const hero: ServiceHeroProps = {
    t,
    breadcrumb: crumbs,
    label: service.title,
    heading: service.heading,
    lead: service.lead,
    art: artOf(service),
    direction,
    contactHref,
    plannerHref: `#${PLANNER_ID}`,
    facts: [weeks, price],
    screens: heroScreens(locale, service),
    places: service.technologies.slice(0, 4),
  };
  const problem: ServiceProblemProps = {
    head: { label: t("services.labels.problem"), ...sections.problem },
    paragraphs: service.problem,
    sketch: sketchOf(locale, service),
    direction,
  };
  const deliverables: ServiceDeliverablesProps = {
    head: { label: t("services.labels.deliverables"), ...sections.deliverables },
    deliverables: service.deliverables.map((entry) => ({ ...entry, icon: asIconName(entry.icon) })),
    screen: service.deliverablesScreen === undefined ? null : namedScreen(service.deliverablesScreen, locale),
  };
  const questions: FaqTeaserProps = {
    head: { label: t("services.labels.questions"), ...sections.questions },
    questions: service.questions.map((entry, index) => ({ ...entry, id: `question-${index + 1}` })),
    all: { href: to(paths.faq()), label: t("home.allQuestions") },
  };
  const ways = contactProps(document);
  const contact: Omit<ServiceContactProps, "children"> = {
    t,
    head: { label: t("services.labels.contact"), ...sections.contact },
    contactHref,
    chatHref: ways.chatHref,
    hours: ways.hours,
  };
  const others: ServiceOthersProps = {
    t,
    direction,
    services: services
      .filter(({ id }) => id !== service.id)
      .map((other) => ({
        href: to(other.url),
        art: artOf(other),
        title: other.title,
        body: other.body,
        startsAtWeeks: other.startsAtWeeks,
      })),
  };

  return {
    document,
    hero,
    problem,
    deliverables,
    process: processProps(locale, { label: t("services.labels.process"), ...sections.process }),
    price: servicePriceProps(locale, { service, services, weeks, price }),
    cases: await casesProps(locale, service),
    questions,
    contact,
    openingNow: openingNowProps(locale),
    others,
  };
}

function sketchOf(locale: Locale, { sketch }: Pick<Service, "sketch">): ServiceProblemProps["sketch"] {
  if (sketch?.kind !== "weight") return sketch ?? null;
  const written = (kb: number | undefined) =>
    messagesIn(locale)("services.kilobytes", { size: formatterIn(locale).number(kb ?? 0) });
  return {
    ...sketch,
    ends: {
      usual: written(sketch.usualKb.at(-1)),
      limit: written(sketch.limitKb),
      ours: written(sketch.oursKb.at(-1)),
    },
  };
}

/** Between two marks of the scale of prices, in full units of the currency. */
const PRICE_STEP = 25_000;

type PriceInput = { service: Service; services: Service[] } & Pick<ServicePriceProps, "weeks" | "price">;

function servicePriceProps(locale: Locale, { service, services, weeks, price }: PriceInput): ServicePriceProps {
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  const most = Math.max(...services.map(({ priceRange: { to } }) => to));
  return {
    t,
    head: { label: t("services.labels.price"), ...service.sections.price },
    direction: directionOf(locale),
    price,
    weeks,
    technologies: service.technologies,
    scale: {
      marks: Array.from({ length: Math.ceil(most / PRICE_STEP) + 1 }, (_, index) => ({
        value: index * PRICE_STEP,
        shown: format.number(index * PRICE_STEP),
      })),
      rows: services.map((entry) => ({
        id: entry.id,
        title: entry.title,
        range: entry.priceRange,
        current: entry.id === service.id,
        shown: priceRange(locale, entry),
      })),
    },
  };
}

/** A single window is shown in two languages, the page's own in front. */
function heroScreens(locale: Locale, { img, screens }: Service): ScreenImage[] {
  const own = screens.map((name) => namedScreen(name, locale));
  if (img === "general") return own.slice(0, 1);
  const [only, second] = own;
  const other = locales.find((each) => each !== locale);
  if (!only || second || only.frame !== "window" || !other) return own;
  // Its description is that of the one in front.
  return [...screens.map((name) => ({ ...namedScreen(name, other), alt: "" })), only];
}

/** So many cases are shown with their screens, the others of the kind as one line each. */
const CASES_WITH_SCREENS = 3;

/** Null for a service without cases. */
async function casesProps(locale: Locale, service: Service): Promise<ServiceCasesProps | null> {
  const t = messagesIn(locale);
  const cases: ServiceCase[] = await Promise.all(
    (await listCases(locale))
      .filter((entry) => entry.service === service.id)
      .map(async (entry) => ({ ...entry, picture: await casePicture(entry, locale) })),
  );
  // A list of one line looks unfinished: that case joins the ones with screens.
  const shown = cases.length === CASES_WITH_SCREENS + 1 ? cases.length : CASES_WITH_SCREENS;
  const [lead, ...others] = cases.slice(0, shown);
  if (!lead) return null;
  const quote = (await listTestimonials(locale)).find((entry) => entry.case === lead.id);
  return {
    t,
    head: { label: t("services.labels.work"), ...service.sections.work },
    lead,
    quote: quote ? { text: quote.quote, name: quote.name, role: quote.role, flag: quote.flag } : null,
    others,
    more: cases.slice(shown),
  };
}
