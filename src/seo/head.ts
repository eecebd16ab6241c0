import type { Locale } from "#domain/language/locale.ts";
import { TITLE_LENGTHS } from "#domain/site/constants.ts";
import { absoluteUrl, addressOf } from "#src/i18n/paths.ts";
import { localeRow, localeRows, site, siteIn } from "#src/site/site.ts";

export type Alternate = { hreflang: string; href: string };

/** The picture of link previews. */
export type HeadImage = { url: string; width: number; height: number; alt: string };

/** Additional metadata of an article. */
type ArticleFacts = { publishedOn: string; updatedOn?: string | undefined; section: string; tags: readonly string[] };

/** A meta tag: `property` for Open Graph, `name` for others. */
export type Meta = { property: string; content: string } | { name: string; content: string };

export type Head = {
  title: string;
  description: string;
  /** Null on pages that search engines should not list. */
  canonical: string | null;
  /** The page in every language; none where it is no page of its own, such as an error. */
  alternates: Alternate[];
  /** Tags for link previews. */
  sharing: Meta[];
};

/** Canonical address and language versions of a page: the one source for head and sitemap. */
export function versionsOf(locale: Locale, path: string): { canonical: string; alternates: Alternate[] } {
  const urlIn = (code: Locale) => absoluteUrl(site.url, addressOf(code, path));
  return {
    canonical: urlIn(locale),
    alternates: [
      ...localeRows.map((row) => ({ hreflang: row.iso, href: urlIn(row.code) })),
      { hreflang: "x-default", href: urlIn(site.defaultLocale) },
    ],
  };
}

type PageFacts = {
  locale: Locale;
  path: string;
  title: string;
  description: string;
  image: HeadImage;
  article?: ArticleFacts;
};

/** The document title: the page's title, with the company's name where there is room. */
export function titleIn(locale: Locale, title: string): string {
  const named = `${title} · ${siteIn(locale).brand.name}`;
  return [...named].length <= TITLE_LENGTHS.most || [...title].length < TITLE_LENGTHS.least ? named : title;
}

/** The head of a page at its own address. */
export function pageHead({ locale, path, title, description, image, article }: PageFacts): Head {
  const versions = versionsOf(locale, path);
  return {
    title: titleIn(locale, title),
    description,
    ...versions,
    sharing: sharingMeta({ locale, title, description, url: versions.canonical, image, article }),
  };
}

/** The head of an error page, which is shown at the address of another page. */
export function placelessHead(page: Pick<PageFacts, "locale" | "title" | "description" | "image">): Head {
  return {
    title: page.title,
    description: page.description,
    canonical: null,
    alternates: [],
    sharing: sharingMeta(page),
  };
}

type SharingFacts = Omit<PageFacts, "path" | "article"> & { url?: string; article?: ArticleFacts | undefined };

/** The title without the brand, which link previews show beside it. */
function sharingMeta({ locale, title, description, url, image, article }: SharingFacts): Meta[] {
  const property = (name: string, content: string) => ({ property: name, content });
  const others = localeRows.filter(({ code }) => code !== locale);
  return [
    property("og:type", article ? "article" : "website"),
    property("og:site_name", siteIn(locale).brand.name),
    property("og:title", title),
    property("og:description", description),
    ...(url === undefined ? [] : [property("og:url", url)]),
    property("og:locale", localeRow(locale).openGraph),
    ...others.map((row) => property("og:locale:alternate", row.openGraph)),
    property("og:image", image.url),
    property("og:image:type", "image/png"),
    property("og:image:width", String(image.width)),
    property("og:image:height", String(image.height)),
    property("og:image:alt", image.alt),
    ...(article ? articleMeta(article) : []),
    // The others are read from Open Graph.
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function articleMeta({ publishedOn, updatedOn, section, tags }: ArticleFacts): Meta[] {
  const of = (name: string, content: string) => ({ property: `article:${name}`, content });
  return [
    of("published_time", publishedOn),
    ...(updatedOn === undefined ? [] : [of("modified_time", updatedOn)]),
    of("section", section),
    ...tags.map((tag) => of("tag", tag)),
  ];
}
