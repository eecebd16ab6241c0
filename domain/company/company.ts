import { z } from "zod";
import { postMotifSchema } from "#domain/blog/post-motif.ts";
import { referenceTo } from "#domain/content/reference.ts";
import { slugSchema } from "#domain/content/slug.ts";
import type { Localizer } from "#domain/language/localized.ts";

const named = (localized: Localizer) => z.strictObject({ id: slugSchema, name: localized(z.string().min(2).max(40)) });

/** A list of articles with a page of its own. */
const listed = (localized: Localizer) =>
  named(localized).extend({
    lead: localized(z.string().min(70).max(160)).meta({
      description: "What its articles are about; also the search engines' description",
    }),
  });

/** `content/process.json`: the five steps; durations are the company's published ones. */
export const processFileSchema = (localized: Localizer) =>
  z.strictObject({
    steps: z
      .array(
        z.strictObject({
          id: slugSchema,
          color: z.enum(["primary", "accent"]),
          icon: referenceTo("icon"),
          title: localized(z.string().min(2).max(40)),
          dec: localized(z.string().min(4).max(120)),
          duration: z
            .strictObject({ minWeeks: z.int().positive(), maxWeeks: z.int().positive() })
            .nullable()
            .meta({ description: "null: ongoing" }),
        }),
      )
      .length(5),
  });

/** `content/planner.json`: what the project planner offers besides the platforms of each service. */
export const plannerFileSchema = (localized: Localizer) =>
  z.strictObject({
    languages: z
      .array(z.strictObject({ code: z.string().regex(/^[a-z]{2}$/), usual: z.boolean() }))
      .min(1)
      .meta({ description: "The published durations hold for the usual ones" }),
    integrations: z.array(named(localized)).min(1),
  });

/** `content/features.json`: what the company promises, shown with evidence. */
export const featuresFileSchema = (localized: Localizer) =>
  z.strictObject({
    features: z
      .array(
        z.strictObject({
          id: slugSchema.meta({ description: "Which evidence src/sections/feature-* draws" }),
          icon: referenceTo("icon"),
          title: localized(z.string().min(2).max(60)),
          body: localized(z.string().min(10).max(220)),
        }),
      )
      .length(5),
  });

/** `content/taxonomy.json`: the words by which things are grouped. */
export const taxonomyFileSchema = (localized: Localizer) =>
  z.strictObject({
    appCategories: z.array(named(localized)).min(1),
    platforms: z.array(named(localized).extend({ icon: referenceTo("icon") })).min(1),
    postCategories: z
      .array(
        listed(localized).extend({
          motif: postMotifSchema.meta({ description: "Drawing on the picture shown when its list is shared" }),
        }),
      )
      .min(1),
    tags: z.array(listed(localized)).min(1),
  });

/** `content/search.json`: synonyms for the site search. */
export const searchFileSchema = (localized: Localizer) =>
  z.strictObject({
    synonyms: localized(z.array(z.string().regex(/^\S+(?: \S+)+$/, "two words or more, a space between them"))).meta({
      description: "Words for the same thing: a page that uses one is found by the others",
    }),
  });
