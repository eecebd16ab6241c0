import { z } from "zod";
import type { Localizer } from "#domain/language/localized.ts";
import { alt, label, line } from "./texts.ts";

/* One fragment for each item of the store: how work goes without it, and how with it. */

const itemSchema = <const Id extends string>(id: Id, localized: Localizer) =>
  z.strictObject({
    id: z.literal(id),
    alt: localized(alt),
    before: z.strictObject({
      label: localized(label),
      icon: z.string(),
      lines: localized(z.array(line).length(3)),
    }),
    after: z.strictObject({
      label: localized(label),
      title: localized(label),
      rows: z.array(z.strictObject({ name: localized(label), value: localized(label) })).length(3),
      note: localized(line),
    }),
  });

export const itemScreens = (localized: Localizer) =>
  [
    itemSchema("item-accountants-edition", localized),
    itemSchema("item-bank-matching", localized),
    itemSchema("item-boq-templates", localized),
    itemSchema("item-booking-for-wordpress", localized),
    itemSchema("item-carrier-link", localized),
    itemSchema("item-daftar-for-woocommerce", localized),
    itemSchema("item-dental-edition", localized),
    itemSchema("item-invoice-templates", localized),
    itemSchema("item-label-templates", localized),
    itemSchema("item-marketplace-edition", localized),
    itemSchema("item-masqat-for-excel", localized),
    itemSchema("item-raff-for-woocommerce", localized),
    itemSchema("item-rebar-schedule", localized),
    itemSchema("item-restaurants-edition", localized),
    itemSchema("item-scale-link", localized),
    itemSchema("item-shelf-label-templates", localized),
    itemSchema("item-warehouse-edition", localized),
    itemSchema("item-whatsapp-reminders", localized),
  ] as const;
