import { z } from "zod";
import { referenceTo } from "#domain/content/reference.ts";
import type { Localizer } from "#domain/language/localized.ts";
import { asHomeSection, HOME_SECTIONS, type HomeSection } from "./home-sections.ts";
import { themeFields } from "./theme.ts";

const titleSchema = (localized: Localizer) => localized(z.string().min(4).max(70));

const headSchema = (localized: Localizer) =>
  z.strictObject({
    label: localized(z.string().min(2).max(30)),
    title: titleSchema(localized),
    lead: localized(z.string().min(10).max(220)).optional(),
    themes: themeFields({ title: titleSchema(localized) }),
  });

const invoiceLineSchema = z.strictObject({ name: z.string().min(2).max(40), amount: z.number().positive() });

/** `content/home.json`: headings of the home page's sections, and the evidence its features show. */
export const homeFileSchema = (localized: Localizer) =>
  z.strictObject({
    order: z
      .array(
        z.strictObject({
          section: referenceTo("section"),
          hidden: z.boolean().optional().meta({ description: "Kept here, but not shown" }),
        }),
      )
      .length(HOME_SECTIONS.length)
      .refine((rows) => new Set(rows.map(({ section }) => section)).size === rows.length, "each section stands once")
      .meta({ description: "The sections from top to bottom; the first screen always comes first" }),
    sections: z.strictObject({
      feature: headSchema(localized),
      services: headSchema(localized),
      store: headSchema(localized),
      process: headSchema(localized),
      work: headSchema(localized),
      claims: headSchema(localized),
      testimonials: headSchema(localized),
      pricing: headSchema(localized),
      blog: headSchema(localized),
      faq: headSchema(localized),
      contact: headSchema(localized),
    }),
    evidence: z.strictObject({
      /** The same invoice in Arabic and in English, whatever the page's language. */
      invoices: z
        .array(
          z.strictObject({
            lang: z.enum(["ar", "en"]),
            dir: z.enum(["rtl", "ltr"]),
            kind: z.string().min(2).max(30),
            customer: z.string().min(2).max(40),
            lines: z.array(invoiceLineSchema).length(2),
            totalLabel: z.string().min(2).max(40),
            total: z.number().positive(),
          }),
        )
        .length(2),
      budget: z
        .array(
          z.strictObject({
            label: localized(z.string().min(2).max(30)),
            value: z.string().min(1).max(8),
            unit: localized(z.string().min(1).max(8)),
            usedPercent: z.int().min(1).max(100).meta({ description: "Share of the limit that is used" }),
          }),
        )
        .min(2)
        .max(4),
      repliesByHour: z.array(z.int().nonnegative()).length(24).meta({ description: "First replies sent in each hour" }),
      checks: z
        .array(localized(z.string().min(2).max(50)))
        .min(3)
        .max(5),
    }),
    firstReplyMinutes: z.int().positive(),
    questions: z.array(referenceTo("question")).min(3).max(6),
    plansNote: localized(z.string().min(10).max(200)),
  });

type OrderedSections = { order: readonly { section: string; hidden?: boolean | undefined }[] };

/** Those that are not hidden, from top to bottom. */
export const shownSections = ({ order }: OrderedSections): HomeSection[] =>
  order.filter(({ hidden }) => !hidden).map(({ section }) => asHomeSection(section));
