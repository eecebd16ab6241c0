import { z } from "zod";
import { localeCodeSchema } from "#domain/language/locale.ts";

const textsSchema = z.record(localeCodeSchema, z.string());

export type MessageTexts = { readonly [key: string]: string | MessageTexts };
const messagesSchema: z.ZodType<MessageTexts> = z.record(
  z.string(),
  z.union([z.string(), z.lazy(() => messagesSchema)]),
);

const namedSchema = z.strictObject({ id: z.string(), name: textsSchema });

/**
 * `dist/server-facts.json`: the data of the content that the server needs to answer forms and write mails. The build
 * writes it, so that the server reads no content files.
 */
export const serverFactsSchema = z.strictObject({
  siteUrl: z.url(),
  timeZone: z.string(),
  defaultLocale: localeCodeSchema,
  locales: z
    .array(
      z.strictObject({
        code: localeCodeSchema,
        iso: z.string(),
        dir: z.enum(["rtl", "ltr"]),
        name: z.string(),
        formatting: z.string(),
      }),
    )
    .min(1),
  brand: textsSchema,
  contact: z.strictObject({ email: z.string(), phone: z.string(), phoneShown: z.string() }),
  /** Working hours as a sentence. */
  hours: textsSchema,
  /** For mail programs, which support neither style sheets nor modern colour syntax. */
  colors: z.strictObject({
    band: z.string(),
    onBand: z.string(),
    action: z.string(),
    ink: z.string(),
    muted: z.string(),
    line: z.string(),
    paper: z.string(),
    sheet: z.string(),
  }),
  /** Version of the privacy policy that the sender of a form agrees to. */
  consentVersion: z.string(),
  services: z.array(namedSchema),
  apps: z.array(
    namedSchema.extend({
      plans: z.array(z.string()),
      items: z.array(namedSchema.extend({ plans: z.array(z.string()) })),
    }),
  ),
  /** The namespaces `forms`, `mail` and `plans` of the catalogues. */
  messages: z.record(localeCodeSchema, messagesSchema),
});

export type ServerFacts = z.output<typeof serverFactsSchema>;
