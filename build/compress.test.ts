import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compressor } from "./compress.ts";

let dir: string;
let cacheDir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "compress-"));
  cacheDir = join(dir, "cache");
});
afterEach(() => rmSync(dir, { recursive: true }));

const page = (words: string) => Buffer.from(`<p>${words}</p>`.repeat(50));

async function build(pages: Record<string, Buffer>, others = 0) {
  const beside = Array.from({ length: others }, (_, index) => `${index}/index.html`);
  const files = [...Object.keys(pages), ...beside].map((name) => join(dir, name));
  const copies = await compressor({ cacheDir, files });
  await Promise.all(Object.entries(pages).map(([name, content]) => copies.write(join(dir, name), content)));
  return copies.finish();
}

describe("compressed copies", () => {
  it("hold what the file holds", async () => {
    await build({ a: page("one") });
    expect(brotliDecompressSync(readFileSync(join(dir, "a.br")))).toEqual(page("one"));
    expect(gunzipSync(readFileSync(join(dir, "a.gz")))).toEqual(page("one"));
  });

  it("are made again only for what has changed", async () => {
    expect(await build({ a: page("one"), b: page("two") })).toEqual({ made: 4, kept: 0 });
    expect(await build({ a: page("one"), b: page("changed") })).toEqual({ made: 2, kept: 2 });
    expect(brotliDecompressSync(readFileSync(join(dir, "b.br")))).toEqual(page("changed"));
  });

  it("are made once for files that are the same", async () => {
    expect(await build({ a: page("one"), b: page("one") })).toEqual({ made: 2, kept: 0 });
    expect(readFileSync(join(dir, "b.br"))).toEqual(readFileSync(join(dir, "a.br")));
  });

  it("are forgotten when no file needs them", async () => {
    await build({ a: page("one") });
    await build({ a: page("two") });
    expect(readdirSync(cacheDir)).toHaveLength(2);
  });

  it("are made with less care for one of many thousand, and not mixed with the others", async () => {
    await build({ a: page("one") });
    expect(await build({ a: page("one") }, 10_000)).toEqual({ made: 1, kept: 1 });
  });
});
