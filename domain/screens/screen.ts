import { z } from "zod";
import type { InLocale, Localizer } from "#domain/language/localized.ts";
import { daftarScreens } from "./daftar.ts";
import { masqatScreens } from "./masqat.ts";
import { mawidScreens } from "./mawid.ts";
import { mizanScreens } from "./mizan.ts";
import { raffScreens } from "./raff.ts";
import { rawiScreens } from "./rawi.ts";
import { shahnaScreens } from "./shahna.ts";

/*
 * Words of the drawn screens: `content/screens/<id>.json`.
 */

export const screenFileSchema = (localized: Localizer) =>
  z.discriminatedUnion("id", [
    ...daftarScreens(localized),
    ...mawidScreens(localized),
    ...mizanScreens(localized),
    ...shahnaScreens(localized),
    ...masqatScreens(localized),
    ...raffScreens(localized),
    ...rawiScreens(localized),
  ]);

export type ScreenFile = z.output<ReturnType<typeof screenFileSchema>>;

export type ScreenId = ScreenFile["id"];

/** Every drawn screen. Content may name no other: each has a drawing in src/screens and words in content/screens. */
export const SCREEN_IDS = [
  "daftar",
  "daftar-invoice",
  "daftar-tax",
  "mawid",
  "mawid-day",
  "mawid-reminder",
  "mizan",
  "mizan-receipt",
  "mizan-close",
  "shahna",
  "shahna-labels",
  "shahna-order",
  "masqat",
  "masqat-quantities",
  "masqat-settings",
  "rawi",
  "raff",
  "raff-count",
  "raff-difference",
] as const satisfies readonly ScreenId[];

export const screenIdSchema: z.ZodType<ScreenId> = z.enum(SCREEN_IDS);

/** A drawn screen and its description. */
export const screenSchema = (localized: Localizer) =>
  z.strictObject({
    id: screenIdSchema.meta({ description: "A drawing of src/screens" }),
    caption: localized(z.string().min(4).max(120)),
  });

/** The words of one screen in one language. */
export type ScreenTexts<Id extends ScreenId> = InLocale<Extract<ScreenFile, { id: Id }>>;
