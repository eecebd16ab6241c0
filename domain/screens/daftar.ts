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

export const daftarScreens = (localized: Localizer) => [daftarSchema(localized)] as const;
