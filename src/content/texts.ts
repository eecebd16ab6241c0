import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "#domain/language/locale.ts";
import { anchorsOf, outlineOf } from "#domain/text/outline.ts";
import { plainTextOf } from "#domain/text/plain-text.ts";
import { wordsOf } from "#domain/text/reading-time.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf } from "#src/i18n/paths.ts";
import { locales, site, siteIn } from "#src/site/site.ts";
import { type MarkdownLabels, type RenderedMarkdown, renderMarkdown } from "./markdown.ts";
import { memoizeInBuild } from "./memoize-in-build.ts";
import { findPicture } from "./pictures.ts";

/** Folders of content whose entries have a text in each language. */
type TextFolder = "apps" | "blog" | "policy";

export type Text = RenderedMarkdown;

/**
 * The Markdown source of a text. It is read from its file each time: all texts together may not fit into memory. No
 * collection holds texts; in development build/reload-content.ts reloads a page when one changes.
 */
async function sourceOf(folder: TextFolder, id: string, locale: Locale): Promise<string> {
  const path = join(import.meta.env.CONTENT_DIR, folder, id, `${locale}.md`);
  return (await readFile(path, "utf8")).trim();
}

/** Number of words of a text, without rendering it: lists show the reading time of many texts. */
export const wordsIn = memoizeInBuild(
  async ({ folder, id, locale }: { folder: TextFolder; id: string; locale: Locale }) =>
    wordsOf(await sourceOf(folder, id, locale)),
);

/** The searchable words of a text, from its source: a cached page is not rendered again for them. */
export async function plainTextIn(folder: TextFolder, id: string, locale: Locale): Promise<string> {
  const text = plainTextOf(await sourceOf(folder, id, locale));
  return text.replaceAll("{brand}", siteIn(locale).brand.name).replaceAll("{email}", site.contact.email);
}

/** In every language: the anchors of a text are shared by its languages. */
export const sourcesOf = (folder: TextFolder, id: string): Promise<string[]> =>
  Promise.all(locales.map((locale) => sourceOf(folder, id, locale)));

/**
 * A Markdown text in one language, rendered. Links in it name addresses without a language. It is rendered here and
 * not by a collection, whose cache would know nothing of the messages and parts that the rendering depends on.
 */
export async function textOf(folder: TextFolder, id: string, locale: Locale): Promise<Text> {
  const sources = await sourcesOf(folder, id);
  const markdown = sources[locales.indexOf(locale)];
  if (markdown === undefined) throw new Error(`content/site.json: "${locale}" is not an active locale`);
  return renderText({ folder: `${folder}/${id}`, locale, markdown, sources });
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
    code: (number) => t("post.code", { number: String(number) }),
  };
}

const emailLink = () => `<a href="mailto:${site.contact.email}"><bdi dir="ltr">${site.contact.email}</bdi></a>`;
