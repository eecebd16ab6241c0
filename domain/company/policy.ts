import { z } from "zod";
import { isoDateSchema } from "#domain/content/slug.ts";
import type { Localizer } from "#domain/language/localized.ts";
import { seoSchema } from "#domain/site/page.ts";

/** `content/policy/<id>/policy.json`; the text is one Markdown file a language. Forms name the version agreed to. */
export const policyFileSchema = (localized: Localizer) =>
  z.strictObject({
    version: z.string().regex(/^\d+\.\d+$/),
    date: isoDateSchema,
    seo: seoSchema(localized),
    heading: localized(z.string().min(2).max(80)),
    lead: localized(z.string().min(20).max(320)),
  });
