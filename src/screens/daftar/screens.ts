import type { ScreenEntries } from "../screens.ts";
import { DaftarInvoice } from "./invoice.tsx";
import { DaftarOverview } from "./overview.tsx";
import { DaftarTaxReport } from "./tax-report.tsx";

export const daftarScreens: ScreenEntries<"daftar" | "daftar-invoice" | "daftar-tax"> = {
  daftar: {
    Screen: DaftarOverview,
    frame: "window",
    app: "daftar",
    preview: { width: 412, height: 324 },
    rowPreview: { width: 412, height: 252 },
  },
  "daftar-invoice": { Screen: DaftarInvoice, frame: "window", app: "daftar" },
  "daftar-tax": { Screen: DaftarTaxReport, frame: "window", app: "daftar" },
};
