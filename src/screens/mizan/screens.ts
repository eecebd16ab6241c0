import type { ScreenEntries } from "../screens.ts";
import { MizanClose } from "./close.tsx";
import { MizanReceipt } from "./receipt.tsx";
import { MizanTill } from "./till.tsx";

export const mizanScreens: ScreenEntries<"mizan" | "mizan-receipt" | "mizan-close"> = {
  mizan: {
    Screen: MizanTill,
    frame: "window",
    app: "mizan",
    preview: { width: 600, height: 340 },
    rowPreview: { width: 346, height: 232 },
  },
  "mizan-receipt": { Screen: MizanReceipt, frame: "receipt", app: "mizan" },
  "mizan-close": { Screen: MizanClose, frame: "window", app: "mizan" },
};
