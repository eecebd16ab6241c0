import { describe, expect, it } from "vitest";
import { createNoise } from "./noise.ts";

const PLACES = Array.from({ length: 200 }, (_, index) => [index * 0.37 - 20, index * 0.71 - 60] as const);

describe("createNoise", () => {
  const noise = createNoise(11);

  it("stays between 0 and 1, west and north of the origin too", () => {
    for (const [x, y] of PLACES) {
      expect(noise(x, y, 3)).toBeGreaterThanOrEqual(0);
      expect(noise(x, y, 3)).toBeLessThanOrEqual(1);
    }
  });

  it("has no steps: neighbouring places have neighbouring heights", () => {
    for (const [x, y] of PLACES) expect(Math.abs(noise(x, y, 1) - noise(x + 0.001, y, 1))).toBeLessThan(0.01);
  });
});
