import type { Measure } from "./text-fit.ts";

/** Shares of the letter size, a little wider than the letters are. */
const NARROW = 0.32;
const USUAL = 0.56;
const BROAD = 0.86;
/** Latin letters, then the Arabic alef family, lam, dal and reh; Arabic seen, sad and their kin; wide Latin ones. */
const NARROW_SIGNS = /[\s.,:;'’!|ijlftrI1\u0621-\u0623\u0625\u0627\u0644\u062f-\u0632\u060c]/u;
const BROAD_SIGNS = /[mwMW@%\u0633-\u0636]/u;
const MARKS = /\p{M}/u;

/** Widths where there is nothing to measure with: while the site is built. Letters on the page come out smaller at worst. */
export const estimateWidth: Measure = (text, weight) => {
  let width = 0;
  for (const sign of text) {
    if (MARKS.test(sign)) continue;
    width += NARROW_SIGNS.test(sign) ? NARROW : BROAD_SIGNS.test(sign) ? BROAD : USUAL;
  }
  return width * (weight >= 600 ? 1.06 : 1);
};
