import { describe, expect, it } from "vitest";
import { fixedWindowCounter, waitSeconds } from "./fixed-window-counter.ts";

const WINDOW_MS = 1000;

function counting(maxKeys?: number) {
  const clock = { now: 0 };
  return {
    clock,
    count: fixedWindowCounter({ windowMs: WINDOW_MS, ...(maxKeys ? { maxKeys } : {}), now: () => clock.now }),
  };
}

describe("counts in a window of time", () => {
  it("counts each key by itself", () => {
    const { count } = counting();
    expect([count("a"), count("a"), count("b"), count("a")].map(({ taken }) => taken)).toEqual([1, 2, 1, 3]);
  });

  it("begins a window with the first count of a key, and again when it is over", () => {
    const { clock, count } = counting();
    clock.now = 700;
    expect(count("a")).toEqual({ taken: 1, leftMs: 1000 });
    clock.now = 1699;
    expect(count("a")).toEqual({ taken: 2, leftMs: 1 });
    clock.now = 1700;
    expect(count("a")).toEqual({ taken: 1, leftMs: 1000 });
  });

  it.each([0, 1, 400, 999])("keeps a count for the whole window, begun %i ms after another", (begin) => {
    const { clock, count } = counting();
    for (clock.now = begin; clock.now < begin + WINDOW_MS; clock.now += 1) {
      count(`other-${clock.now}`);
      count("a");
    }
    clock.now = begin + WINDOW_MS - 1;
    expect(count("a").taken).toBe(WINDOW_MS + 1);
  });

  it("forgets after a long pause", () => {
    const { clock, count } = counting();
    count("a");
    clock.now = 50_000;
    expect(count("a").taken).toBe(1);
  });

  it("holds no more keys than it may: the oldest are forgotten, the newest are not", () => {
    const { count } = counting(100);
    count("first");
    for (let key = 0; key < 100; key += 1) count(`k${key}`);
    expect(count("k99").taken).toBe(2);
    expect(count("first").taken).toBe(1);
  });

  it("tells how long to wait in whole seconds, never in none", () => {
    expect([0, 1, 999, 1000, 1001].map((leftMs) => waitSeconds({ taken: 1, leftMs }))).toEqual([1, 1, 1, 1, 2]);
  });
});
