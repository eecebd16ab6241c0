import { describe, expect, it } from "vitest";
import { printContentJson } from "./content-json.ts";

describe("the form of content files", () => {
  it("gives every key a line, and keeps short lists on one", () => {
    expect(printContentJson({ name: { ar: "أ", en: "A" }, tags: ["x", "y"], none: [], empty: {}, url: null })).toBe(
      '{\n  "name": {\n    "ar": "أ",\n    "en": "A"\n  },\n  "tags": ["x", "y"],\n  "none": [],\n  "empty": {},\n  "url": null\n}\n',
    );
  });

  it("breaks a list of words that does not fit, a word a line", () => {
    const words = Array.from({ length: 12 }, (_, index) => `technology-${index}`);
    expect(printContentJson({ words }).split("\n")).toHaveLength(words.length + 5);
  });

  it("fills lines with numbers", () => {
    const lines = printContentJson({ hours: Array.from({ length: 40 }, () => 1234) }).split("\n");
    expect(lines.length).toBe(8);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(120);
  });

  it("does not count marks above letters", () => {
    const list = (mark: string) => ({ list: [`${"م".repeat(104)}${mark.repeat(30)}`] });
    expect(printContentJson(list("\u0651")).split("\n")).toHaveLength(4);
    expect(printContentJson(list("م")).split("\n")).toHaveLength(6);
  });
});
