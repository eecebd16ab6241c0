/** Strokes on a 48 unit square, one drawing a product of the sample. */
const APP_GLYPHS: ReadonlyMap<string, string> = new Map([
  ["daftar", "M14 12h20a2 2 0 0 1 2 2v20H18a4 4 0 0 1-4-4zM20 20h10M20 26h10M14 30a4 4 0 0 1 4-4"],
  ["mawid", "M24 12a12 12 0 1 0 0 24a12 12 0 1 0 0-24M24 17v7l5 4"],
  [
    "mizan",
    "M24 12v22M16 36h16M13 17h22M8.5 27L13 17l4.5 10a4.5 4.5 0 0 1-9 0zM30.5 27L35 17l4.5 10a4.5 4.5 0 0 1-9 0z",
  ],
  ["shahna", "M24 11l11 6v13l-11 7-11-7V17zM13 17l11 6.5 11-6.5M24 23.5V37"],
  ["masqat", "M13 13h22v22H24M13 35V13M13 35h3M16 35a8 8 0 0 1 8-8v8M24 13v8"],
  ["raff", "M11 23.5h26M11 36.5h26M15 23.5v-9h8.5v9M29 23.5v-6h4.5v6M14.5 36.5v-5.5h5v5.5M25 36.5v-8h8.5v8"],
]);

/** A window with a row of lines: the sign of a product that was added in the editor and has no drawing of its own. */
const GENERAL_GLYPH =
  "M14 13h20a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3V16a3 3 0 0 1 3-3zM11 20h26M17 26h8M17 30h14";
const GENERAL_SYMBOL = "app-general";

/** Every drawing of a product by its name in the sprite. */
export const APP_SYMBOLS: ReadonlyMap<string, string> = new Map([
  ...[...APP_GLYPHS].map(([app, drawing]): [string, string] => [`app-${app}`, drawing]),
  [GENERAL_SYMBOL, GENERAL_GLYPH],
]);

/** The name of a product's drawing in the sprite. */
export function appSymbol(app: string): string {
  return APP_GLYPHS.has(app) ? `app-${app}` : GENERAL_SYMBOL;
}

export function glyphOf(app: string): string {
  return APP_GLYPHS.get(app) ?? GENERAL_GLYPH;
}
