import { confirmTexts, listUntranslated, type UntranslatedText } from "#build/content/untranslated.ts";
import { type ContentFolder, openContentFolder } from "#build/entries/content-folder.ts";
import { UnreadableFileError } from "#build/entries/entries.ts";
import type { Env } from "#server/env.ts";
import { PlainError } from "#server/plain-error.ts";
import { languageName } from "#src/i18n/language-name.ts";

/** The texts that wait for a translation; a list that cannot be read is refused in one sentence. */
export function readUntranslated(contentDir: string): UntranslatedText[] {
  return explained(() => listUntranslated(openContentFolder(contentDir)));
}

function explained<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    throw new PlainError(`content/${error.file} cannot be read: ${error.message}`);
  }
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A sentence for each language: "de: 412 texts in 96 files are still English". */
export function untranslatedSummaries(texts: readonly UntranslatedText[]): string[] {
  return [...Map.groupBy(texts, ({ locale }) => locale)].map(([locale, own]) => {
    const files = new Set(own.map(({ file }) => file));
    const still = [...new Set(own.map(({ from }) => languageName(from)))].join(" and ");
    const are = own.length === 1 ? "is" : "are";
    return `${locale}: ${plural(own.length, "text")} in ${plural(files.size, "file")} ${are} still ${still}`;
  });
}

/** The same with a line for each file, or for each text. */
export function untranslatedLines(texts: readonly UntranslatedText[], { each }: { each: boolean }): string[] {
  return [...Map.groupBy(texts, ({ locale }) => locale).values()].flatMap((own) => {
    const files = Map.groupBy(own, ({ file }) => file);
    const counts = [...files].map(([file, { length }]) => `  content/${file}: ${length}`);
    const places = own.map(({ file, field, text }) => `  content/${file}: ${field}: ${text}`);
    return [...untranslatedSummaries(own), ...(each ? places : counts)];
  });
}

/** Says of the texts of a language, of one of its files or of one field that they are right as they are. */
export function confirmUntranslated(contentDir: string, [locale, file, field]: readonly string[]): string {
  const contentFolder: ContentFolder = openContentFolder(contentDir);
  const confirmed = readUntranslated(contentDir).filter(
    (text) =>
      text.locale === locale &&
      (file === undefined || text.file === file.replace(/^content\//, "")) &&
      (field === undefined || text.field === field),
  );
  if (locale === undefined || confirmed.length === 0)
    throw new PlainError(
      "No untranslated text is there; `npm run content -- --untranslated` lists them by language, file and field.",
    );
  confirmTexts(
    contentFolder,
    locale,
    confirmed.map(({ text }) => text),
  );
  return `${plural(confirmed.length, "text")} confirmed in ${locale}.`;
}

/** What a build says of untranslated texts; null where there are none. Where they are to be refused it stops there. */
export function untranslatedWarning({ CONTENT_DIR, UNTRANSLATED }: Pick<Env, "CONTENT_DIR" | "UNTRANSLATED">) {
  const summaries = untranslatedSummaries(readUntranslated(CONTENT_DIR));
  if (summaries.length === 0) return null;
  const sentence = `${summaries.join("; ")}. \`npm run content\` counts them by file, \`npm run edit\` lists them.`;
  if (UNTRANSLATED === "refuse")
    throw new PlainError(`${sentence}\nThe site was not built, because UNTRANSLATED=refuse.`);
  return sentence;
}
