/** Type families the site can be set in: those that are installed (build/styles/fonts.ts knows their files). */
export const LATIN_FAMILIES = ["instrument-sans", "readex-pro"] as const;
export const ARABIC_TEXT_FAMILIES = ["ibm-plex-sans-arabic", "readex-pro"] as const;
export const ARABIC_DISPLAY_FAMILIES = ["readex-pro", "ibm-plex-sans-arabic"] as const;

/** The names that people know them by. */
export const FAMILY_NAMES: Readonly<Record<FontFamily, string>> = {
  "instrument-sans": "Instrument Sans",
  "readex-pro": "Readex Pro",
  "ibm-plex-sans-arabic": "IBM Plex Sans Arabic",
};

export type FontFamily = (typeof LATIN_FAMILIES | typeof ARABIC_TEXT_FAMILIES | typeof ARABIC_DISPLAY_FAMILIES)[number];
