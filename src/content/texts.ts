import { getEntry } from "astro:content";
import type { Locale } from "#domain/locale.ts";
import { anchorsOf, outlineOf } from "#domain/outline.ts";
import { wordsOf } from "#domain/reading-time.ts";
import { remembered } from "#domain/remembered.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf } from "#src/i18n/paths.ts";
import { locales, site, siteIn } from "#src/site/site.ts";
import { type MarkdownLabels, type RenderedMarkdown, renderMarkdown } from "./markdown.ts";
import { findPicture } from "./pictures.ts";

/** Where the texts of a collection lie in content/. */
const FOLDERS = { appTexts: "apps", postTexts: "blog", policyTexts: "policy" } as const;

type TextCollection = keyof typeof FOLDERS;

export type Text = RenderedMarkdown;

async function sourceOf(collection: TextCollection, id: string, locale: Locale): Promise<string> {
  const entry = await getEntry(collection, `${id}/${locale}`);
  if (entry?.body === undefined) throw new Error(`content/${FOLDERS[collection]}/${id}/${locale}.md is missing`);
  return entry.body;
}

/** Lists ask for the same texts again. */
const countOf = remembered(wordsOf, { keyOf: String });

/** How many words there are to read. Lists ask only for this: it costs no rendering. */
export async function wordsIn(collection: TextCollection, id: string, locale: Locale): Promise<number> {
  return countOf(await sourceOf(collection, id, locale));
}

/** The page, the feed and the search ask for the same texts: each is rendered once for a source. */
const known = new Map<string, { sources: readonly string[]; text: Promise<Text> }>();

/**
 * A Markdown text in one language, rendered. Links in it name addresses without a language. It is rendered here and
 * not by the collection, whose cache knows nothing of the messages and parts that the rendering depends on.
 */
export async function textOf(collection: TextCollection, id: string, locale: Locale): Promise<Text> {
  const folder = `${FOLDERS[collection]}/${id}`;
  // The anchors of a text are shared by its languages.
  const sources = await Promise.all(locales.map((code) => sourceOf(collection, id, code)));
  const key = `${folder}/${locale}`;
  const before = known.get(key);
  if (before && sources.every((source, index) => source === before.sources[index])) return before.text;
  const markdown = sources[locales.indexOf(locale)];
  if (markdown === undefined) throw new Error(`content/site.json: "${locale}" is not an active locale`);
  const text = renderText({ folder, locale, markdown, sources });
  known.set(key, { sources, text });
  return text;
}

type Sources = { folder: string; locale: Locale; markdown: string; sources: readonly string[] };

async function renderText({ folder, locale, markdown, sources }: Sources): Promise<Text> {
  const rendered = await renderMarkdown({
    markdown,
    anchors: anchorsOf(sources.map(outlineOf)),
    labels: labelsIn(locale),
    linkTo: (path) => addressOf(locale, path),
    findPicture: (name) => findPicture(folder, name),
  });
  const brand = siteIn(locale).brand.name;
  return {
    html: rendered.html.replaceAll("{brand}", brand).replaceAll("{email}", emailLink()),
    headings: rendered.headings.map((heading) => ({ ...heading, text: heading.text.replaceAll("{brand}", brand) })),
  };
}

function labelsIn(locale: Locale): MarkdownLabels {
  const t = messagesIn(locale);
  return {
    callouts: { note: t("post.note"), warning: t("post.warning") },
    footnotes: t("post.footnotes"),
    backToReference: (note, place) => t("post.backToReference", { note: String(note), place }),
    table: (number) => t("post.table", { number: String(number) }),
  };
}

const emailLink = () => `<a href="mailto:${site.contact.email}"><bdi dir="ltr">${site.contact.email}</bdi></a>`;
