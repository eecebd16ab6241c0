import { z } from "zod";
import type { InLocale, Localizer } from "#domain/language/localized.ts";

/** The name of a picture that lies beside the file that names it. */
export const photoFileSchema = z
  .string()
  .regex(/^[a-z0-9-]+\.(png|jpg|jpeg|webp|avif)$/, "a picture beside this file, such as office.jpg");

/** A photograph or screenshot that lies beside the file that names it. */
export const photoSchema = (localized: Localizer) =>
  z.strictObject({
    file: photoFileSchema.meta({ description: "A picture beside this file, such as office.jpg" }),
    darkFile: photoFileSchema.optional().meta({ description: "The same by night, as large" }),
    alt: localized(z.string().min(4).max(160)).meta({ description: "What somebody hears who does not see it" }),
  });

export type PhotoFile = InLocale<z.output<ReturnType<typeof photoSchema>>>;
