import { expect, it } from "vitest";
import { inLocale } from "./localized.ts";

const entry = {
  title: { ar: "{brand} هنا", en: "{brand} is here" },
  sections: [{ lead: { ar: "أ", en: "a" }, themes: { chart: { lead: { ar: "بحر", en: "sea" } } } }],
};
const options = { locales: ["ar", "en"], brand: "Example" } as const;

it("gives an entry in one language, with the brand written in", () => {
  expect(inLocale(entry, { ...options, locale: "en", theme: "plain" })).toEqual({
    title: "Example is here",
    sections: [{ lead: "a" }],
  });
});

it("lays what a theme says over the fields beside it, in that theme", () => {
  expect(inLocale(entry, { ...options, locale: "ar", theme: "chart" })).toEqual({
    title: "Example هنا",
    sections: [{ lead: "بحر" }],
  });
});
