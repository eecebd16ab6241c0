import { describe, expect, it } from "vitest";
import { remembered } from "./memoize.ts";

function counting(most?: number) {
  let asked = 0;
  const double = remembered(
    ({ of }: { of: number }) => {
      asked += 1;
      return of * 2;
    },
    most === undefined ? {} : { most },
  );
  return { double, asked: () => asked };
}

describe("remembered answers", () => {
  it("are worked out once for what is the same", () => {
    const { double, asked } = counting();
    expect([double({ of: 2 }), double({ of: 2 }), double({ of: 3 })]).toEqual([4, 4, 6]);
    expect(asked()).toBe(2);
  });

  it("are no more than allowed; the others are still right", () => {
    const { double, asked } = counting(1);
    expect([double({ of: 1 }), double({ of: 2 }), double({ of: 2 }), double({ of: 1 })]).toEqual([2, 4, 4, 2]);
    expect(asked()).toBe(3);
  });
});
