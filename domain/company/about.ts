import { z } from "zod";
import { referenceTo } from "#domain/content/reference.ts";
import type { Localizer } from "#domain/language/localized.ts";
import { WEEKDAYS } from "#domain/site/site.ts";

const headSchema = (localized: Localizer) =>
  z.strictObject({
    label: localized(z.string().min(2).max(30)),
    title: localized(z.string().min(4).max(70)),
    lead: localized(z.string().min(10).max(220)).optional(),
  });

const pointSchema = (localized: Localizer) =>
  z.strictObject({
    title: localized(z.string().min(2).max(50)),
    body: localized(z.string().min(10).max(220)),
  });

/** `content/about.json`: the company in its own words, for the pages about it and about its team. */
export const aboutFileSchema = (localized: Localizer) => {
  const head = headSchema(localized);
  return z.strictObject({
    story: z.strictObject({
      head,
      paragraphs: z
        .array(localized(z.string().min(60).max(600)))
        .min(3)
        .max(6),
      voice: z.strictObject({
        member: referenceTo("author").meta({ description: "Who says it" }),
        quote: localized(z.string().min(20).max(220)),
      }),
    }),
    milestones: z.strictObject({ head }),
    values: z.strictObject({
      head,
      items: z
        .array(
          pointSchema(localized).extend({
            cost: localized(z.string().min(10).max(140)).meta({ description: "What keeping to it costs the company" }),
          }),
        )
        .min(3)
        .max(6),
    }),
    place: z.strictObject({
      head,
      how: z.array(pointSchema(localized)).min(2).max(4),
    }),
    crew: z.strictObject({ head }),
    working: z.strictObject({
      head,
      week: z
        .array(pointSchema(localized).extend({ day: z.enum(WEEKDAYS) }))
        .refine((days) => WEEKDAYS.every((day, index) => days[index]?.day === day) && days.length === WEEKDAYS.length, {
          message: `names every day once, in this order: ${WEEKDAYS.join(", ")}`,
        }),
      habits: z.strictObject({ head, items: z.array(pointSchema(localized)).min(3).max(6) }),
      join: z.strictObject({
        head,
        subject: localized(z.string().min(4).max(60)).meta({ description: "Subject of the e-mail" }),
      }),
    }),
  });
};
