import { resolve } from "node:path";

export type Script = "arabic" | "latin";

/** A way of setting text: one font for each script, cut to one weight and named by build/styles/fonts.ts. */
export type Face = Readonly<Record<Script, string>>;

export const FACES = {
  text: { arabic: "picture-arabic-text", latin: "picture-latin-400" },
  strong: { arabic: "picture-arabic-strong", latin: "picture-latin-600" },
  display: { arabic: "picture-arabic-display", latin: "picture-latin-600" },
  mono: { arabic: "picture-arabic-text", latin: "picture-mono" },
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof FACES;

/** Only these fonts: a picture must not depend on the fonts installed on the machine. */
export const fontFile = (name: string) => resolve(`src/.generated/fonts/${name}.ttf`);
