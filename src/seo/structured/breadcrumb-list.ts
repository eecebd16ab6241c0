import type { Locale } from "#domain/language/locale.ts";
import { absoluteUrl } from "#src/i18n/paths.ts";
import { site } from "#src/site/site.ts";
import { type Thing, urlIn } from "./thing.ts";

type Trail = { trail: readonly { label: string; href: string }[]; current: string };

/** The way down to a page, as its breadcrumb shows it. */
export function breadcrumbList(locale: Locale, path: string, { trail, current }: Trail): Thing {
  const steps = [
    ...trail.map(({ label, href }) => ({ name: label, item: absoluteUrl(site.url, href) })),
    { name: current, item: urlIn(locale, path) },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  };
}
