import type { ScreenEntries } from "../screens.ts";
import { MasqatPlan } from "./plan.tsx";
import { MasqatQuantities } from "./quantities.tsx";
import { MasqatSettings } from "./settings.tsx";

export const masqatScreens: ScreenEntries<"masqat" | "masqat-quantities" | "masqat-settings"> = {
  masqat: {
    Screen: MasqatPlan,
    frame: "window",
    app: "masqat",
    isAlwaysDark: true,
    preview: { width: 632, height: 349 },
    rowPreview: { width: 372, height: 216 },
  },
  // Excel, not AutoCAD: it follows the day.
  "masqat-quantities": { Screen: MasqatQuantities, frame: "window", app: "masqat" },
  "masqat-settings": { Screen: MasqatSettings, frame: "window", app: "masqat", isAlwaysDark: true },
};
