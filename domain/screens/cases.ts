import { z } from "zod";
import type { Localizer } from "#domain/language/localized.ts";
import { alt, clock, figure, label, line } from "./texts.ts";

/* One fragment for each finished project: the one thing that tells its story. */

/** A number or a code that people read aloud: the same in every language. */
const code = z.string().min(2).max(20);

const homeCareSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("case-afiya-home-care"),
    alt: localized(alt),
    title: localized(label),
    caption: localized(label),
    visits: z
      .array(
        z.strictObject({
          time: clock,
          name: localized(label),
          note: localized(line),
          state: z.enum(["done", "now", "next"]),
        }),
      )
      .length(3),
    confirm: localized(label),
    offline: localized(label),
  });

const clinicsSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("case-al-noor-clinics"),
    alt: localized(alt),
    title: localized(label),
    caption: localized(line),
    date: localized(label),
    slots: z.array(z.strictObject({ time: clock, state: z.enum(["open", "taken", "chosen", "freed"]) })).length(6),
    tip: localized(label),
    reminder: localized(label),
    confirm: localized(label),
  });

const warehousesSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("case-gulf-sea-trading"),
    alt: localized(alt),
    invoices: z
      .array(
        z.strictObject({ place: localized(label), number: code, amount: figure, state: z.enum(["sent", "waiting"]) }),
      )
      .length(3),
    states: z.strictObject({ sent: localized(label), waiting: localized(label) }),
    title: localized(label),
    caption: localized(label),
    total: figure,
    currency: localized(z.string().max(6)),
  });

const workshopSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("case-herafi-workshop"),
    alt: localized(alt),
    title: localized(label),
    caption: localized(label),
    rows: z
      .array(z.strictObject({ name: localized(label), values: z.array(figure).min(3).max(4), gap: figure }))
      .length(3),
    sample: z.strictObject({ name: localized(label), code }),
    total: z.strictObject({ name: localized(label), value: figure }),
  });

const dentalSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("case-ibtisama-dental"),
    alt: localized(alt),
    url: z.string().max(24),
    lang: localized(label),
    services: localized(z.array(label).length(3)),
    questions: z.array(z.strictObject({ question: localized(label), answer: localized(label) })).length(2),
    confirm: localized(label),
    note: localized(line),
  });

const cafesSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("case-mina-cafes"),
    alt: localized(alt),
    offline: localized(label),
    items: z.array(z.strictObject({ name: localized(label), note: localized(label) })).length(3),
    connected: localized(label),
    summary: localized(line),
    note: localized(line),
  });

const architectsSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("case-misaha-architects"),
    alt: localized(alt),
    rooms: localized(z.array(label).length(3)),
    title: localized(label),
    /** Arabic in every language: the office tenders in Arabic. */
    rows: z.array(z.strictObject({ layer: code, name: label, amount: figure, unit: z.string().max(6) })).length(3),
  });

const perfumesSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("case-nafha-perfumes"),
    alt: localized(alt),
    sample: z.strictObject({ to: localized(label), name: localized(label), place: localized(label), number: code }),
    title: localized(label),
    prices: z.array(z.strictObject({ name: localized(label), price: figure })).length(4),
    currency: localized(z.string().max(6)),
    print: localized(label),
  });

const roasterySchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("case-rawi-roastery"),
    alt: localized(alt),
    crops: z
      .array(
        z.strictObject({ name: localized(label), note: localized(label), state: z.enum(["open", "arrived", "gone"]) }),
      )
      .length(3),
    title: localized(line),
    caption: localized(line),
    answers: localized(z.array(label).length(2)),
  });

const furnitureSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("case-riwaq-house"),
    alt: localized(alt),
    name: localized(label),
    total: figure,
    currency: localized(z.string().max(6)),
    confirm: localized(label),
    invoices: z.array(z.strictObject({ number: code, date: localized(label), amount: figure })).length(2),
    order: localized(line),
    steps: localized(z.array(label).length(4)),
  });

const waterSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("case-ruba-water"),
    alt: localized(alt),
    title: localized(label),
    number: code,
    item: localized(label),
    sums: z.array(z.strictObject({ name: localized(label), amount: figure })).length(3),
    paid: localized(label),
    total: localized(label),
    offline: localized(label),
  });

const marketsSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("case-sahel-markets"),
    alt: localized(alt),
    name: localized(label),
    price: localized(label),
    quantities: z.array(z.strictObject({ name: localized(label), amount: figure, unit: localized(label) })).length(2),
    title: localized(label),
    items: z.array(z.strictObject({ icon: z.string(), name: localized(label) })).length(4),
  });

const booksSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("case-ufuq-books"),
    alt: localized(alt),
    /** As readers type it, without hamza. */
    search: label,
    items: z
      .array(
        z.strictObject({
          /** The words that were found, and the rest of the title. */
          name: z.array(label).length(2),
          note: localized(line),
          price: figure,
        }),
      )
      .length(3),
    currency: localized(z.string().max(6)),
    place: localized(line),
    cost: localized(label),
  });

const pharmaciesSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("case-wateen-pharmacies"),
    alt: localized(alt),
    place: localized(label),
    name: localized(label),
    date: localized(label),
    totals: z.array(z.strictObject({ name: localized(label), amount: figure })).length(3),
  });

const accountingSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("case-yaqeen-accounting"),
    alt: localized(alt),
    title: localized(line),
    command: code,
    heads: localized(z.array(label).length(3)),
    rows: z
      .array(
        z.strictObject({
          name: localized(label),
          amount: figure,
          tax: figure,
          state: z.enum(["equal", "chosen", "differs"]),
        }),
      )
      .length(4),
    tip: localized(line),
    note: localized(line),
  });

const storesSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("case-zad-stores"),
    alt: localized(alt),
    heads: localized(z.array(label).length(2)),
    items: z
      .array(
        z.strictObject({
          icon: z.string(),
          name: localized(label),
          note: localized(label),
          count: figure,
          state: z.enum(["open", "held", "gone"]),
        }),
      )
      .length(3),
    note: localized(line),
  });

export const caseScreens = (localized: Localizer) =>
  [
    homeCareSchema(localized),
    clinicsSchema(localized),
    warehousesSchema(localized),
    workshopSchema(localized),
    dentalSchema(localized),
    cafesSchema(localized),
    architectsSchema(localized),
    perfumesSchema(localized),
    roasterySchema(localized),
    furnitureSchema(localized),
    waterSchema(localized),
    marketsSchema(localized),
    booksSchema(localized),
    pharmaciesSchema(localized),
    accountingSchema(localized),
    storesSchema(localized),
  ] as const;
