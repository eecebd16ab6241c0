import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findJsonError, listJsonErrors } from "./json-errors.ts";

const BROKEN = [
  ["a comma too many", '{\n  "a": 1,\n}', "3:1"],
  ["a comma that is missing", '{\n  "a": 1\n  "b": 2\n}', "3:3"],
  ["words between", '{\n  "a": "x" oops,\n  "b": 2\n}', "2:12"],
  ["an end that is missing", '{\n  "a": [1, 2', "2:13"],
  ["a text that is not closed", '{\n  "a": "b\n}', "2:10"],
  ["a literal with a typo", '{\n  "a": ture\n}', "2:9"],
  ["a number that ends", '{\n  "a": 1.\n}', "2:10"],
  ["nothing", "", "1:1"],
  ["something behind the end", '{ "a": 1 }\n}', "2:1"],
] as const;

describe("content that is no JSON", () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "site-json-"));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it.each(BROKEN)("%s is found by line and column", (_what, text, place) => {
    const path = join(dir, "a.json");
    writeFileSync(path, text);
    const sentence = findJsonError(path)?.sentence ?? "";
    expect(sentence).toContain(`a.json:${place}: this is not valid JSON (`);
    expect(sentence).not.toContain("\n");
  });

  it("is listed below the folder; what is valid or a draft is not", () => {
    mkdirSync(join(dir, "apps"));
    writeFileSync(join(dir, "apps", "b.json"), "{");
    mkdirSync(join(dir, "drafts"));
    writeFileSync(join(dir, "drafts", "half.json"), "{");
    writeFileSync(join(dir, "good.json"), '{ "a": [1, -2.5e3, null, true, "\\u0041"] }');
    expect(listJsonErrors(dir).map(({ file }) => file.endsWith("apps/b.json"))).toEqual([true]);
  });
});
