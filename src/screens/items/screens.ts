import type { ScreenId } from "#domain/screens/screen.ts";
import type { ScreenEntries } from "../screens.ts";
import { type After, beforeAfter } from "./before-after.tsx";
import {
  BareCells,
  type Before,
  HandSteps,
  Logins,
  Misprints,
  NotebookLeaf,
  Notice,
  Questions,
  UnansweredCalls,
  UnmatchedLines,
} from "./befores.tsx";
import { CarrierLabel, CountedStock, MatchedLines, OrderInvoice, ScaleDisplay, UpdatedCells } from "./links.tsx";
import { InvoicePaper, LabelSheets, QuantitiesPaper, ShelfLabel } from "./papers.tsx";
import { BendingSchedule, ClientList, Parcels, Rack, TableMap } from "./places.tsx";
import { PageSlots, ReminderChat, ToothChart } from "./visits.tsx";

/** Ids of the fragments of store items. */
type ItemScreenId = Extract<ScreenId, `item-${string}`>;

const item = (app: string, Old: Before, New: After) =>
  ({ Screen: beforeAfter(Old, New), frame: "fragment", app }) as const;

export const itemScreens: ScreenEntries<ItemScreenId> = {
  "item-accountants-edition": item("daftar", Logins, ClientList),
  "item-bank-matching": item("daftar", UnmatchedLines, MatchedLines),
  "item-boq-templates": item("masqat", BareCells, QuantitiesPaper),
  "item-booking-for-wordpress": item("mawid", Notice, PageSlots),
  "item-carrier-link": item("shahna", HandSteps, CarrierLabel),
  "item-daftar-for-woocommerce": item("daftar", HandSteps, OrderInvoice),
  "item-dental-edition": item("mawid", NotebookLeaf, ToothChart),
  "item-invoice-templates": item("daftar", BareCells, InvoicePaper),
  "item-label-templates": item("shahna", Misprints, LabelSheets),
  "item-marketplace-edition": item("shahna", Questions, Parcels),
  "item-masqat-for-excel": item("masqat", HandSteps, UpdatedCells),
  "item-raff-for-woocommerce": item("raff", Notice, CountedStock),
  "item-rebar-schedule": item("masqat", NotebookLeaf, BendingSchedule),
  "item-restaurants-edition": item("mizan", NotebookLeaf, TableMap),
  "item-scale-link": item("mizan", HandSteps, ScaleDisplay),
  "item-shelf-label-templates": item("mizan", NotebookLeaf, ShelfLabel),
  "item-warehouse-edition": item("raff", Questions, Rack),
  "item-whatsapp-reminders": item("mawid", UnansweredCalls, ReminderChat),
};
