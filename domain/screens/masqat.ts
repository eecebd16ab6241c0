import { z } from "zod";
import type { Localizer } from "#domain/language/localized.ts";
import { alt, figure, label, line } from "./texts.ts";

const unit = z.string().max(5);

/** A layer's name as in the drawing. */
const layerName = z.string().max(14);

const quantity = (localized: Localizer) =>
  z.strictObject({ name: localized(label), amount: figure, unit: localized(unit) });

const masqatSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("masqat"),
    alt: localized(alt),
    title: localized(line),
    tabs: localized(z.array(label).length(4)).meta({ description: "Of the ribbon; the last one is open" }),
    tools: z.strictObject({
      takeOff: localized(label),
      layers: localized(label),
      compare: localized(label),
      prices: localized(label),
      export: localized(label),
    }),
    rooms: z.strictObject({
      majlis: localized(label),
      majlisArea: localized(label),
      bed: localized(label),
      kitchen: localized(label),
      dining: localized(label),
      hall: localized(label),
      living: localized(label),
      porch: localized(label),
    }),
    dimensions: z.array(figure).length(5).meta({ description: "Three across the top, two down the side" }),
    command: z.string().max(24),
    selected: localized(label),
    quantities: localized(label),
    floor: localized(label),
    rows: z.array(quantity(localized)).length(5),
    chosen: localized(label),
    chosenRows: z.array(quantity(localized)).length(2),
    exportTo: localized(label),
  });

/** What was exported: a bill of quantities that adds up, its tiles room by room. */
const masqatQuantitiesSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("masqat-quantities"),
    alt: localized(alt),
    title: z.string().max(24),
    cell: z.string().regex(/^[A-F]\d{1,2}$/),
    formula: z.string().max(24),
    heading: localized(line),
    columns: localized(z.array(label).length(6)),
    items: z
      .array(
        z.strictObject({
          number: figure,
          name: localized(label),
          unit: localized(unit),
          quantity: figure,
          rate: figure,
          amount: figure,
        }),
      )
      .length(5),
    rooms: z
      .array(z.strictObject({ name: localized(label), quantity: figure }))
      .length(7)
      .meta({ description: "The last item, room by room" }),
    sums: z.array(z.strictObject({ name: localized(label), amount: figure })).length(3),
    sheets: localized(z.array(label).length(3)),
    saved: localized(line),
  });

const masqatSettingsSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("masqat-settings"),
    alt: localized(alt),
    title: localized(line),
    sections: z.strictObject({
      layers: localized(label),
      openings: localized(label),
      units: localized(label),
      prices: localized(label),
    }),
    heading: localized(label),
    caption: localized(line),
    template: localized(label),
    columns: localized(z.array(label).length(3)),
    layers: z.array(z.strictObject({ name: layerName, item: localized(label), measure: localized(label) })).length(5),
    unknown: z
      .strictObject({ name: layerName, item: localized(label), measure: localized(label) })
      .meta({ description: "A layer whose item Masqat asks for" }),
    rulesTitle: localized(label),
    rules: z.array(z.strictObject({ name: localized(line), value: localized(label) })).length(4),
    cancel: localized(label),
    save: localized(label),
  });

export const masqatScreens = (localized: Localizer) =>
  [masqatSchema(localized), masqatQuantitiesSchema(localized), masqatSettingsSchema(localized)] as const;
