import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { DRAFTS_FOLDER, idIn } from "#domain/content/content-files.ts";
import { activeLocales, type LocaleRow, localeCodeSchema, localesSchema } from "#domain/language/locale.ts";
import { type Localizer, localizerOf } from "#domain/language/localized.ts";
import { type KindSource, ONLY_ENTRY } from "./kinds.ts";

/** A content folder with the languages it has now. Opened for each request: files may be changed by others as well. */
export type ContentFolder = {
  contentDir: string;
  rows: readonly LocaleRow[];
  locales: readonly string[];
  defaultLocale: string;
  localized: Localizer;
  /** Text of a file below the content folder; null where there is none. */
  read: (file: string) => string | null;
};

const languagesSchema = z.object({ locales: localesSchema, defaultLocale: localeCodeSchema });

/** `changed` are files that are not written yet: path below the folder, and text. */
export function openContentFolder(contentDir: string, changed?: ReadonlyMap<string, string>): ContentFolder {
  const stored = readerOf(contentDir);
  const read = (file: string) => changed?.get(file) ?? stored(file);
  const site: unknown = JSON.parse(read("site.json") ?? "null");
  const { locales, defaultLocale } = languagesSchema.parse(site);
  const rows = activeLocales(locales);
  const codes = rows.map(({ code }) => code);
  return { contentDir, rows, locales: codes, defaultLocale, localized: localizerOf(codes), read };
}

const readerOf = (contentDir: string) => (file: string) => {
  const path = join(contentDir, file);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
};

/** The drafts of a content folder, as a folder of the same languages. */
export function draftsOf(contentFolder: ContentFolder): ContentFolder {
  const contentDir = join(contentFolder.contentDir, DRAFTS_FOLDER);
  return { ...contentFolder, contentDir, read: readerOf(contentDir) };
}

/** Ids of what exists, in the order of their files. */
export function listIds(contentFolder: ContentFolder, kind: KindSource): string[] {
  if (!("files" in kind) || !kind.files.includes("*")) return [ONLY_ENTRY];
  const { files } = kind;
  const paths = globSync(files, { cwd: contentFolder.contentDir }).map((path) => path.split("\\").join("/"));
  return paths.flatMap((path) => idIn(files, path) ?? []).sort();
}
