import { z } from "zod";
import type { Localizer } from "#domain/language/localized.ts";
import { alt, barcode, clock, figure, label, line } from "./texts.ts";

const raffSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("raff"),
    alt: localized(alt),
    clock,
    title: localized(label),
    place: localized(label),
    scanned: z.strictObject({
      name: localized(label),
      barcode,
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

const raffCountSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("raff-count"),
    alt: localized(alt),
    clock,
    title: localized(label),
    progress: localized(line),
    team: localized(line),
    listTitle: localized(label),
    place: localized(label),
    shelves: z
      .array(
        z.strictObject({
          mark: localized(z.string().max(2)),
          name: localized(label),
          person: localized(label),
          counted: z.int().min(0).max(999),
          items: z.int().min(1).max(999),
        }),
      )
      .length(5),
    synced: localized(line),
    scan: localized(label),
  });

const raffDifferenceSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("raff-difference"),
    alt: localized(alt),
    clock,
    title: localized(label),
    net: z.strictObject({ name: localized(label), amount: figure, currency: localized(z.string().max(6)) }),
    sums: z.array(z.strictObject({ name: localized(label), amount: figure })).length(2),
    listTitle: localized(label),
    order: localized(label),
    book: localized(label),
    count: localized(label),
    items: z
      .array(
        z.strictObject({
          name: localized(label),
          book: figure,
          count: figure,
          difference: figure,
          amount: figure,
        }),
      )
      .length(4),
    recount: localized(label),
    people: localized(line),
    approve: localized(label),
  });

export const raffScreens = (localized: Localizer) =>
  [raffSchema(localized), raffCountSchema(localized), raffDifferenceSchema(localized)] as const;
