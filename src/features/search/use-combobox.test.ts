import { expect, it } from "vitest";
import { optionAfterKey } from "./use-combobox.ts";

const FIELD = -1;

it.each([
  ["ArrowDown", FIELD, 0],
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, FIELD],
  ["ArrowUp", FIELD, 2],
  ["ArrowUp", 0, FIELD],
  ["ArrowUp", 2, 1],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Escape", 1, FIELD],
])("%s leads from option %i to %i of three", (key, from, to) => {
  expect(optionAfterKey(key, from, 3)).toBe(to);
});

it.each(["Home", "End", "Escape", "a", "Enter"])("leaves %s to the field", (key) => {
  expect(optionAfterKey(key, FIELD, 3)).toBeNull();
});

it("leaves every key to a field without options", () => {
  for (const key of ["ArrowDown", "ArrowUp", "Home", "End"]) expect(optionAfterKey(key, FIELD, 0)).toBeNull();
});
