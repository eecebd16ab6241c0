import { z } from "zod";
import { referenceTo } from "#domain/content/reference.ts";
import type { InLocale, Localizer } from "#domain/language/localized.ts";
import { caseScreens } from "./cases.ts";
import { daftarScreens } from "./daftar.ts";
import { itemScreens } from "./items.ts";
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
    ...caseScreens(localized),
    ...itemScreens(localized),
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
  "rawi-product",
  "raff",
  "raff-count",
  "raff-difference",
  "case-afiya-home-care",
  "case-al-noor-clinics",
  "case-gulf-sea-trading",
  "case-herafi-workshop",
  "case-ibtisama-dental",
  "case-mina-cafes",
  "case-misaha-architects",
  "case-nafha-perfumes",
  "case-rawi-roastery",
  "case-riwaq-house",
  "case-ruba-water",
  "case-sahel-markets",
  "case-ufuq-books",
  "case-wateen-pharmacies",
  "case-yaqeen-accounting",
  "case-zad-stores",
  "item-accountants-edition",
  "item-bank-matching",
  "item-booking-for-wordpress",
  "item-boq-templates",
  "item-carrier-link",
  "item-daftar-for-woocommerce",
  "item-dental-edition",
  "item-invoice-templates",
  "item-label-templates",
  "item-marketplace-edition",
  "item-masqat-for-excel",
  "item-raff-for-woocommerce",
  "item-rebar-schedule",
  "item-restaurants-edition",
  "item-scale-link",
  "item-shelf-label-templates",
  "item-warehouse-edition",
  "item-whatsapp-reminders",
] as const satisfies readonly ScreenId[];

export const screenIdSchema: z.ZodType<ScreenId> = z.enum(SCREEN_IDS);

/** A drawn screen and its description. */
export const screenSchema = (localized: Localizer) =>
  z.strictObject({
    id: screenIdSchema.meta({ description: "A drawing of src/screens" }),
    caption: localized(z.string().min(4).max(120)),
  });

/** What a photographed screen is shown in. */
export const DEVICES = ["phone", "tablet", "window", "none"] as const;
export type Device = (typeof DEVICES)[number];

/** A screen of an app: a drawn one, or a screenshot or photograph of the library. */
export const appScreenSchema = (localized: Localizer) =>
  screenSchema(localized)
    .partial({ id: true })
    .extend({
      photo: referenceTo("picture").optional().meta({ description: "A screenshot or photograph instead of a drawing" }),
      frame: z.enum(DEVICES).optional().meta({ description: "What the photograph is shown in" }),
    })
    .refine(({ id, photo }) => (id === undefined) !== (photo === undefined), "either a drawing or a photograph");

export type AppScreen = InLocale<z.output<ReturnType<typeof appScreenSchema>>>;

/** The words of one screen in one language. */
export type ScreenTexts<Id extends ScreenId> = InLocale<Extract<ScreenFile, { id: Id }>>;
