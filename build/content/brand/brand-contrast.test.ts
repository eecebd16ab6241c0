import fc from "fast-check";
import { expect, it } from "vitest";
import { brandContrasts } from "./brand-contrast.ts";

const hue = fc.integer({ min: 0, max: 360 });
const color = fc.record({ hue, chroma: fc.integer({ min: 0, max: 200 }).map((thousandths) => thousandths / 1000) });

it("a brand of any hue can be read by day and by night", () => {
  fc.assert(
    fc.property(fc.record({ deep: color, primary: color, secondary: color, land: fc.record({ hue }) }), (colors) =>
      brandContrasts(colors).every(({ contrast, least }) => contrast >= least),
    ),
    { numRuns: 60 },
  );
});

it("finds what is too vivid to be read", () => {
  const pale = { hue: 266, chroma: 0.07 };
  const colors = { deep: pale, primary: pale, secondary: { hue: 180, chroma: 0.3 }, land: { hue: 84 } };
  const found = brandContrasts(colors).filter(({ contrast, least }) => contrast < least);
  expect(new Set(found.map(({ text }) => text))).toEqual(new Set(["accent-ink"]));
});
