import { z } from "zod";
import type { InLocale, Localizer } from "#domain/language/localized.ts";

/*
 * Words of the product drawings: `content/mockups/<id>.json`.
 * A drawing has a fixed width and no scroll bar, so every text has a small limit and every list a fixed length.
 */

const label = z.string().min(1).max(24);
const line = z.string().min(1).max(44);
/** A figure as the product shows it: digits, separators, a sign. The same in every language. */
const figure = z.string().regex(/^[+−–—]?[\d.,:%]*$/);
const clock = z.string().regex(/^\d{1,2}:\d{2}$/);

const daftarSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("daftar"),
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

const mawidSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("mawid"),
    clock,
    title: localized(label),
    doctor: z.strictObject({
      name: localized(label),
      field: localized(label),
      rating: figure,
      visits: localized(label),
    }),
    month: localized(label),
    branch: localized(line),
    weekdays: localized(z.array(z.string().min(2).max(6)).length(5)),
    firstDay: z.int().min(1).max(27),
    slotsTitle: localized(label),
    slotLength: localized(label),
    slots: z.array(z.strictObject({ time: clock, state: z.enum(["open", "taken", "chosen"]) })).length(9),
    summary: localized(line),
    reminder: localized(line),
    price: figure,
    currency: localized(z.string().max(6)),
    confirm: localized(label),
  });

const mawidDaySchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("mawid-day"),
    clock,
    title: localized(label),
    totals: z.array(z.strictObject({ count: figure, name: localized(label) })).length(3),
    now: localized(label),
    visits: z
      .array(
        z.strictObject({
          time: clock,
          name: localized(label),
          reason: localized(label),
          state: z.enum(["done", "now", "next"]),
        }),
      )
      .length(5),
  });

const mizanSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("mizan"),
    title: localized(line),
    offline: localized(label),
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
    sums: z.array(z.strictObject({ name: localized(label), amount: figure })).length(3),
    cash: localized(label),
    card: localized(label),
  });

const shahnaSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("shahna"),
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
    ready: localized(line),
    print: localized(label),
  });

const masqatSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("masqat"),
    title: localized(line),
    rooms: z.strictObject({
      majlis: localized(label),
      majlisArea: localized(label),
      bed: localized(label),
      kitchen: localized(label),
      hall: localized(label),
    }),
    dimensions: z.array(figure).length(5).meta({ description: "Three across the top, two down the side" }),
    command: z.string().max(24),
    selected: localized(label),
    quantities: localized(label),
    rows: z
      .array(z.strictObject({ name: localized(label), amount: figure, unit: localized(z.string().max(5)) }))
      .length(5),
    exportTo: localized(label),
  });

const rawiSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("rawi"),
    title: z.string().max(24),
    name: localized(label),
    nav: localized(z.array(label).length(3)),
    bagCount: figure,
    crop: localized(label),
    headline: localized(z.array(label).length(2)),
    body: localized(z.string().max(60)),
    buy: localized(label),
    crops: z.array(z.strictObject({ name: localized(label), altitude: localized(label) })).length(4),
  });

const raffSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("raff"),
    clock,
    title: localized(label),
    place: localized(label),
    scanned: z.strictObject({
      name: localized(label),
      // 20 to 29 are the numbers a shop gives its own goods, so the drawing never shows somebody's product.
      barcode: z.string().regex(/^2\d{12}$/),
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

export const mockupFileSchema = (localized: Localizer) =>
  z.discriminatedUnion("id", [
    daftarSchema(localized),
    mawidSchema(localized),
    mawidDaySchema(localized),
    mizanSchema(localized),
    shahnaSchema(localized),
    masqatSchema(localized),
    rawiSchema(localized),
    raffSchema(localized),
  ]);

export type MockupFile = z.output<ReturnType<typeof mockupFileSchema>>;

export type MockupId = MockupFile["id"];

/** Every drawn screen. Content may name no other: each has a drawing in src/art/mockups and words in content/mockups. */
export const MOCKUP_IDS = [
  "daftar",
  "mawid",
  "mawid-day",
  "mizan",
  "shahna",
  "masqat",
  "rawi",
  "raff",
] as const satisfies readonly MockupId[];

/** Products whose screen is dark in the light theme too: one picture serves both themes. */
export const ALWAYS_DARK: ReadonlySet<MockupId> = new Set(["masqat"]);

export const mockupIdSchema: z.ZodType<MockupId> = z.enum(MOCKUP_IDS);

/** A drawn screen and its description. */
export const screenSchema = (localized: Localizer) =>
  z.strictObject({
    id: mockupIdSchema.meta({ description: "A drawing of src/art/mockups" }),
    caption: localized(z.string().min(4).max(120)),
  });

/** The words of one drawing in one language. */
export type MockupTexts<Id extends MockupId> = InLocale<Extract<MockupFile, { id: Id }>>;
