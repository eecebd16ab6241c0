import { z } from "zod";
import type { Localizer } from "#domain/language/localized.ts";
import { alt, barcode, figure, label, line } from "./texts.ts";

const shahnaSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("shahna"),
    alt: localized(alt),
    name: localized(label),
    caption: localized(label),
    connected: localized(label),
    zones: z
      .array(
        z.strictObject({
          name: localized(label),
          time: localized(label),
          price: figure,
          isActive: z.boolean(),
        }),
      )
      .length(4),
    currency: localized(z.string().max(6)),
    ready: localized(line),
    print: localized(label),
  });

const shahnaLabelsSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("shahna-labels"),
    alt: localized(alt),
    title: localized(line),
    heading: localized(label),
    paper: localized(label),
    papers: z.array(z.strictObject({ name: localized(label), note: localized(label) })).length(2),
    zonesTitle: localized(label),
    zones: z.array(z.strictObject({ name: localized(label), count: figure })).length(3),
    print: localized(label),
    page: localized(label),
    paid: localized(label),
    collect: localized(label),
    labels: z
      .array(
        z.strictObject({
          city: localized(label),
          district: localized(label),
          customer: localized(label),
          number: figure,
          barcode,
          due: figure.nullable().meta({ description: "What the courier collects; null where it is paid" }),
        }),
      )
      .length(6),
  });

const shahnaOrderSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("shahna-order"),
    alt: localized(alt),
    title: localized(line),
    heading: localized(label),
    caption: localized(line),
    state: localized(label),
    facts: z.array(z.strictObject({ name: localized(label), text: localized(label) })).length(3),
    items: z
      .array(z.strictObject({ name: localized(label), note: localized(label), count: figure, amount: figure }))
      .length(3),
    sums: z.array(z.strictObject({ name: localized(label), note: localized(line), amount: figure })).length(2),
    total: z.strictObject({ name: localized(label), note: localized(line), amount: figure }),
    shipment: z.strictObject({
      title: localized(label),
      carrier: localized(label),
      tracking: z.string().max(16),
      steps: z
        .array(
          z.strictObject({
            name: localized(label),
            time: localized(label),
            state: z.enum(["done", "now", "next"]),
          }),
        )
        .length(4),
      mailed: localized(line),
      print: localized(label),
    }),
  });

export const shahnaScreens = (localized: Localizer) =>
  [shahnaSchema(localized), shahnaLabelsSchema(localized), shahnaOrderSchema(localized)] as const;
