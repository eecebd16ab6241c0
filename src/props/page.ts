import type { Locale } from "#domain/locale.ts";
import type { PageId } from "#domain/page.ts";
import { pageIn } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { pageHead } from "#src/seo/head.ts";
import { locales, siteIn } from "#src/site/site.ts";
import type { BreadcrumbProps, Crumb } from "#src/ui/breadcrumb.tsx";

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

/** What a page whose words stand in content/pages needs: document and introduction. */
export async function simplePage(locale: Locale, id: PageId, path: string, between: Crumb[] = []) {
  const page = await pageIn(locale, id);
  return {
    document: {
      locale,
      path,
      subject: page.heading,
      head: pageHead({ locale, path, ...page.seo }),
      middleware: page.middleware,
    },
    intro: {
      breadcrumb: await breadcrumb(locale, page.label, between),
      heading: page.heading,
      lead: page.lead,
    },
    page,
    company: siteIn(locale),
    t: messagesIn(locale),
    to: (target: string) => addressOf(locale, target),
  };
}

/** A page between home and this one, for the trail. */
export async function crumbOf(locale: Locale, id: PageId, path: string): Promise<Crumb> {
  return { label: (await pageIn(locale, id)).label, href: addressOf(locale, path) };
}
