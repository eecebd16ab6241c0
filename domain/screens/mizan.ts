import { z } from "zod";
import type { Localizer } from "#domain/language/localized.ts";
import { alt, figure, label, line } from "./texts.ts";

const mizanSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("mizan"),
    alt: localized(alt),
    title: localized(line),
    offline: localized(label),
    categories: localized(z.array(label).length(4)),
    search: localized(label),
    items: z
      .array(
        z.strictObject({
          icon: z.enum([
            "coffee",
            "cup-soda",
            "croissant",
            "sandwich",
            "cake-slice",
            "milk",
            "cookie",
            "ice-cream-cone",
            "salad",
          ]),
          name: localized(label),
          price: figure,
        }),
      )
      .length(9),
    order: localized(label),
    table: localized(label),
    lines: z
      .array(
        z.strictObject({
          item: z.int().min(0).max(8).meta({ description: "Place in items, from 0" }),
          count: z.int().positive(),
          amount: figure,
        }),
      )
      .length(4),
    sums: z.array(z.strictObject({ name: localized(label), amount: figure })).length(3),
    cash: localized(label),
    card: localized(label),
  });

export const mizanScreens = (localized: Localizer) => [mizanSchema(localized)] as const;
