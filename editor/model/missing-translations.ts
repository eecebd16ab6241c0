import { readMarks, untranslatedIn } from "#build/content/untranslated.ts";
import { type ContentFolder, listIds } from "#build/entries/content-folder.ts";
import { readIfParsable, UnreadableFileError } from "#build/entries/entries.ts";
import { type KindSource, listKinds } from "#build/entries/kinds.ts";
import { localizedValues } from "#build/entries/localized-values.ts";
import type { UntranslatedMarks } from "#domain/language/untranslated.ts";
import type { MissingTranslation, MissingTranslations } from "#editor/contract.ts";

/** What lacks a translation: empty or absent values, empty texts, and texts that are still those of another language. */
export function listMissingTranslations(contentFolder: ContentFolder): MissingTranslations {
  const missingIn = missingTranslationsIn(contentFolder);
  return listKinds().flatMap((kind) => listIds(contentFolder, kind).flatMap((id) => missingIn(kind, id)));
}

/** The same of single entries, for lists of them: marks are read once. */
export function missingTranslationsIn(contentFolder: ContentFolder) {
  const marks = marksIfReadable(contentFolder);
  return (kind: KindSource, id: string): MissingTranslation[] => [
    ...gapsIn(contentFolder, kind, id),
    ...untranslatedIn(contentFolder, kind, { id, marks }).map(({ path, locale, text }) => ({
      kind: kind.id,
      id,
      path,
      locale,
      text,
    })),
  ];
}

function gapsIn(contentFolder: ContentFolder, kind: KindSource, id: string): MissingTranslation[] {
  const entry = readIfParsable(contentFolder, kind, id);
  if (!entry) return [];
  const values = localizedValues(entry.fields, entry.data, contentFolder.locales).filter(({ value }) => isEmpty(value));
  const texts = Object.entries(entry.texts).filter(([, text]) => text.trim() === "");
  const gaps = [...values, ...texts.map(([locale]) => ({ path: [], locale }))];
  return gaps.map(({ path, locale }) => ({ kind: kind.id, id, path, locale }));
}

/** `npm run content` tells of a file that cannot be read; it keeps nobody from editing. */
function marksIfReadable(contentFolder: ContentFolder): UntranslatedMarks {
  try {
    return readMarks(contentFolder);
  } catch (error) {
    if (error instanceof UnreadableFileError) return {};
    throw error;
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && (value.length === 0 || value.some(isEmpty)));
