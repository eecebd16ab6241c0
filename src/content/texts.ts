import { getEntry } from "astro:content";
import { z } from "zod";
import type { Locale } from "#domain/locale.ts";
import { addressOf } from "#src/i18n/paths.ts";
import { site, siteIn } from "#src/site/site.ts";

type TextCollection = "appTexts" | "postTexts" | "policyTexts";

const headingsSchema = z.array(z.object({ depth: z.number(), slug: z.string(), text: z.string() }));

export type Text = { html: string; headings: z.output<typeof headingsSchema>; words: number };

/** A Markdown text in one language, rendered. Links in it name addresses without a language. */
export async function textOf(collection: TextCollection, id: string, locale: Locale): Promise<Text> {
  const entry = await getEntry(collection, `${id}/${locale}`);
  if (!entry?.rendered) throw new Error(`content: the text ${collection} ${id}/${locale}.md is missing`);
  const { html, metadata } = entry.rendered;
  const headings = headingsSchema.parse(metadata?.["headings"] ?? []);
  return {
    html: fillIn(html, locale),
    headings,
    words: (entry.body ?? "").split(/\s+/).filter(Boolean).length,
  };
}

function fillIn(html: string, locale: Locale): string {
  return html
    .replaceAll("{brand}", siteIn(locale).brand.name)
    .replaceAll("{email}", `<a href="mailto:${site.contact.email}"><bdi dir="ltr">${site.contact.email}</bdi></a>`)
    .replace(/href="(\/[^"/][^"]*)"/g, (_, path: string) => `href="${addressOf(locale, path)}"`);
}
