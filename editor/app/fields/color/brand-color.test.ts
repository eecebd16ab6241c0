import { expect, test } from "vitest";
import { hexOf, hueOf } from "./brand-color.ts";

test("a chosen colour is stored as its hue and chroma, and shown as about the same colour", () => {
  const stored = hueOf("#0a7f5a", { hue: 271, chroma: 0.205 });
  expect(stored).toEqual({ hue: 164, chroma: 0.11 });
  expect(hexOf("primary", stored)).toMatch(/^#[0-9a-f]{6}$/);
});

test("drawn land has a hue alone", () => {
  expect(hueOf("#d9c48f", { hue: 84 })).toEqual({ hue: 88.9 });
});

test("a grey keeps the hue, which it has none of", () => {
  expect(hueOf("#808080", { hue: 271, chroma: 0.2 })).toEqual({ hue: 271, chroma: 0 });
});

test("half a colour is none", () => {
  expect(hueOf("#0a7f", { hue: 271, chroma: 0.2 })).toBeNull();
});
