import { describe, expect, it } from "vitest";
import { visualRuns } from "./visual-runs.ts";

const fromTheLeft = (line: string, direction: "rtl" | "ltr") =>
  visualRuns(line, direction)
    .map(({ text }) => text)
    .join("|");

describe("the runs of a line, from left to right", () => {
  it("puts Latin names and figures where an Arabic reader meets them", () => {
    expect(fromTheLeft("تطبيق Flutter 3 أم React", "rtl")).toBe("React| |أم| |Flutter 3| |تطبيق");
    expect(fromTheLeft("149 ر.س", "rtl")).toBe("س|.|ر| |149");
  });
  it("turns brackets and keeps signs behind the word they follow", () => {
    expect(fromTheLeft("«دفتر»، (مجاني)", "rtl")).toBe("(|مجاني|)| |،|«|دفتر|»");
  });
  it("keeps marks on their letters, and a line of Latin whole", () => {
    expect(fromTheLeft("لكلِّ مشروع", "rtl")).toBe("مشروع| |لكلِّ");
    expect(fromTheLeft("Windows 11 (64-bit)", "ltr")).toBe("Windows 11 (64-bit)");
  });
});
