import { z } from "zod";
import type { Localizer } from "#domain/language/localized.ts";
import { alt, figure, label, line } from "./texts.ts";

const masqatSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("masqat"),
    alt: localized(alt),
    title: localized(line),
    rooms: z.strictObject({
      majlis: localized(label),
      majlisArea: localized(label),
      bed: localized(label),
      kitchen: localized(label),
      hall: localized(label),
    }),
    dimensions: z.array(figure).length(5).meta({ description: "Three across the top, two down the side" }),
    command: z.string().max(24),
    selected: localized(label),
    quantities: localized(label),
    rows: z
      .array(z.strictObject({ name: localized(label), amount: figure, unit: localized(z.string().max(5)) }))
      .length(5),
    exportTo: localized(label),
  });

export const masqatScreens = (localized: Localizer) => [masqatSchema(localized)] as const;
