import { z } from "zod";
import type { Localizer } from "#domain/language/localized.ts";
import { MOST_ALT_LENGTH } from "./picture-description.ts";
import { slugSchema } from "./slug.ts";

/** The name of a photograph or screenshot in the library. */
export const pictureFileNameSchema = z
  .string()
  .regex(/^[a-z0-9-]+\.(png|jpg|jpeg|webp|avif)$/, "a picture beside this file, such as office.jpg");

const percentSchema = z.int().min(0).max(100);

/**
 * One picture of the library: `content/pictures/<id>.json`, its files beside it. Its descriptions may be empty while
 * nothing shows it; `npm run content` refuses an entry that shows a picture without them.
 */
export const pictureFileSchema = (localized: Localizer) =>
  z.strictObject({
    id: slugSchema,
    file: pictureFileNameSchema.meta({ description: "A picture beside this file, such as office.jpg" }),
    darkFile: pictureFileNameSchema.optional().meta({ description: "The same by night, as large" }),
    alt: localized(z.string().max(MOST_ALT_LENGTH)).meta({ description: "What somebody hears who does not see it" }),
    focusPoint: z
      .strictObject({ x: percentSchema, y: percentSchema })
      .optional()
      .meta({ description: "What stays in view where it is cropped, in per cent from its left and upper edge" }),
  });

export type PictureFile = z.output<ReturnType<typeof pictureFileSchema>>;
