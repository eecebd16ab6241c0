import { expect, it } from "vitest";
import { timeOrderedId } from "./time-ordered-id.ts";

it("is a UUID of version 7", () => {
  expect(timeOrderedId(1_700_000_000_000)).toMatch(/^018bcfe5-6800-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it("sorts ids in the order they were made, also those of one millisecond", () => {
  const ids = [1, 1, 1, 2, 2, 3].flatMap((at) => Array.from({ length: 100 }, () => timeOrderedId(at)));
  expect(ids.toSorted()).toEqual(ids);
});
