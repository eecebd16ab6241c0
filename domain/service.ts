import { z } from "zod";
import { featureSchema } from "./app.ts";
import type { Localizer } from "./localized.ts";
import { seoSchema } from "./page.ts";
import { questionSchema } from "./question.ts";
import { slugSchema } from "./slug.ts";

const weeksSchema = z
  .strictObject({ min: z.int().positive(), max: z.int().positive() })
  .refine(({ min, max }) => min <= max, "min is not above max");

/** One of the four services: `content/services/<id>.json`. Its address is /services/<id>. */
export const serviceFileSchema = (localized: Localizer) =>
  z.strictObject({
    id: slugSchema,
    order: z.int().positive(),
    seo: seoSchema(localized),
    title: localized(z.string().min(4).max(60)),
    body: localized(z.string().min(20).max(200)).meta({ description: "The card's two lines" }),
    img: slugSchema.meta({ description: "Drawing in src/art/service-art" }),
    url: z.string().startsWith("/services/").meta({ description: "Address without the language" }),
    heading: localized(z.string().min(4).max(80)),
    lead: localized(z.string().min(40).max(320)),
    problem: z
      .array(localized(z.string().min(40).max(500)))
      .min(2)
      .max(3),
    deliverables: z.array(featureSchema(localized)).min(4).max(8),
    technologies: z.array(z.string().min(1).max(30)).min(3).max(12),
    startsAtWeeks: z.int().positive(),
    priceRange: z.strictObject({ from: z.int().positive(), to: z.int().positive() }),
    durations: z.strictObject({
      consultation: weeksSchema,
      design: weeksSchema,
      development: weeksSchema,
      testing: weeksSchema,
    }),
    questions: z.array(questionSchema(localized)).min(4),
  });

export type ServiceFile = z.output<ReturnType<typeof serviceFileSchema>>;
