import type { Locale } from "#domain/language/locale.ts";
import { PAGES, type PageId } from "#domain/site/pages.ts";
import { pageIn } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { type Head, pageHead } from "#src/seo/head.ts";
import { breadcrumbList } from "#src/seo/structured/breadcrumb-list.ts";
import type { Thing } from "#src/seo/structured/thing.ts";
import { shareImage } from "#src/share/share-card.ts";
import { locales, siteIn } from "#src/site/site.ts";
import type { BreadcrumbProps, Crumb } from "#src/ui/navigation/breadcrumb.tsx";
import { pageCard } from "./share-cards.props.ts";

/** Every address exists once in each active language. */
export const eachLocale = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

/** Trail from the home page down to, and not including, the current page. */
export async function breadcrumb(locale: Locale, current: string, between: Crumb[] = []): Promise<BreadcrumbProps> {
  const home = await pageIn(locale, "home");
  return {
    label: messagesIn(locale)("frame.path"),
    trail: [{ label: home.label, href: addressOf(locale, paths.home()) }, ...between],
    current,
  };
}

/** Who writes from the home or the contact page writes to the company, not about that page. */
const ABOUT_THE_COMPANY: ReadonlySet<PageId> = new Set(["home", "contact"]);

/** What a message from a page is about. A heading may be a question or a slogan; the label names the page. */
const subjectOf = (id: PageId, label: string, brand: string) => (ABOUT_THE_COMPANY.has(id) ? brand : label);

/** What a page whose words stand in content/pages needs: document and introduction. */
export async function simplePage(locale: Locale, id: PageId, between: Crumb[] = []) {
  const { path, sitemap, search } = PAGES[id];
  const page = await pageIn(locale, id);
  const crumbs = await breadcrumb(locale, page.label, between);
  const t = messagesIn(locale);
  const company = siteIn(locale);
  const head = pageHead({ locale, path, ...page.seo, image: shareImage(await pageCard(locale, id, page)) });
  return {
    document: {
      locale,
      path,
      subject: subjectOf(id, page.label, company.brand.name),
      // What visitors find has its versions in other languages, also where search engines are to leave it out.
      head: sitemap ? head : { ...head, canonical: null, alternates: search ? head.alternates : [] },
      middleware: sitemap ? page.middleware : [...page.middleware, "noindex"],
      structured: path === paths.home() ? [] : [breadcrumbList(locale, path, crumbs)],
    },
    intro: {
      breadcrumb: crumbs,
      heading: page.heading,
      lead: page.lead,
    },
    page,
    company,
    t,
    to: (target: string) => addressOf(locale, target),
  };
}

/** A page's document with more structured data. */
export function withStructured<Document extends { structured: Thing[] }>(
  document: Document,
  ...things: Thing[]
): Document {
  return { ...document, structured: [...document.structured, ...things] };
}

/** What structured data says of a page. */
export const pageFacts = ({ path, subject, head }: { path: string; subject: string; head: Head }) => ({
  path,
  name: subject,
  description: head.description,
});

/** A page between home and this one, for the trail. */
export async function crumbOf(locale: Locale, id: PageId): Promise<Crumb> {
  return { label: (await pageIn(locale, id)).label, href: addressOf(locale, PAGES[id].path) };
}
