import { z } from "zod";
import { referenceTo } from "#domain/content/reference.ts";
import { isoDateSchema, slugSchema, versionSchema } from "#domain/content/slug.ts";
import type { Localizer } from "#domain/language/localized.ts";
import { screenSchema } from "#domain/screens/screen.ts";
import { seoSchema } from "#domain/site/page.ts";
import { plansSchema } from "./plan.ts";

export const STORE_ITEM_KINDS = ["edition", "add-on", "template", "plugin"] as const;
export type StoreItemKind = (typeof STORE_ITEM_KINDS)[number];

/** One item of an app's store: `content/apps/<app>/store/<id>.json`. */
export const storeItemFileSchema = (localized: Localizer) =>
  z.strictObject({
    id: slugSchema,
    order: z.int().positive(),
    kind: z.enum(STORE_ITEM_KINDS),
    seo: seoSchema(localized),
    name: localized(z.string().min(2).max(60)),
    summary: localized(z.string().min(20).max(200)),
    description: z
      .array(localized(z.string().min(40).max(700)))
      .min(2)
      .max(5),
    highlights: z
      .array(localized(z.string().min(4).max(120)))
      .min(3)
      .max(7),
    picture: referenceTo("screen").optional().meta({ description: "The drawing of work before and after it" }),
    screens: z
      .array(screenSchema(localized))
      .default([])
      .meta({ description: "Only drawings that show this very product; most have none" }),
    compatibility: z
      .array(z.strictObject({ name: localized(z.string().min(2).max(60)), versions: z.string().min(1).max(40) }))
      .min(1),
    fileSizeMb: z.number().positive(),
    version: versionSchema,
    releasedOn: isoDateSchema,
    plans: plansSchema(localized),
  });
