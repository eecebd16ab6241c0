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

export const mawidScreens = (localized: Localizer) => [mawidSchema(localized), mawidDaySchema(localized)] as const;
