import { lowestMonthly } from "#domain/catalogue/price.ts";
import { workWeeks } from "#domain/company/service.ts";
import type { Locale } from "#domain/language/locale.ts";
import { PAGE_IDS, PAGES, type PageId } from "#domain/site/pages.ts";
import {
  type App,
  listApps,
  listPosts,
  listServices,
  listStoreItems,
  type Page,
  type Post,
  pageIn,
  type Service,
  type StoreItem,
  taxonomyIn,
} from "#src/content/catalogue.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { companyFigures } from "#src/sections/company/company-figures.props.ts";
import {
  authorOf,
  categoryDrawing,
  categoryOf,
  postDrawing,
  readingTimeOf,
} from "#src/sections/posts/post-summary.props.ts";
import { artOf, priceRange } from "#src/sections/services/service-facts.props.ts";
import type { ShareCard } from "#src/share/share-card.ts";
import { locales, siteIn } from "#src/site/site.ts";

/** The pictures that links to our pages are shared with: what stands on each, in one language. */

type CardInput = Omit<ShareCard, "alt">;

function finished(card: CardInput): ShareCard {
  const title = typeof card.title === "string" ? card.title : card.title.join(" ");
  return { ...card, alt: messagesIn(card.locale)("share.alt", { label: card.label, title }) };
}

async function homeCard(locale: Locale): Promise<ShareCard> {
  const { brand } = siteIn(locale);
  return finished({
    locale,
    name: "home",
    label: brand.tagline,
    title: brand.headline,
    figures: companyFigures(locale, await listApps(locale)),
    art: { kind: "screens" },
  });
}

/** For pages that have none of their own. */
export function companyCard(locale: Locale): ShareCard {
  const { brand } = siteIn(locale);
  return finished({
    locale,
    name: "company",
    label: brand.legalName,
    title: brand.tagline,
    text: brand.promise,
    figures: [],
    art: { kind: "emblem" },
  });
}

export async function pageCard(locale: Locale, id: PageId, page: Page): Promise<ShareCard> {
  if (PAGES[id].shareCard === "screens") return homeCard(locale);
  return finished({
    locale,
    name: id,
    label: page.label,
    title: page.heading,
    figures: [],
    art: { kind: "emblem" },
  });
}

export function serviceCard(locale: Locale, service: Service): ShareCard {
  const t = messagesIn(locale);
  return finished({
    locale,
    name: `service-${service.id}`,
    label: service.title,
    title: service.heading,
    figures: [
      { value: t("process.duration", workWeeks(service.durations)), label: t("services.afterConsultation") },
      { value: priceRange(locale, service), label: t("services.mostProjects") },
    ],
    art: { kind: "service", object: artOf(service) },
  });
}

export function appCard(locale: Locale, app: App): ShareCard {
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  return finished({
    locale,
    name: `app-${app.id}`,
    label: app.kind,
    title: app.name,
    text: app.tagline,
    figures: [
      ...(app.rating ? [{ value: app.rating.value.toFixed(1), label: t("apps.rating") }] : []),
      { value: format.compact(app.downloads), label: t("apps.downloads") },
      { value: format.compact(app.users), label: t("apps.users") },
    ],
    art: { kind: "app", app: app.id },
  });
}

export function itemCard(locale: Locale, app: App, item: StoreItem): ShareCard {
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  const lowest = lowestMonthly(item.plans);
  return finished({
    locale,
    name: `item-${app.id}-${item.id}`,
    label: t("share.item", { kind: t(`apps.kinds.${item.kind}`), app: app.name }),
    title: item.name,
    figures: [
      { value: lowest === null ? t("plans.free") : format.price(lowest), label: t("share.monthlyFrom") },
      { value: item.version, label: t("apps.version") },
      { value: t("apps.megabytes", { size: format.number(item.fileSizeMb) }), label: t("apps.fileSize") },
    ],
    art: { kind: "ticket", app: app.id },
  });
}

/** For the category's own pages, and for its articles that have none of their own. */
export async function categoryCard(locale: Locale, id: string): Promise<ShareCard> {
  const { label } = await pageIn(locale, "blog");
  const { name, lead } = categoryOf(locale, { category: id });
  return finished({
    locale,
    name: `category-${id}`,
    label,
    title: name,
    text: lead,
    figures: [],
    art: { kind: "cover", ...categoryDrawing(locale, id) },
  });
}

/** Drawing takes many times as long as the rest of a page: older articles are shared with their category's picture. */
const OWN_POST_CARDS = 100;

export async function postCard(locale: Locale, post: Post): Promise<ShareCard> {
  const newest = (await listPosts(locale)).slice(0, OWN_POST_CARDS);
  if (!newest.some(({ id }) => id === post.id)) return categoryCard(locale, post.category);
  const author = await authorOf(locale, post);
  return finished({
    locale,
    name: `post-${post.id}`,
    label: categoryOf(locale, post).name,
    title: post.title,
    figures: [
      {
        value: author.name,
        label: `${formatterIn(locale).date(post.publishedOn)} · ${await readingTimeOf(locale, post)}`,
      },
    ],
    art: { kind: "cover", ...(await postDrawing(locale, post)) },
  });
}

/** Every picture there is, once. */
export async function listShareCards(): Promise<ShareCard[]> {
  const cards = await Promise.all(
    locales.map(async (locale) => {
      const apps = await listApps(locale);
      return [
        companyCard(locale),
        ...(await Promise.all(PAGE_IDS.map(async (id) => pageCard(locale, id, await pageIn(locale, id))))),
        ...(await listServices(locale)).map((service) => serviceCard(locale, service)),
        ...apps.map((app) => appCard(locale, app)),
        ...(await listStoreItems(locale)).flatMap((item) =>
          apps.filter(({ id }) => id === item.app).map((app) => itemCard(locale, app, item)),
        ),
        ...(await Promise.all(taxonomyIn(locale).postCategories.map(({ id }) => categoryCard(locale, id)))),
        ...(await Promise.all(
          (await listPosts(locale)).slice(0, OWN_POST_CARDS).map((post) => postCard(locale, post)),
        )),
      ];
    }),
  );
  return cards.flat();
}
