import { z } from "zod";
import { referenceTo } from "#domain/content/reference.ts";
import { slugSchema } from "#domain/content/slug.ts";
import type { Localizer } from "#domain/language/localized.ts";

export const CASE_KINDS = ["apps", "websites", "desktop", "plugins"] as const;

/** One finished project: `content/portfolio/<id>.json`. */
export const caseFileSchema = (localized: Localizer) =>
  z
    .strictObject({
      id: slugSchema,
      order: z.int().positive(),
      kind: z.enum(CASE_KINDS),
      service: referenceTo("service"),
      app: referenceTo("app").optional().meta({ description: "Our product it grew from, if any" }),
      screen: referenceTo("screen").optional().meta({ description: "The drawing that shows it" }),
      photo: referenceTo("picture").optional().meta({ description: "Shown instead of the drawing" }),
      client: localized(z.string().min(2).max(60)),
      result: localized(z.string().min(8).max(80)).meta({ description: "The outcome, as a headline" }),
      story: localized(z.string().min(40).max(400)),
      figures: z
        .array(z.strictObject({ value: z.string().min(1).max(8), label: localized(z.string().min(2).max(40)) }))
        .length(3),
      technologies: z.array(z.string().min(1).max(30)).min(2).max(6),
      year: z.int().min(2019),
    })
    .refine(({ screen, photo }) => screen !== undefined || photo !== undefined, {
      path: ["screen"],
      message: "a drawing or a photograph shows it",
    });
