import { describe, expect, it } from "vitest";
import { scheduleOf } from "./schedule.ts";

describe("schedule", () => {
  it("lays the published durations end to end", () => {
    const { bars, totalWeeks } = scheduleOf([
      { minWeeks: 1, maxWeeks: 2 },
      { minWeeks: 2, maxWeeks: 3 },
      { minWeeks: 4, maxWeeks: 8 },
      { minWeeks: 1, maxWeeks: 2 },
      null,
    ]);
    expect(bars).toEqual([
      { start: 0, min: 1, max: 2 },
      { start: 2, min: 2, max: 3 },
      { start: 5, min: 4, max: 8 },
      { start: 13, min: 1, max: 2 },
      { start: 15, ongoing: true },
    ]);
    expect(totalWeeks).toBe(18);
  });
});
