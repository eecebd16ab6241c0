import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createProgress, type ProgressState } from "./progress.ts";

let seen: [ProgressState, number][];
let progress: ReturnType<typeof createProgress>;
const last = () => seen.at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  progress = createProgress((state, percent) => seen.push([state, percent]));
});
afterEach(() => vi.useRealTimers());

describe("progress", () => {
  it("does not show for work that ends within 200 ms", () => {
    const run = progress.start();
    vi.advanceTimersByTime(199);
    run.done();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([["idle", 0]]);
  });

  it("creeps in steps of 100 ms for 5 s and waits short of the end", () => {
    progress.start();
    vi.advanceTimersByTime(200);
    expect(last()).toEqual(["running", 0]);
    vi.advanceTimersByTime(100);
    expect(last()).toEqual(["running", 2]);
    vi.advanceTimersByTime(2400);
    expect(last()).toEqual(["running", 50]);
    vi.advanceTimersByTime(60_000);
    expect(last()).toEqual(["running", 99]);
  });

  it("completes, and hides 500 ms later", () => {
    const run = progress.start();
    vi.advanceTimersByTime(300);
    run.done();
    expect(last()).toEqual(["done", 100]);
    vi.advanceTimersByTime(499);
    expect(last()).toEqual(["done", 100]);
    vi.advanceTimersByTime(1);
    expect(last()).toEqual(["idle", 0]);
  });

  it("counts overlapping work as one run", () => {
    const first = progress.start();
    const second = progress.start();
    vi.advanceTimersByTime(300);
    first.done();
    first.done();
    expect(last()?.[0]).toBe("running");
    second.done();
    expect(last()).toEqual(["done", 100]);
  });

  it("fails when any of its work failed, even when that was quick", () => {
    const first = progress.start();
    const second = progress.start();
    first.fail();
    second.done();
    expect(last()).toEqual(["failed", 100]);
  });

  it("starts afresh after it was hidden", () => {
    progress.start().fail();
    vi.advanceTimersByTime(500);
    const run = progress.start();
    vi.advanceTimersByTime(200);
    run.done();
    expect(last()).toEqual(["done", 100]);
  });
});
