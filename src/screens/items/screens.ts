import type { ScreenId } from "#domain/screens/screen.ts";
import type { ScreenEntries } from "../screens.ts";
import { type After, beforeAfter } from "./before-after.tsx";
import { CarrierLabel, CountedStock, MatchedLines, OrderInvoice, ScaleDisplay, UpdatedCells } from "./links.tsx";
import { InvoicePaper, LabelSheets, QuantitiesPaper, ShelfLabel } from "./papers.tsx";
import { BendingSchedule, ClientList, Parcels, Rack, TableMap } from "./places.tsx";
import { PageSlots, ReminderChat, ToothChart } from "./visits.tsx";

/** Ids of the fragments of store items. */
type ItemScreenId = Extract<ScreenId, `item-${string}`>;

const item = (app: string, Picture: After) => ({ Screen: beforeAfter(Picture), frame: "fragment", app }) as const;

export const itemScreens: ScreenEntries<ItemScreenId> = {
  "item-accountants-edition": item("daftar", ClientList),
  "item-bank-matching": item("daftar", MatchedLines),
  "item-boq-templates": item("masqat", QuantitiesPaper),
  "item-booking-for-wordpress": item("mawid", PageSlots),
  "item-carrier-link": item("shahna", CarrierLabel),
  "item-daftar-for-woocommerce": item("daftar", OrderInvoice),
  "item-dental-edition": item("mawid", ToothChart),
  "item-invoice-templates": item("daftar", InvoicePaper),
  "item-label-templates": item("shahna", LabelSheets),
  "item-marketplace-edition": item("shahna", Parcels),
  "item-masqat-for-excel": item("masqat", UpdatedCells),
  "item-raff-for-woocommerce": item("raff", CountedStock),
  "item-rebar-schedule": item("masqat", BendingSchedule),
  "item-restaurants-edition": item("mizan", TableMap),
  "item-scale-link": item("mizan", ScaleDisplay),
  "item-shelf-label-templates": item("mizan", ShelfLabel),
  "item-warehouse-edition": item("raff", Rack),
  "item-whatsapp-reminders": item("mawid", ReminderChat),
};
