import { expect, test } from "vitest";
import { limitConcurrency } from "./concurrency-limit.ts";

test("each is worked on once, and no more at a time than allowed", async () => {
  let now = 0;
  let most = 0;
  const done: number[] = [];
  await limitConcurrency(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 1));
    now -= 1;
    done.push(item);
  });
  expect(most).toBe(3);
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("a failure is told", async () => {
  await expect(limitConcurrency(2, [1], () => Promise.reject(new Error("no")))).rejects.toThrow("no");
});
