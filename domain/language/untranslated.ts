import { z } from "zod";
import { localeCodeSchema } from "./locale.ts";

/** Below the content folder. */
export const UNTRANSLATED_FILE = "untranslated.json";

/**
 * Texts of a language that were copied `from` another one and that nobody has confirmed. They are known by fingerprints
 * of their words, not by their places: a text that is translated is another text, and one that is moved is the same.
 */
export const untranslatedFileSchema = z.record(
  localeCodeSchema,
  z.strictObject({
    from: localeCodeSchema,
    texts: z.array(z.string().regex(/^[\da-f]{12}$/, "is a fingerprint; `npm run brand` writes them")),
  }),
);

/** By language. */
export type UntranslatedMarks = z.output<typeof untranslatedFileSchema>;
