import { z } from "zod";
import type { Localizer } from "#domain/language/localized.ts";
import { alt, figure, label, line } from "./texts.ts";

const rawiSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("rawi"),
    alt: localized(alt),
    title: z.string().max(24),
    name: localized(label),
    nav: localized(z.array(label).length(3)),
    otherLanguage: localized(label),
    bagCount: figure,
    crop: localized(label),
    headline: localized(z.array(label).length(2)),
    body: localized(z.string().max(60)),
    buy: localized(label),
    cropsTitle: localized(label),
    crops: z
      .array(z.strictObject({ name: localized(label), altitude: localized(label), price: localized(label) }))
      .length(4),
  });

const productSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("rawi-product"),
    alt: localized(alt),
    title: localized(label),
    saved: localized(label),
    versions: z
      .array(z.strictObject({ language: label, direction: z.enum(["rtl", "ltr"]), name: label, body: line }))
      .length(2),
    facts: z.array(z.strictObject({ label: localized(label), value: localized(label) })).length(2),
    publish: localized(label),
  });

export const rawiScreens = (localized: Localizer) => [rawiSchema(localized), productSchema(localized)] as const;
