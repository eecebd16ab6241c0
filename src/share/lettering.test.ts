import { beforeAll, describe, expect, it } from "vitest";
import { makePictureFonts } from "#build/styles/fonts.ts";
import { site } from "#src/site/site.ts";
import { DISPLAY, widthOf } from "./lettering.tsx";
import { wrapText } from "./wrap-text.ts";

describe("wrapping", () => {
  beforeAll(() => makePictureFonts("src/.generated/fonts", site.fonts));
  const setting = { face: DISPLAY, size: 60, tracking: 0 };

  it("takes as few lines as fit, alike in length, and loses no word", () => {
    const text = "لماذا نكتب الأرقام من اليسار في سطر يبدأ من اليمين";
    const lines = wrapText(text, 560, setting) ?? [];
    expect(lines.join(" ")).toBe(text);
    expect(lines).toHaveLength(3);
    const widths = lines.map((line) => widthOf(line, setting));
    expect(Math.max(...widths)).toBeLessThanOrEqual(560);
    expect(Math.min(...widths)).toBeGreaterThan(560 * 0.6);
  });
  it("keeps a Latin name together among Arabic words", () => {
    const lines = wrapText("تطبيق أصلي أم Flutter أم React Native: كيف نختار", 530, setting) ?? [];
    expect(lines.some((line) => line.includes("React Native:"))).toBe(true);
  });
  it("says when a word does not fit at all", () => {
    expect(wrapText("internationalisation", 200, setting)).toBeNull();
  });
  it("measures letters, ligatures and marks by how far they advance", () => {
    expect(widthOf("لا", setting)).toBeGreaterThan(20);
    expect(widthOf("لكلِّ", setting)).toBeCloseTo(widthOf("لكل", setting), 0);
    expect(widthOf("منه ولا", setting)).toBeCloseTo(
      widthOf("منه", setting) + widthOf(" ", setting) + widthOf("ولا", setting),
      3,
    );
  });
});
