import type { ScreenEntries } from "../screens.ts";
import { ShahnaLabels } from "./labels.tsx";
import { ShahnaOrder } from "./order.tsx";
import { ShahnaZones } from "./zones.tsx";

export const shahnaScreens: ScreenEntries<"shahna" | "shahna-labels" | "shahna-order"> = {
  shahna: { Screen: ShahnaZones, frame: "card", app: "shahna", preview: { width: 520, height: 314 } },
  "shahna-labels": { Screen: ShahnaLabels, frame: "window", app: "shahna" },
  "shahna-order": {
    Screen: ShahnaOrder,
    frame: "window",
    app: "shahna",
    preview: { width: 610, height: 320 },
    rowPreview: { width: 414, height: 256 },
  },
};
