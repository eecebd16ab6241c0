import { z } from "zod";
import type { Localizer } from "#domain/language/localized.ts";
import { alt, figure, label, line } from "./texts.ts";

const daftarSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("daftar"),
    alt: localized(alt),
    title: localized(line),
    company: z.strictObject({
      initial: localized(z.string().length(1)),
      name: localized(label),
      plan: localized(label),
    }),
    nav: z.strictObject({
      overview: localized(label),
      invoices: localized(label),
      customers: localized(label),
      items: localized(label),
      banking: localized(label),
      reports: localized(label),
      settings: localized(label),
    }),
    invoiceCount: figure,
    month: localized(label),
    caption: localized(line),
    newInvoice: localized(label),
    totals: z.array(z.strictObject({ name: localized(label), amount: figure, note: localized(label) })).length(3),
    tip: z.strictObject({ amount: figure, note: localized(label) }),
    states: z.strictObject({ paid: localized(label), sent: localized(label), overdue: localized(label) }),
    invoices: z
      .array(
        z.strictObject({
          number: z.string().max(10),
          customer: localized(label),
          date: localized(label),
          amount: figure,
          state: z.enum(["paid", "sent", "overdue"]),
        }),
      )
      .length(5),
  });

const invoiceSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("daftar-invoice"),
    alt: localized(alt),
    title: localized(line),
    heading: localized(label),
    number: z.string().max(10),
    state: localized(label),
    send: localized(label),
    fields: z.array(z.strictObject({ name: localized(label), value: localized(line) })).length(3),
    columns: z.strictObject({
      item: localized(label),
      count: localized(label),
      price: localized(label),
      amount: localized(label),
    }),
    items: z.array(z.strictObject({ name: localized(label), count: figure, price: figure, amount: figure })).length(2),
    addItem: localized(label),
    sums: z.array(z.strictObject({ name: localized(label), amount: figure })).length(2),
    total: z.strictObject({ name: localized(label), amount: figure }),
    cleared: z.strictObject({ title: localized(label), note: localized(line) }),
  });

const taxSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("daftar-tax"),
    alt: localized(alt),
    title: localized(line),
    heading: localized(line),
    caption: localized(line),
    exportTo: localized(label),
    columns: z.strictObject({ box: localized(label), amount: localized(label), tax: localized(label) }),
    groups: z
      .array(
        z.strictObject({
          name: localized(label),
          boxes: z.array(z.strictObject({ name: localized(line), amount: figure, tax: figure })).length(2),
          total: z.strictObject({ name: localized(label), amount: figure, tax: figure }),
        }),
      )
      .length(2),
    due: z.strictObject({ name: localized(label), amount: figure, note: localized(line) }),
  });

export const daftarScreens = (localized: Localizer) =>
  [daftarSchema(localized), invoiceSchema(localized), taxSchema(localized)] as const;
