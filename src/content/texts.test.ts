import { expect, it } from "vitest";
import { plainTextIn, textOf } from "./texts.ts";

it("gives the headings of a text the same addresses in every language", async () => {
  const [arabic, english] = await Promise.all([
    textOf("blog", "how-we-estimate", "ar"),
    textOf("blog", "how-we-estimate", "en"),
  ]);
  expect(english.html).not.toBe(arabic.html);
  expect(english.headings.map(({ anchor }) => anchor)).toEqual(arabic.headings.map(({ anchor }) => anchor));
});

it("is found by the names that stand in for others in it", async () => {
  const text = await plainTextIn("policy", "privacy", "en");
  expect(text).toContain("@");
  expect(text).not.toMatch(/\{(?:brand|email)\}/);
});
