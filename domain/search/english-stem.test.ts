import { expect, it } from "vitest";
import { englishStem } from "./english-stem.ts";

it.each([
  ["invoices", "invoice"],
  ["invoicing", "invoice"],
  ["invoiced", "invoice"],
  ["planned", "planning"],
  ["categories", "category"],
  ["boxes", "box"],
  ["licenses", "licence"],
  ["payments", "payment"],
  ["matching", "matches"],
  ["colour", "color"],
  ["organisation", "organization"],
  ["activate", "activation"],
  ["firm’s", "firm"],
])("%s and %s are one", (a, b) => {
  expect(englishStem(a)).toBe(englishStem(b));
});

it.each([
  ["business", "busy"],
  ["string", "str"],
  ["status", "state"],
  ["bed", "b"],
  ["apps", "apply"],
])("%s and %s are not", (a, b) => {
  expect(englishStem(a)).not.toBe(englishStem(b));
});
