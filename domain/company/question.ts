import { z } from "zod";
import { slugSchema } from "#domain/content/slug.ts";
import type { Localizer } from "#domain/language/localized.ts";

export const questionSchema = (localized: Localizer) =>
  z.strictObject({
    question: localized(z.string().min(8).max(120)),
    answer: localized(z.string().min(20).max(700)),
  });

/** `content/faq/<locale>.json`: one language a file; the groups and ids are the same in each. */
export const faqFileSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        id: slugSchema,
        title: z.string().min(2).max(60),
        questions: z
          .array(
            z.strictObject({
              id: slugSchema,
              question: z.string().min(8).max(120),
              answer: z.string().min(20).max(900),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

export type Faq = z.output<typeof faqFileSchema>;
