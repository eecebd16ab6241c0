import { expect, it } from "vitest";
import { seededRandom } from "./seeded-random.ts";

it("repeats itself for the same seed, and only for it", () => {
  const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
  expect(draw(23)).toEqual(draw(23));
  expect(draw(23)).not.toEqual(draw(24));
});
