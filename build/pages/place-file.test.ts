import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { placeFile } from "./place-file.ts";

let dir: string;
const at = (name: string) => join(dir, name);
const read = (name: string) => readFileSync(at(name), "utf8");
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "place-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe("a cached file that is placed in a build", () => {
  it("takes no room of its own", async () => {
    writeFileSync(at("cached"), "page");
    await placeFile(at("cached"), at("placed"));
    expect(statSync(at("placed")).ino).toBe(statSync(at("cached")).ino);
  });

  it("replaces what stands there, and writes nothing to another cached file placed there before", async () => {
    writeFileSync(at("old"), "old page");
    writeFileSync(at("new"), "new page");
    await placeFile(at("old"), at("placed"));
    await placeFile(at("new"), at("placed"));
    expect(read("placed")).toBe("new page");
    expect(read("old")).toBe("old page");
  });

  it("is an error when it is not in the cache", async () => {
    await expect(placeFile(at("gone"), at("placed"))).rejects.toThrow("ENOENT");
  });
});
