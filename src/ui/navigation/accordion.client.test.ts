import { expect, test } from "vitest";
import { idOfHash } from "./accordion.client.ts";

test.each([
  ["#average-cost", "average-cost"],
  ["#%D8%AD%D9%82%D9%88%D9%82%D9%83", "حقوقك"],
  ["#حقوقك", "حقوقك"],
  ["", ""],
  ["#%E0%A4%A", ""],
])("%s names %s", (hash, id) => {
  expect(idOfHash(hash)).toBe(id);
});
