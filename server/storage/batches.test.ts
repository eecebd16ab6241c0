import { expect, test } from "vitest";
import { inBatches, powerOfTwoBatches } from "./batches.ts";

/** Each number doubled; remembers what was written together. */
function doubling(most: number) {
  const batches: number[][] = [];
  const double = inBatches<number, number>(most, async (items) => {
    batches.push([...items]);
    await new Promise((resolve) => setTimeout(resolve, 1));
    return items.map((item) => item * 2);
  });
  return { batches, double };
}

test("what arrives together is written together, and everyone gets their own answer", async () => {
  const { batches, double } = doubling(10);
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test("what comes while others are written is in the next batch", async () => {
  const { batches, double } = doubling(10);
  const first = double(1);
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([first, double(2), double(3)]);
  expect(batches).toEqual([[1], [2, 3]]);
});

test("a batch holds no more than it may", async () => {
  const { batches, double } = doubling(2);
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([[1, 2], [3, 4], [5]]);
});

test("a batch that fails fails for all in it, and the next is written", async () => {
  let isDown = true;
  const add = inBatches<number, number>(2, async (items) => {
    if (isDown) throw new Error("the disk is full");
    return items;
  });
  const results = await Promise.allSettled([add(1), add(2)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isDown = false;
  expect(await add(3)).toBe(3);
});

test.each([
  [0, []],
  [1, [1]],
  [7, [4, 2, 1]],
  [100, [64, 32, 4]],
])("%i items are cut into few lengths, in their order", (count, lengths) => {
  const items = Array.from({ length: count }, (_, at) => at);
  const parts = powerOfTwoBatches(items);
  expect(parts.map(({ length }) => length)).toEqual(lengths);
  expect(parts.flat()).toEqual(items);
});
