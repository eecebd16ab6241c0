import { z } from "zod";

export const localeCodeSchema = z
  .string()
  .regex(/^[a-z]{2,3}$/, "a locale code is two or three small letters, such as ar");

export const localeRowSchema = z.strictObject({
  code: localeCodeSchema.meta({ description: "First segment of every address: /ar/…" }),
  iso: z.string().min(2).meta({ description: "Language tag for <html lang> and hreflang" }),
  name: z.string().min(2).meta({ description: "The language's name in its own script" }),
  file: z.string().endsWith(".json").meta({ description: "Its file in content/messages" }),
  dir: z.enum(["rtl", "ltr"]),
  active: z.boolean(),
  formatting: z.string().min(2).meta({ description: "Intl tag for digits and dates" }),
  openGraph: z.string().regex(/^[a-z]{2,3}_(?:[A-Z]{2}|\d{3})$/),
});

/** A language of the site: one row of `content/site.json`. */
export type LocaleRow = z.output<typeof localeRowSchema>;

/** Code of an active locale. Which codes exist is content, so the type cannot list them. */
export type Locale = string;

export type Direction = LocaleRow["dir"];

export const localesSchema = z.array(localeRowSchema).superRefine((rows, context) => {
  const codes = rows.map((row) => row.code);
  for (const [index, code] of codes.entries())
    if (codes.indexOf(code) !== index)
      context.addIssue({ code: "custom", path: [index, "code"], message: `"${code}" stands twice` });
  if (!rows.some((row) => row.active))
    context.addIssue({ code: "custom", message: "at least one locale must be active" });
});

export function activeLocales(rows: readonly LocaleRow[]): LocaleRow[] {
  return rows.filter((row) => row.active);
}
