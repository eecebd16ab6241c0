import { z } from "zod";
import type { Localizer } from "#domain/language/localized.ts";
import { alt, clock, figure, label } from "./texts.ts";

const raffSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("raff"),
    alt: localized(alt),
    clock,
    title: localized(label),
    place: localized(label),
    scanned: z.strictObject({
      name: localized(label),
      // 20 to 29 are the numbers a shop gives its own goods, so the drawing never shows somebody's product.
      barcode: z.string().regex(/^2\d{12}$/),
      count: figure,
    }),
    listTitle: localized(label),
    progress: localized(label),
    counted: z
      .array(
        z.strictObject({
          name: localized(label),
          count: figure,
          difference: figure.nullable().meta({ description: "null where the count is what the books say" }),
        }),
      )
      .length(4),
    finish: localized(label),
  });

export const raffScreens = (localized: Localizer) => [raffSchema(localized)] as const;
