import { z } from "zod";
import type { Localizer } from "#domain/language/localized.ts";
import { alt, figure, label } from "./texts.ts";

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

export const rawiScreens = (localized: Localizer) => [rawiSchema(localized)] as const;
