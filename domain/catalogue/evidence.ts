import { z } from "zod";
import { localeCodeSchema, localeRowSchema } from "#domain/language/locale.ts";
import type { InLocale, Localizer } from "#domain/language/localized.ts";

/*
 * The small drawing beside a feature of an app that shows it in use, with texts of its own. The kinds are
 * few and any app may use any of them; each has a drawing in src/art/evidence.
 */

const label = z.string().min(1).max(28);
const line = z.string().min(1).max(48);
/** Digits, separators, a sign, a multiplication: the same in every language. */
const figure = z.string().regex(/^[+−–—]?[\d.,:%× ]*$/);
const barcode = z.string().regex(/^\d{13}$/);
/** An amount that may carry its unit. */
const amount = (localized: Localizer) => z.union([figure, localized(label)]);
/** State of an item in a list. */
const state = z.enum(["done", "now", "next"]);

const documentSchema = (localized: Localizer) =>
  z.strictObject({
    kind: z.literal("document"),
    title: localized(label),
    number: z.string().max(12),
    lines: z
      .array(z.strictObject({ name: localized(line), note: figure.optional(), amount: figure }))
      .min(2)
      .max(4),
    total: z.strictObject({ name: localized(label), amount: figure }),
    hasCode: z.boolean().meta({ description: "Whether a square code stands beside the total" }),
  });

const chainSchema = (localized: Localizer) =>
  z.strictObject({
    kind: z.literal("chain"),
    steps: z
      .array(
        z.strictObject({
          when: localized(label),
          what: localized(line),
          isDone: z.boolean(),
          answers: z
            .array(localized(label))
            .length(2)
            .optional()
            .meta({ description: "Buttons of the message; the first one was pressed" }),
        }),
      )
      .min(3)
      .max(4),
  });

const barsSchema = (localized: Localizer) =>
  z.strictObject({
    kind: z.literal("bars"),
    title: localized(label),
    rows: z
      .array(z.strictObject({ name: localized(label), percent: z.number().min(1).max(100), amount: figure }))
      .min(3)
      .max(5),
    total: z.strictObject({ name: localized(label), amount: localized(label) }),
  });

const checksSchema = (localized: Localizer) =>
  z.strictObject({
    kind: z.literal("checks"),
    title: localized(label),
    note: localized(label),
    rows: z
      .array(z.strictObject({ mark: figure, name: localized(label), note: localized(label), state }))
      .min(3)
      .max(5),
  });

const calendarSchema = (localized: Localizer) =>
  z.strictObject({
    kind: z.literal("calendar"),
    title: localized(line),
    days: z
      .array(z.strictObject({ name: localized(z.string().min(2).max(8)), date: z.int().min(1).max(31) }))
      .length(5),
    chosenDate: z.int().min(1).max(31),
    slots: z
      .array(z.strictObject({ time: figure, state: z.enum(["open", "taken", "chosen"]) }))
      .min(6)
      .max(9),
    note: localized(line),
  });

const tableSchema = (localized: Localizer) =>
  z.strictObject({
    kind: z.literal("table"),
    command: z.string().max(24).optional().meta({ description: "What was typed to get it" }),
    heads: z.array(localized(label)).min(2).max(4),
    rows: z
      .array(
        z.strictObject({
          name: localized(label),
          figures: z.array(amount(localized)).min(1).max(3),
          isOff: z.boolean().optional().meta({ description: "Its last figure asks for attention" }),
        }),
      )
      .min(3)
      .max(5),
  });

const sheetsSchema = () =>
  z.strictObject({
    kind: z.literal("sheets"),
    sheets: z
      .array(
        z.strictObject({
          lang: localeCodeSchema,
          dir: localeRowSchema.shape.dir,
          title: label,
          rows: z
            .array(z.strictObject({ number: figure, name: label, amount: label }))
            .min(2)
            .max(4),
        }),
      )
      .length(2)
      .meta({ description: "One document in two languages, each in its own direction" }),
  });

const roomsSchema = (localized: Localizer) =>
  z.strictObject({
    kind: z.literal("rooms"),
    rooms: z.array(localized(label)).length(4).meta({ description: "Large, small, small, wide, from the start side" }),
    chosen: z.strictObject({ name: localized(label), amount: localized(label) }),
    others: z.array(z.strictObject({ name: localized(label), amount: localized(label) })).length(2),
  });

const zonesSchema = (localized: Localizer) =>
  z.strictObject({
    kind: z.literal("zones"),
    zones: z
      .array(z.strictObject({ name: localized(label), time: localized(label), price: figure }))
      .length(3)
      .meta({ description: "From the nearest to the farthest" }),
  });

const scanSchema = (localized: Localizer) =>
  z.strictObject({
    kind: z.literal("scan"),
    barcode,
    name: localized(label),
    note: localized(line),
    count: amount(localized),
    rows: z
      .array(z.strictObject({ name: localized(label), count: amount(localized) }))
      .min(2)
      .max(3),
  });

export const evidenceSchema = (localized: Localizer) =>
  z.discriminatedUnion("kind", [
    documentSchema(localized),
    chainSchema(localized),
    barsSchema(localized),
    checksSchema(localized),
    calendarSchema(localized),
    tableSchema(localized),
    sheetsSchema(),
    roomsSchema(localized),
    zonesSchema(localized),
    scanSchema(localized),
  ]);

type EvidenceFile = z.output<ReturnType<typeof evidenceSchema>>;

export type EvidenceKind = EvidenceFile["kind"];

/** The words of one drawing in one language. */
export type EvidenceTexts<Kind extends EvidenceKind = EvidenceKind> = InLocale<Extract<EvidenceFile, { kind: Kind }>>;
