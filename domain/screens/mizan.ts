import { z } from "zod";
import type { Localizer } from "#domain/language/localized.ts";
import { alt, figure, label, line } from "./texts.ts";

const currency = z.string().max(6);
/** Before tax, the tax, and what is paid. */
const sums = (localized: Localizer) => z.array(z.strictObject({ name: localized(label), amount: figure })).length(3);

const mizanSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("mizan"),
    alt: localized(alt),
    title: localized(line),
    offline: localized(line),
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
    sums: sums(localized),
    currency: localized(currency),
    cash: localized(label),
    card: localized(label),
  });

/** The receipt of the order that the till shows. */
const mizanReceiptSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("mizan-receipt"),
    alt: localized(alt),
    shop: localized(label),
    address: localized(line),
    titles: z.array(label).length(2).meta({ description: "A tax invoice is titled in Arabic; English stands below" }),
    vatNumber: z.strictObject({ name: localized(label), value: z.string().regex(/^3\d{13}3$/) }),
    number: z.strictObject({ name: localized(label), value: z.string().regex(/^\d{2}-\d{4}$/) }),
    issuedAt: z.strictObject({ name: localized(label), value: z.string().max(16) }),
    cashier: z.strictObject({ name: localized(label), value: localized(label) }),
    lines: z
      .array(z.strictObject({ name: localized(label), count: z.int().positive(), price: figure, amount: figure }))
      .length(4),
    sums: sums(localized),
    currency: localized(currency),
    paidBy: z.strictObject({ name: localized(label), amount: figure }),
    thanks: localized(line),
  });

const mizanCloseSchema = (localized: Localizer) => {
  const amounts = z.array(z.strictObject({ name: localized(label), amount: figure })).length(3);
  return z.strictObject({
    id: z.literal("mizan-close"),
    alt: localized(alt),
    title: localized(line),
    heading: localized(label),
    caption: localized(line),
    print: localized(label),
    totals: amounts,
    hoursTitle: localized(label),
    firstHour: z.int().min(0).max(10),
    hours: z.array(z.int().nonnegative()).length(14).meta({ description: "Sales of each hour from the first" }),
    methodsTitle: localized(label),
    methods: amounts,
    cashiersTitle: localized(label),
    cashiers: amounts,
    countTitle: localized(label),
    currency: localized(currency),
    notes: z
      .array(z.strictObject({ value: z.int().positive(), count: z.int().nonnegative() }))
      .length(6)
      .meta({ description: "How many of each note and coin were counted" }),
    opening: z.strictObject({ name: localized(label), amount: figure }),
    counted: localized(label),
    expected: z.strictObject({ name: localized(label), amount: figure }),
    difference: z.strictObject({ name: localized(label), amount: figure }),
    posting: localized(line),
    close: localized(label),
  });
};

export const mizanScreens = (localized: Localizer) =>
  [mizanSchema(localized), mizanReceiptSchema(localized), mizanCloseSchema(localized)] as const;
