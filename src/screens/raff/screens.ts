import type { ScreenEntries } from "../screens.ts";
import { RaffCount } from "./count.tsx";
import { RaffDifference } from "./difference.tsx";
import { RaffScan } from "./scan.tsx";

export const raffScreens: ScreenEntries<"raff" | "raff-count" | "raff-difference"> = {
  raff: { Screen: RaffScan, frame: "phone", app: "raff", preview: { width: 316, height: 288 } },
  "raff-count": { Screen: RaffCount, frame: "phone", app: "raff" },
  "raff-difference": { Screen: RaffDifference, frame: "phone", app: "raff" },
};
