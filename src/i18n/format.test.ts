import { describe, expect, it } from "vitest";
import { formatPhone, formatterFor } from "./format.ts";

const options = { timeZone: "Asia/Riyadh", currency: "SAR" };
const arabic = formatterFor({ formatting: "ar-u-nu-latn-ca-gregory", dir: "rtl" }, options);
const english = formatterFor({ formatting: "en-GB", dir: "ltr" }, options);

describe("formatter", () => {
  it("writes Latin digits and Gregorian dates in both languages", () => {
    expect(arabic.date("2026-10-15")).toBe("15 أكتوبر 2026");
    expect(english.date("2026-10-15")).toBe("15 October 2026");
    expect(arabic.number(12400)).toBe("12,400");
  });

  it("keeps Latin digits even where the locale row forgets to ask for them", () => {
    expect(formatterFor({ formatting: "ar-EG", dir: "rtl" }, options).number(2026)).toBe("2,026");
  });

  it("shows the hours of the specification", () => {
    expect(english.time("09:00")).toBe("9:00 AM");
    expect(english.time("18:00")).toBe("6:00 PM");
    expect(arabic.time("18:00")).toBe("6:00 م");
  });

  it("names the days", () => {
    expect([arabic.weekday("sat"), english.weekday("thu")]).toEqual(["السبت", "Thursday"]);
  });

  it("writes prices without invisible marks, with decimals only where there are some", () => {
    expect(arabic.price(14900)).toBe("149\u00a0ر.س");
    expect(english.price(14950)).toBe("SAR\u00a0149.50");
  });

  it("takes prices apart, in the currency that is configured", () => {
    expect(arabic.priceParts(249000)).toEqual({ amount: "2,490", currency: "ر.س", isCurrencyFirst: false });
    expect(english.priceParts(14950)).toEqual({ amount: "149.50", currency: "SAR", isCurrencyFirst: true });
    const dollars = formatterFor({ formatting: "en-GB", dir: "ltr" }, { ...options, currency: "USD" });
    expect(dollars.priceParts(29000)).toEqual({ amount: "290", currency: "US$", isCurrencyFirst: true });
  });

  it("writes large numbers short, in the words of the language", () => {
    expect([38_000, 132_600, 100_000, 112_000, 5000].map(arabic.compact)).toEqual([
      "38\u00a0ألفًا",
      "132.6\u00a0ألف",
      "100\u00a0ألف",
      "112\u00a0ألفًا",
      "5\u00a0آلاف",
    ]);
    expect([38_000, 132_600].map(english.compact)).toEqual(["38K", "132.6K"]);
  });

  it("isolates percents in Arabic, where the sign would move", () => {
    expect([arabic.percent(15), english.percent(15)]).toEqual(["\u206615%\u2069", "15%"]);
  });

  it("names languages in the reader's own", () => {
    expect([arabic.language("en"), english.language("ar")]).toEqual(["الإنجليزية", "Arabic"]);
  });

  it("groups phone numbers for reading", () => {
    expect(formatPhone("+966120000000")).toBe("+966 12 000 0000");
    expect(formatPhone("+4930123456")).toBe("+4930123456");
  });
});
