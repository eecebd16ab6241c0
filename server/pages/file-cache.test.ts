import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fileCache } from "./file-cache.ts";

let folder: string;
const file = (name: string, length = 10) => {
  const path = join(folder, name);
  writeFileSync(path, name.padEnd(length));
  return path;
};
const cacheOf = (maxBytes: number) => fileCache({ maxBytes, preloadBytes: maxBytes });
const textOf = (body: Uint8Array) => Buffer.from(body).toString("utf8").trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "file-cache-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("files in memory", () => {
  it("keeps what it read, whatever happens to the file", () => {
    const cache = cacheOf(100);
    const path = file("before");
    cache.preload(path);
    writeFileSync(path, "after");
    expect(textOf(cache.read(path))).toBe("before");
  });

  it("never holds more than its limit, and lets go of what was not asked for longest", () => {
    const cache = cacheOf(30);
    const [a, b, c, d] = [file("a"), file("b"), file("c"), file("d")];
    for (const path of [a, b, c, d]) cache.read(path);
    expect(cache.size()).toBe(30);
    cache.read(b);
    cache.read(a);
    // c was asked for before b and d, so it went; b and d are still the ones in memory.
    for (const path of [b, c, d]) writeFileSync(path, "changed");
    expect(textOf(cache.read(b))).toBe("b");
    expect(textOf(cache.read(d))).toBe("d");
    expect(textOf(cache.read(c))).toBe("changed");
  });

  it("stops reading ahead when it has read enough", () => {
    const cache = fileCache({ maxBytes: 100, preloadBytes: 25 });
    for (const name of ["a", "b", "c", "d", "e"]) cache.preload(file(name));
    expect(cache.size()).toBe(30);
    expect(textOf(cache.read(join(folder, "e")))).toBe("e");
  });

  it("serves a file larger than the whole memory", () => {
    const cache = cacheOf(5);
    expect(textOf(cache.read(file("large", 50)))).toBe("large");
  });
});
