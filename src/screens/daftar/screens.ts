import type { ScreenEntries } from "../screens.ts";
import { DaftarOverview } from "./overview.tsx";

export const daftarScreens: ScreenEntries<"daftar"> = {
  daftar: { Screen: DaftarOverview, frame: "window", app: "daftar" },
};
