import { describe, expect, it } from "vitest";
import { curvePath } from "./curve.ts";

describe("curvePath", () => {
  it("starts at the first value above the baseline and rises by relative steps", () => {
    expect(curvePath([20, 30, 25], { step: 50, height: 100 })).toBe("M0 80c25 0 25 -10 50 -10s25 5 50 5");
  });

  it("is a single point for a single value", () => {
    expect(curvePath([20], { step: 50, height: 100 })).toBe("M0 80");
  });
});
