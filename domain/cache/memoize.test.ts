import { describe, expect, it } from "vitest";
import { memoize } from "./memoize.ts";

function counting(maxEntries?: number) {
  let asked = 0;
  const double = memoize(
    ({ of }: { of: number }) => {
      asked += 1;
      return of * 2;
    },
    maxEntries === undefined ? {} : { maxEntries },
  );
  return { double, asked: () => asked };
}

describe("memoize", () => {
  it("computes once for equal arguments", () => {
    const { double, asked } = counting();
    expect([double({ of: 2 }), double({ of: 2 }), double({ of: 3 })]).toEqual([4, 4, 6]);
    expect(asked()).toBe(2);
  });

  it("caches no more than allowed; other results are still right", () => {
    const { double, asked } = counting(1);
    expect([double({ of: 1 }), double({ of: 2 }), double({ of: 2 }), double({ of: 1 })]).toEqual([2, 4, 4, 2]);
    expect(asked()).toBe(3);
  });
});
