import type { Color } from "../drawing/elements.ts";

/** Mizan's amber is the same by day and by night, and too bright for white words. */
export const ON_AMBER: Color = "#2e1200";
