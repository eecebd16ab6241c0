import { z } from "zod";
import { featureSchema } from "#domain/catalogue/app.ts";
import { referenceTo } from "#domain/content/reference.ts";
import { isoDateSchema, slugSchema } from "#domain/content/slug.ts";
import type { Localizer } from "#domain/language/localized.ts";
import { seoSchema } from "#domain/site/page.ts";
import { questionSchema } from "./question.ts";

const weeksSchema = z
  .strictObject({ min: z.int().positive(), max: z.int().positive() })
  .refine(({ min, max }) => min <= max, "min is not above max");

const durationsSchema = z.strictObject({
  consultation: weeksSchema,
  design: weeksSchema,
  development: weeksSchema,
  testing: weeksSchema,
});
export type ServiceDurations = z.output<typeof durationsSchema>;

/** How long the work takes once the consultation is over. */
export function workWeeks({ design, development, testing }: ServiceDurations): { min: number; max: number } {
  return {
    min: design.min + development.min + testing.min,
    max: design.max + development.max + testing.max,
  };
}

/** The problem as a drawing: one kind for each way of showing it. Its figures are an example, and its caption says so. */
const sketchSchema = (localized: Localizer) => {
  const label = localized(z.string().min(2).max(40));
  const step = localized(z.string().min(2).max(40));
  const caption = localized(z.string().min(20).max(180));
  return z.discriminatedUnion("kind", [
    z
      .strictObject({
        kind: z.literal("chain"),
        caption,
        labels: z.strictObject({ today: label, filled: label }),
        before: z.array(step).min(1).max(2),
        gap: z.strictObject({ today: step, filled: step }),
        after: z.array(step).min(1).max(2),
      })
      .meta({ description: "Steps of a task, one of which is done by hand today" }),
    z
      .strictObject({
        kind: z.literal("taps"),
        caption,
        labels: z.strictObject({ usual: label, ours: label }),
        goal: step,
        usual: z.array(step).min(2).max(4),
        ours: z.array(step).min(1).max(2),
      })
      .meta({ description: "What stands before the task, and what comes after it instead" }),
    z
      .strictObject({
        kind: z.literal("outage"),
        caption,
        labels: z.strictObject({ network: label, browser: label, device: label }),
        firstHour: z.int().min(0).max(23),
        sales: z.array(z.int().positive()).min(8).max(16),
        outage: z.strictObject({ from: z.int(), to: z.int() }),
      })
      .meta({ description: "Sales hour by hour, on a day the network fails" }),
    z
      .strictObject({
        kind: z.literal("weight"),
        caption,
        labels: z.strictObject({ limit: label, usual: label, ours: label }),
        limitKb: z.int().positive(),
        usualKb: z.array(z.int().positive()).length(12),
        oursKb: z.array(z.int().positive()).length(12),
      })
      .meta({ description: "Weight of a page over twelve months, without and with a limit" }),
  ]);
};

/** Drawings of services in src/art/chart/service-art.tsx; the first one suits any service. */
export const SERVICE_DRAWINGS = ["general", "plugin", "mobile", "desktop", "website"] as const;

/** A service: `content/services/<id>.json`. Its address is /services/<id>. */
export const serviceFileSchema = (localized: Localizer) => {
  const title = localized(z.string().min(4).max(70));
  const lead = localized(z.string().min(10).max(220));
  return z
    .strictObject({
      id: slugSchema,
      order: z.int().positive(),
      hidden: z.boolean().optional().meta({ description: "Not on the site: no page, no card, no choice in the form" }),
      seo: seoSchema(localized),
      title: localized(z.string().min(4).max(60)),
      body: localized(z.string().min(20).max(200)).meta({ description: "The card's two lines" }),
      img: z.enum(SERVICE_DRAWINGS).meta({ description: "The drawing on its card" }),
      screens: z.array(referenceTo("screen")).max(2).meta({
        description:
          "What it looks like, at the top of its page; without any, its drawing. A single window is shown in two languages",
      }),
      deliverablesScreen: referenceTo("screen")
        .optional()
        .meta({ description: "A screen of what is handed over, beside its list" }),
      url: z.string().startsWith("/services/").meta({ description: "Address without the language" }),
      updatedOn: isoDateSchema.optional().meta({ description: "When its words last changed" }),
      heading: localized(z.string().min(4).max(80)),
      lead: localized(z.string().min(40).max(320)),
      sections: z
        .strictObject({
          problem: z.strictObject({ title }),
          deliverables: z.strictObject({ title }),
          process: z.strictObject({ title, lead }),
          price: z.strictObject({ title, lead }),
          work: z.strictObject({ title }),
          questions: z.strictObject({ title, lead }),
          contact: z.strictObject({ title, lead }),
        })
        .meta({ description: "Headings of the page's sections, in this service's own words" }),
      problem: z
        .array(localized(z.string().min(40).max(500)))
        .min(2)
        .max(3),
      sketch: sketchSchema(localized).optional(),
      deliverables: z.array(featureSchema(localized)).min(4).max(8),
      technologies: z.array(z.string().min(1).max(30)).min(3).max(12),
      startsAtWeeks: z.int().positive().meta({ description: "The shortest run after the consultation" }),
      priceRange: z
        .strictObject({ from: z.int().positive(), to: z.int().positive() })
        .refine(({ from, to }) => from < to, "from is below to"),
      durations: durationsSchema,
      platforms: z
        .array(z.strictObject({ id: slugSchema, name: localized(z.string().min(2).max(40)), usual: z.boolean() }))
        .min(1)
        .refine((platforms) => platforms.some(({ usual }) => usual), "one platform at least is usual")
        .meta({ description: "What the planner offers; the durations hold for the usual ones" }),
      questions: z.array(questionSchema(localized)).min(4),
    })
    .refine(({ id, url }) => url === `/services/${id}`, { path: ["url"], message: "is /services/ and the id" })
    .refine(({ startsAtWeeks, durations }) => startsAtWeeks === workWeeks(durations).min, {
      path: ["startsAtWeeks"],
      message: "is the sum of the shortest design, development and testing in durations",
    });
};
