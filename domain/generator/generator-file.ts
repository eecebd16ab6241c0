import { z } from "zod";
import type { Localizer } from "#domain/language/localized.ts";
import { POST_FIELDS, POST_TEMPLATES } from "./post-template.ts";

const wordsSchema = (localized: Localizer) =>
  z.strictObject({
    name: localized(z.string().min(2).max(30)),
    sample: localized(z.string().min(1).max(200)).meta({ description: "What stands there until something is typed" }),
  });

/** `content/generator.json`: names of the designs, what is written on them, and the words of a proposed description. */
export const generatorFileSchema = (localized: Localizer) =>
  z.strictObject({
    templates: z.record(
      z.enum(POST_TEMPLATES),
      z.strictObject({
        name: localized(z.string().min(2).max(24)),
        use: localized(z.string().min(10).max(90)),
        fields: z.partialRecord(z.enum(POST_FIELDS), wordsSchema(localized)),
      }),
    ),
    alt: z.partialRecord(z.enum(POST_FIELDS), localized(z.string().includes("{value}"))).meta({
      description: "How a field is said in the description of a picture; the words themselves where it is missing",
    }),
    altSeparator: localized(z.string().min(1).max(3)).meta({ description: "Between the lines of one field" }),
    altPicture: localized(z.string().min(4).max(80)).meta({ description: "Added where the post holds a picture" }),
  });
