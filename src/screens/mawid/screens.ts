import type { ScreenEntries } from "../screens.ts";
import { MawidBooking } from "./booking.tsx";
import { MawidDay } from "./day.tsx";
import { MawidReminder } from "./reminder.tsx";

export const mawidScreens: ScreenEntries<"mawid" | "mawid-day" | "mawid-reminder"> = {
  mawid: { Screen: MawidBooking, frame: "phone", app: "mawid", preview: { width: 316, height: 268 } },
  "mawid-day": { Screen: MawidDay, frame: "phone", app: "mawid" },
  "mawid-reminder": { Screen: MawidReminder, frame: "phone", app: "mawid" },
};
