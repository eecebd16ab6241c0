import type { ReactElement } from "react";
import type { ScreenId, ScreenTexts } from "#domain/screens/screen.ts";
import { Daftar } from "./daftar.tsx";
import { Masqat } from "./masqat.tsx";
import { Mawid } from "./mawid.tsx";
import { MawidDay } from "./mawid-day.tsx";
import { Mizan } from "./mizan.tsx";
import { Raff } from "./raff.tsx";
import { Rawi } from "./rawi.tsx";
import { Shahna } from "./shahna.tsx";
import "#src/art/art.css";

/** Design sizes. `mockup.css` repeats them in `.mock-window` and so on; the test holds the two together. */
const FRAMES = {
  window: { width: 860, height: 550 },
  phone: { width: 300, height: 560 },
  card: { width: 520, height: 372 },
} as const;

type FrameName = keyof typeof FRAMES;

type MockupEntry<Id extends ScreenId> = {
  Screen: (props: { texts: ScreenTexts<Id> }) => ReactElement;
  frame: FrameName;
  /** Width and height it is drawn at. The ratio holds at every scale, the phone's bezel lies outside. */
  size: { width: number; height: number };
  /** The product whose colour it wears. */
  app: string | null;
};

function entry<Id extends ScreenId>(
  Screen: MockupEntry<Id>["Screen"],
  frame: FrameName,
  app: string | null,
): MockupEntry<Id> {
  return { Screen, frame, size: FRAMES[frame], app };
}

export const MOCKUPS: { readonly [Id in ScreenId]: MockupEntry<Id> } = {
  daftar: entry(Daftar, "window", "daftar"),
  mawid: entry(Mawid, "phone", "mawid"),
  "mawid-day": entry(MawidDay, "phone", "mawid"),
  mizan: entry(Mizan, "window", "mizan"),
  shahna: entry(Shahna, "card", "shahna"),
  masqat: entry(Masqat, "window", "masqat"),
  rawi: entry(Rawi, "window", null),
  raff: entry(Raff, "phone", "raff"),
};

export type MockupProps<Id extends ScreenId> = { id: Id; texts: ScreenTexts<Id> };

/** A product screen that fills the width it is given. Decoration: nothing in it can be read out or reached. */
export function Mockup<Id extends ScreenId>({ id, texts }: MockupProps<Id>) {
  const { Screen, frame, app } = MOCKUPS[id];
  return (
    <div className={`mock mock-${frame} mock-${id}${app === null ? "" : ` app-${app}`}`} aria-hidden="true">
      <div className="m">
        <Screen texts={texts} />
      </div>
    </div>
  );
}
