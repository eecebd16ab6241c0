import { z } from "zod";
import { isoDateSchema } from "#domain/content/slug.ts";
import type { Localizer } from "#domain/language/localized.ts";
import { themeFields } from "./theme.ts";

/** What search engines and browser tabs show. The brand is added to the title by the head itself. */
export const seoSchema = (localized: Localizer) =>
  z.strictObject({
    title: localized(z.string().min(8).max(50)).meta({ description: "8–50 characters, without the brand" }),
    description: localized(z.string().min(70).max(160)).meta({ description: "70–160 characters" }),
  });

const headingSchema = (localized: Localizer) => localized(z.string().min(2).max(80));

/** Heading and introduction of one page: `content/pages/<id>.json`. */
export const pageFileSchema = (localized: Localizer) =>
  z.strictObject({
    seo: seoSchema(localized),
    label: localized(z.string().min(2).max(40)).meta({ description: "Short name: breadcrumbs, section mark" }),
    heading: headingSchema(localized),
    lead: localized(z.string().min(20).max(320)),
    themes: themeFields({ heading: headingSchema(localized) }),
    updatedOn: isoDateSchema.optional().meta({ description: "When its words last changed" }),
    middleware: z
      .array(z.string())
      .default([])
      .meta({ description: "Names of server middleware the address asks for" }),
  });
