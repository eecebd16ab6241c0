import { z } from "zod";
import type { Localizer } from "#domain/language/localized.ts";
import { alt, clock, figure, label, line } from "./texts.ts";

const mawidSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("mawid"),
    alt: localized(alt),
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
    alt: localized(alt),
    clock,
    title: localized(label),
    date: localized(line),
    totals: z.array(z.strictObject({ count: figure, name: localized(label) })).length(3),
    now: localized(label),
    arrived: localized(label),
    visits: z
      .array(
        z.strictObject({
          time: clock,
          name: localized(label),
          reason: localized(label),
          state: z.enum(["done", "now", "arrived", "next"]),
        }),
      )
      .length(5),
    tabs: localized(z.array(z.string().min(2).max(10)).length(4)),
  });

/** A locked phone: a notification says time and place only, never the doctor or the reason for the visit. */
const mawidReminderSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("mawid-reminder"),
    alt: localized(alt),
    clock,
    date: localized(label),
    name: localized(label),
    reminder: z.strictObject({
      when: localized(label),
      visit: localized(line),
      place: localized(line),
      accept: localized(label),
      decline: localized(label),
    }),
    offer: z.strictObject({
      when: localized(label),
      title: localized(line),
      visit: localized(line),
      timeLeft: localized(line),
      accept: localized(label),
      decline: localized(label),
    }),
  });

export const mawidScreens = (localized: Localizer) =>
  [mawidSchema(localized), mawidDaySchema(localized), mawidReminderSchema(localized)] as const;
