import { describe, expect, it } from "vitest";
import { negotiate } from "./negotiation.ts";

const languages = {
  locales: [
    { code: "ar", iso: "ar" },
    { code: "en", iso: "en" },
  ],
  defaultLocale: "ar",
};
const ask = (acceptLanguage?: string, cookie?: string) => negotiate({ acceptLanguage, cookie }, languages);

describe("language negotiation", () => {
  it.each([
    [undefined, "ar"],
    ["", "ar"],
    ["en-GB,en;q=0.9", "en"],
    ["ar-EG,ar;q=0.9,en;q=0.8", "ar"],
    ["fr", "ar"],
    ["fr,en;q=0.5", "en"],
    ["en;q=0.3,ar;q=0.7", "ar"],
    ["ar;q=0.3, EN-us ;q=0.7", "en"],
    ["en;q=0", "ar"],
    ["*", "ar"],
    ["*;q=0.1,en;q=0.05", "en"],
    ["en;q=nonsense", "en"],
    ["en;q=7", "ar"],
    [",,;;q=,=", "ar"],
    ["x".repeat(20_000), "ar"],
  ])("Accept-Language %j → %s", (header, expected) => {
    expect(ask(header)).toBe(expected);
  });

  it("lets the visitor's own choice win", () => {
    expect(ask("ar", "i18n_redirected=en")).toBe("en");
    expect(ask("en", "a=b; i18n_redirected=ar; c=d")).toBe("ar");
  });

  it.each([
    "i18n_redirected=xx",
    "i18n_redirected=",
    "i18n_redirected",
    "i18n_redirected=en;DROP=1; i18n_redirected=fr",
    "xi18n_redirected=en",
    `i18n_redirected=${"e".repeat(4096)}`,
    "=en",
    "i18n_redirected=__proto__",
  ])("ignores the cookie %j unless it names a language", (cookie) => {
    expect(ask("fr", cookie)).toBe(cookie.startsWith("i18n_redirected=en;") ? "en" : "ar");
  });
});
