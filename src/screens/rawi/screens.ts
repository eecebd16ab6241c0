import type { ScreenEntries } from "../screens.ts";
import { RawiProductEditor } from "./product-editor.tsx";
import { RawiStore } from "./store.tsx";

export const rawiScreens: ScreenEntries<"rawi" | "rawi-product"> = {
  rawi: { Screen: RawiStore, frame: "window", app: null },
  "rawi-product": { Screen: RawiProductEditor, frame: "fragment", app: null },
};
