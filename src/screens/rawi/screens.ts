import type { ScreenEntries } from "../screens.ts";
import { RawiStore } from "./store.tsx";

export const rawiScreens: ScreenEntries<"rawi"> = {
  rawi: { Screen: RawiStore, frame: "window", app: null },
};
