import { expect, it } from "vitest";
import { isOneEditAway } from "./one-edit.ts";

it.each([
  ["invoice", "invoce", true, "one too few"],
  ["invoice", "innvoice", true, "one too many"],
  ["invoice", "imvoice", true, "one wrong"],
  ["invoice", "inovice", true, "two swapped"],
  ["فاتور", "فتاور", true, "two swapped"],
  ["دفتر", "دفتير", true, "one too many"],
  ["invoice", "nvoice", true, "the first is missing"],
  ["invoice", "invoic", true, "the last is missing"],
  ["invoice", "invoice", false, "the same word"],
  ["invoice", "invite", false, "three apart"],
  ["abcd", "badc", false, "two pairs swapped"],
  ["abcd", "cbad", false, "two letters swapped that are no neighbours"],
])("%s and %s: %s, %s", (a, b, expected) => {
  expect(isOneEditAway(a, b)).toBe(expected);
  expect(isOneEditAway(b, a)).toBe(expected);
});
