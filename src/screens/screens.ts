import type { ReactNode } from "react";
import type { ScreenId, ScreenTexts } from "#domain/screens/screen.ts";
import { caseScreens } from "./cases/screens.ts";
import { daftarScreens } from "./daftar/screens.ts";
import { itemScreens } from "./items/screens.ts";
import { masqatScreens } from "./masqat/screens.ts";
import { mawidScreens } from "./mawid/screens.ts";
import { mizanScreens } from "./mizan/screens.ts";
import { raffScreens } from "./raff/screens.ts";
import { rawiScreens } from "./rawi/screens.ts";
import { shahnaScreens } from "./shahna/screens.ts";

/** What a screen is seen in, and how large it is drawn. */
export const FRAMES = {
  window: { width: 860, height: 550 },
  phone: { width: 316, height: 576 },
  card: { width: 520, height: 372 },
  /** Paper from a till's printer. */
  receipt: { width: 300, height: 584 },
  /** A part of a screen as large as on the device. */
  fragment: { width: 480, height: 360 },
} as const;

export type FrameName = keyof typeof FRAMES;

type PreviewSize = { width: number; height: number };

export type ScreenEntry<Id extends ScreenId> = {
  Screen: (props: { texts: ScreenTexts<Id> }) => ReactNode;
  frame: FrameName;
  /** The product whose colour it wears. */
  app: string | null;
  /** Programs that are dark by day, too. */
  isAlwaysDark?: boolean;
  /** What a small card shows of it, from the corner where reading starts: cut between words, so that none is cut in half. */
  preview?: PreviewSize;
  /** The same in a row of a list, which has less room for a window; a card's unless said otherwise. */
  rowPreview?: PreviewSize;
};

export type ScreenEntries<Id extends ScreenId> = { readonly [Key in Id]: ScreenEntry<Key> };

export const SCREENS: ScreenEntries<ScreenId> = {
  ...daftarScreens,
  ...mawidScreens,
  ...raffScreens,
  ...shahnaScreens,
  ...mizanScreens,
  ...masqatScreens,
  ...rawiScreens,
  ...caseScreens,
  ...itemScreens,
};
