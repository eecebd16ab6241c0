import { z } from "zod";
import { ARABIC_DISPLAY_FAMILIES, ARABIC_TEXT_FAMILIES, LATIN_FAMILIES } from "#domain/brand/font-family.ts";
import { logoFileSchema } from "#domain/brand/logo.ts";
import { taxSchema } from "#domain/catalogue/price.ts";
import { referenceTo } from "#domain/content/reference.ts";
import { activeLocales, localeCodeSchema, localesSchema } from "#domain/language/locale.ts";
import { type Localizer, localizerOf } from "#domain/language/localized.ts";
import { normalizePhone } from "./phone-number.ts";
import { siteThemeSchema, themeFields } from "./theme.ts";

export const WEEKDAYS = ["sat", "sun", "mon", "tue", "wed", "thu", "fri"] as const;

const hueSchema = z.strictObject({ hue: z.number().min(0).max(360), chroma: z.number().min(0).max(0.4) });

const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time is written 09:00");

/** Becomes E.164, a plus sign and digits only, so that tel: and chat links can be made from it. */
export const phoneSchema = z
  .string()
  .overwrite(normalizePhone)
  .regex(/^\+\d{8,15}$/, "a phone number is written +966500000000")
  .meta({ format: "phone" });

export const SOCIAL_KINDS = ["page", "chat", "bot", "network"] as const;

const claimSchema = (localized: Localizer) =>
  z.strictObject({ atLeast: z.int().positive(), label: localized(z.string().min(2).max(80)) });

const headlineSchema = (localized: Localizer) => localized(z.array(z.string().min(1).max(24)).min(1).max(3));

/** `content/site.json`: everything that makes the site this company's. */
export const siteFileSchema = (localized: Localizer) =>
  z.strictObject({
    url: z.url().meta({ description: "Public address of the site; SITE_URL overrides it at build" }),
    locales: localesSchema,
    defaultLocale: localeCodeSchema.meta({ format: "language" }),
    brand: z.strictObject({
      name: localized(z.string().min(2).max(30)),
      legalName: localized(z.string().min(2).max(60)),
      tagline: localized(z.string().min(8).max(80)),
      promise: localized(z.string().min(20).max(200)).meta({ description: "Two lines in the footer" }),
      headline: headlineSchema(localized).meta({
        description: "The home page's first words, line by line; a dot follows the last one",
      }),
      themes: themeFields({ headline: headlineSchema(localized) }),
      logo: z.strictObject({
        mark: logoFileSchema.meta({ description: "The sign: icons, and before a Latin wordmark" }),
        wordmark: localized(logoFileSchema).meta({ description: "The name as a drawing" }),
      }),
    }),
    theme: siteThemeSchema.meta({ description: "The look: a sea chart, or plain geometry" }),
    colors: z.strictObject({
      deep: hueSchema.meta({ description: "Bands, ink, the dark theme", color: true }),
      primary: hueSchema.meta({ description: "Buttons, links, focus", color: true }),
      secondary: hueSchema.meta({ description: "The one mark that matters in a view; errors", color: true }),
      land: z
        .strictObject({ hue: z.number().min(0).max(360) })
        .meta({ description: "The warm ground of drawings and quotes", color: true }),
    }),
    fonts: z.strictObject({
      latin: z.enum(LATIN_FAMILIES),
      arabicText: z.enum(ARABIC_TEXT_FAMILIES).meta({ description: "Paragraphs, buttons, fields" }),
      arabicDisplay: z.enum(ARABIC_DISPLAY_FAMILIES).meta({ description: "Headings and quotes" }),
    }),
    contact: z.strictObject({
      phone: phoneSchema,
      chatPhone: phoneSchema.meta({ description: "Number behind the floating chat button", format: "phone" }),
      email: z.email(),
      address: localized(z.string().min(4).max(120)),
      coordinates: z.strictObject({ latitude: z.number(), longitude: z.number() }),
    }),
    hours: z.strictObject({
      timeZone: z.string().min(3).meta({ description: "Such as Asia/Riyadh", format: "timeZone" }),
      days: z.array(z.enum(WEEKDAYS)).min(1),
      opens: timeOfDaySchema,
      closes: timeOfDaySchema,
    }),
    social: z.array(
      z.strictObject({
        kind: z.enum(SOCIAL_KINDS),
        icon: referenceTo("icon"),
        name: localized(z.string().min(2).max(40)),
        url: z.url(),
      }),
    ),
    login: z.strictObject({ url: z.url().meta({ description: "The application's host; LOGIN_URL overrides it" }) }),
    api: z.strictObject({ baseUrl: z.string().min(1).meta({ description: "API_BASE_URL overrides it" }) }),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "a currency is three capital letters, such as SAR")
      .meta({ format: "currency" }),
    tax: taxSchema,
    claims: z.strictObject({ projects: claimSchema(localized), clients: claimSchema(localized) }),
    milestones: z
      .array(
        z.strictObject({
          year: z.int(),
          title: localized(z.string().min(2).max(30)),
          body: localized(z.string().min(8).max(120)),
          team: z.int().positive(),
        }),
      )
      .min(1),
  });

export type Site = z.output<ReturnType<typeof siteFileSchema>>;

/** The locales are read first: they decide which languages every other text must have. */
export function siteSchemaOf(file: unknown): ReturnType<typeof siteFileSchema> {
  const head = z.looseObject({ locales: localesSchema }).parse(file);
  return siteFileSchema(localizerOf(activeLocales(head.locales).map((row) => row.code)));
}
