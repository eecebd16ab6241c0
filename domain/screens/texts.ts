import { z } from "zod";

/* A screen has a fixed width and no scroll bar, so every text has a small limit and every list a fixed length. */

/** What somebody hears who does not see the screen. */
export const alt = z.string().min(10).max(160);
export const label = z.string().min(1).max(24);
export const line = z.string().min(1).max(44);
/** A figure as the product shows it: digits, separators, a sign. The same in every language. */
export const figure = z.string().regex(/^[+−–—]?[\d.,:%]*$/);
export const clock = z.string().regex(/^\d{1,2}:\d{2}$/);
/** 20 to 29 are the numbers a shop gives its own goods, so a drawing never shows somebody's product. */
export const barcode = z.string().regex(/^2\d{12}$/);
