import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createTranslator } from "use-intl/core";
import type { ContentFolder } from "#build/entries/content-folder.ts";
import type { KindSource } from "#build/entries/kinds.ts";
import { siteSchemaOf } from "#domain/site/site.ts";
import { anchorsOf, outlineOf } from "#domain/text/outline.ts";
import type { PreviewRequest } from "#editor/contract.ts";
import { picturesBeside } from "#editor/model/pictures/beside.ts";
import { libraryFileAddress, libraryFiles, libraryPath } from "#editor/model/pictures/library.ts";
import { sizeOf } from "#editor/model/pictures/stored-file.ts";
import { pictureAddress } from "#editor/model/pictures/text-pictures.ts";
import { type MarkdownLabels, type Picture, renderMarkdown } from "#src/content/markdown.ts";
import { addressOf } from "#src/i18n/paths.ts";

/** A text as its page shows it: the same renderer, with the words, links and pictures it has there. */
export async function previewOf(
  contentFolder: ContentFolder,
  kind: KindSource,
  { id, locale, texts, siteAddress }: PreviewRequest & { siteAddress: string | null },
): Promise<string> {
  const sources = contentFolder.locales.map((code) => texts[code] ?? "");
  const { html } = await renderMarkdown({
    markdown: texts[locale] ?? "",
    // While one is being written, it may have headings the others lack.
    anchors: anchorsOf([texts[locale] ?? "", ...sources].map(outlineOf)),
    labels: labelsIn(contentFolder, locale),
    linkTo: (path) => `${siteAddress ?? ""}${addressOf(locale, path)}`,
    findPicture: (name) => findPicture(contentFolder, kind, { id, target: name }),
  });
  const { brand, contact } = siteOf(contentFolder);
  return html
    .replaceAll("{brand}", brand.name[locale] ?? "")
    .replaceAll("{email}", `<a href="mailto:${contact.email}"><bdi dir="ltr">${contact.email}</bdi></a>`);
}

function siteOf({ read }: ContentFolder) {
  const file: unknown = JSON.parse(read("site.json") ?? "null");
  return siteSchemaOf(file).parse(file);
}

function labelsIn({ rows, read }: ContentFolder, locale: string): MarkdownLabels {
  const row = rows.find(({ code }) => code === locale);
  const messages = JSON.parse(read(`messages/${row?.file}`) ?? "{}");
  const t = createTranslator({ locale: row?.formatting ?? locale, messages });
  return {
    callouts: { note: t("post.note"), warning: t("post.warning") },
    footnotes: t("post.footnotes"),
    backToReference: (note, place) => t("post.backToReference", { note: String(note), place }),
    table: (number) => t("post.table", { number: String(number) }),
    code: (number) => t("post.code", { number: String(number) }),
  };
}

/** From any text to the library. */
const LIBRARY_WAY = "../../pictures/";

async function findPicture(
  contentFolder: ContentFolder,
  kind: KindSource,
  { id, target }: { id: string; target: string },
): Promise<Picture> {
  const name = basename(target);
  if (target.startsWith(LIBRARY_WAY)) {
    if (!libraryFiles(contentFolder).includes(name)) throw new Error(`${name} is not in the library`);
    const src = libraryFileAddress(name);
    return photo(src, libraryPath(contentFolder, name));
  }
  const file = picturesBeside(contentFolder, kind, id).get(name);
  if (file === undefined) throw new Error(`./${name} is not beside the text`);
  const path = join(contentFolder.contentDir, file);
  if (name.endsWith(".svg")) return { kind: "drawing", svg: readFileSync(path, "utf8") };
  return photo(pictureAddress(kind.id, id, name), path);
}

/** As it is: the build makes the smaller ones. */
const photo = async (src: string, path: string): Promise<Picture> => ({
  kind: "photo",
  day: { src, srcset: src },
  night: null,
  ...(await sizeOf(path)),
});
