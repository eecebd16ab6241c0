import type { ScreenEntries } from "../screens.ts";
import { MawidBooking } from "./booking.tsx";

export const mawidScreens: ScreenEntries<"mawid"> = {
  mawid: { Screen: MawidBooking, frame: "phone", app: "mawid" },
};
