import { z } from "zod";
import { questionSchema } from "#domain/company/question.ts";
import { referenceTo } from "#domain/content/reference.ts";
import { isoDateSchema, slugSchema, versionSchema } from "#domain/content/slug.ts";
import type { Localizer } from "#domain/language/localized.ts";
import { appScreenSchema } from "#domain/screens/screen.ts";
import { seoSchema } from "#domain/site/page.ts";
import { evidenceSchema } from "./evidence.ts";
import { plansSchema } from "./plan.ts";

export const featureSchema = (localized: Localizer) =>
  z.strictObject({
    icon: referenceTo("icon"),
    title: localized(z.string().min(2).max(60)),
    body: localized(z.string().min(10).max(240)),
  });

/** A feature, with a drawing of it in use where there is one. */
const appFeatureSchema = (localized: Localizer) =>
  featureSchema(localized).extend({
    evidence: evidenceSchema(localized)
      .optional()
      .meta({ description: "Features with a drawing lead the page; the others stand in a list below" }),
  });

const releaseSchema = (localized: Localizer) =>
  z.strictObject({
    version: versionSchema,
    date: isoDateSchema,
    notes: z.array(localized(z.string().min(4).max(200))).min(1),
  });

/** One product: `content/apps/<id>/app.json`. Its long text stands beside it, one Markdown file a language. */
export const appFileSchema = (localized: Localizer) =>
  z.strictObject({
    id: slugSchema,
    order: z.int().positive().meta({ description: "Place in lists; the first is the flagship" }),
    seo: seoSchema(localized),
    name: localized(z.string().min(2).max(40)),
    kind: localized(z.string().min(2).max(40)).meta({ description: "What it is, in two or three words" }),
    tagline: localized(z.string().min(10).max(140)),
    summary: localized(z.string().min(40).max(320)),
    category: referenceTo("category"),
    service: referenceTo("service").meta({ description: "The service that builds such products" }),
    platforms: z.array(referenceTo("platform")).min(1),
    languages: z.array(z.string().regex(/^[a-z]{2}$/)).min(1),
    fileSizeMb: z.number().positive(),
    downloads: z.int().nonnegative(),
    users: z.int().nonnegative(),
    rating: z
      .strictObject({ value: z.number().min(1).max(5), count: z.int().positive() })
      .optional()
      .meta({ description: "Once people have rated it" }),
    version: versionSchema,
    releasedOn: isoDateSchema,
    launchesOn: isoDateSchema
      .optional()
      .meta({ description: "Day of an announced release: /utils/coming-soon?app=<id> counts down to it" }),
    requirements: z
      .array(z.strictObject({ platform: referenceTo("platform"), text: localized(z.string().min(4).max(160)) }))
      .min(1),
    features: z.array(appFeatureSchema(localized)).min(4).max(9),
    steps: z
      .array(
        z.strictObject({ title: localized(z.string().min(2).max(60)), body: localized(z.string().min(10).max(240)) }),
      )
      .min(3)
      .max(5)
      .meta({ description: "Getting started" }),
    screens: z
      .array(appScreenSchema(localized))
      .min(1)
      .meta({ description: "The first one stands at the top of the app's page" }),
    builds: z
      .array(
        z.strictObject({
          platform: referenceTo("platform"),
          url: z.url().nullable(),
          fileSizeMb: z.number().positive(),
        }),
      )
      .min(1)
      .meta({ description: "A build without a url is offered on request" }),
    changelog: z.array(releaseSchema(localized)).min(1),
    questions: z.array(questionSchema(localized)).min(3),
    plans: plansSchema(localized),
    related: z.array(referenceTo("app")).min(1).max(3),
  });
