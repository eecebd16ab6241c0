import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { printContentJson } from "./content-json.ts";

describe("content files are written as they are", () => {
  it.each(globSync("content/**/*.json"))("%s", (path) => {
    const text = readFileSync(path, "utf8");
    expect(printContentJson(JSON.parse(text), text)).toBe(text);
  });

  it("a changed word is one changed line, and new objects stand in one line where they fit", () => {
    const former = '{\n  "a": {\n    "x": 1\n  },\n  "b": { "y": ["one", 2] },\n  "c": []\n}\n';
    const data = { a: { x: 2 }, b: { y: ["one", 2] }, c: [{ z: null }], d: { long: "x".repeat(110) } };
    expect(printContentJson(data, former)).toBe(
      `{\n  "a": {\n    "x": 2\n  },\n  "b": { "y": ["one", 2] },\n  "c": [{ "z": null }],\n  "d": {\n    "long": "${"x".repeat(110)}"\n  }\n}\n`,
    );
  });
});
