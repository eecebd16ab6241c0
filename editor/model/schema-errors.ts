import type { z } from "zod";
import type { ContentFolder } from "#build/entries/content-folder.ts";
import type { ReadEntry } from "#build/entries/entries.ts";
import type { KindSource } from "#build/entries/kinds.ts";
import { inLanguage } from "#build/entries/merge-languages.ts";
import { faqFileSchema } from "#domain/company/question.ts";
import type { EntryError, Field } from "#editor/contract.ts";
import { messageTreeSchema } from "#src/i18n/check-messages.ts";
import { schemaError } from "./errors.ts";

/** What the schema of an entry refuses of its values, each by its field. */
export function schemaErrors(
  contentFolder: ContentFolder,
  kind: KindSource,
  { fields, data }: Pick<ReadEntry, "fields" | "data">,
): EntryError[] {
  if ("files" in kind) return errorsBy(kind.schema(contentFolder.localized), data, fields);
  const schema = kind.languages === "faq" ? faqFileSchema : messageTreeSchema;
  return contentFolder.locales.flatMap((locale) => errorsBy(schema, inLanguage(fields, data, locale), fields, locale));
}

function errorsBy(schema: z.ZodType, data: unknown, fields: readonly Field[], locale?: string): EntryError[] {
  const { error } = schema.safeParse(data, { reportInput: true });
  return error?.issues.map((issue) => schemaError(issue, fields, locale)) ?? [];
}
