import { describe, expect, it } from "vitest";
import { normalizePhone } from "./phone-number.ts";
import { phoneSchema } from "./site.ts";

describe("a phone number of the company", () => {
  it.each([
    ["spaces", "+966 50 000 0000"],
    ["dashes and a dot", "+966-50-000.0000"],
    ["long dashes", "+966–50–000–0000"],
    ["brackets", "+966 (50) 000 0000"],
    ["the zero within the country", "+966 (0) 50 000 0000"],
    ["two zeros for the plus sign", "00966500000000"],
    ["Arabic-Indic digits", "٠٠٩٦٦ ٥٠ ٠٠٠ ٠٠٠٠"],
    ["Persian digits", "+۹۶۶۵۰۰۰۰۰۰۰۰"],
    ["marks of direction and spaces that do not break", "\u200e+966\u00a050\u00a0000\u00a00000\u202c"],
  ])("may be written with %s", (_, text) => {
    expect(normalizePhone(text)).toBe("+966500000000");
    expect(phoneSchema.parse(text)).toBe("+966500000000");
  });

  it.each(["0500000000", "+966 5O0 000 000", "+966", ""])(
    "is refused without its country or with letters: %j",
    (text) => {
      expect(phoneSchema.safeParse(text).success).toBe(false);
    },
  );
});
