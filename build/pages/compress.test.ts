import { hash } from "node:crypto";
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
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

async function build(pages: Record<string, Buffer>, others: readonly string[] = []) {
  const files = [...Object.keys(pages), ...others].map((name) => join(dir, name));
  const copies = await compressor({ cacheDir, files });
  for (const name of Object.keys(pages)) mkdirSync(dirname(join(dir, name)), { recursive: true });
  await Promise.all(
    Object.entries(pages).map(([name, content]) =>
      copies.write(join(dir, name), { hash: hash("sha256", content, "base64url"), read: async () => content }),
    ),
  );
  return copies.finish();
}

describe("compressed copies", () => {
  it("hold what the file holds", async () => {
    await build({ a: page("one") });
    expect(brotliDecompressSync(readFileSync(join(dir, "a.br")))).toEqual(page("one"));
    expect(gunzipSync(readFileSync(join(dir, "a.gz")))).toEqual(page("one"));
  });

  it("are made again only for what has changed", async () => {
    expect(await build({ a: page("one"), b: page("two") })).toEqual({ made: 4, cached: 0 });
    expect(await build({ a: page("one"), b: page("changed") })).toEqual({ made: 2, cached: 2 });
    expect(brotliDecompressSync(readFileSync(join(dir, "b.br")))).toEqual(page("changed"));
  });

  it("are made once for files that are the same", async () => {
    expect(await build({ a: page("one"), b: page("one") })).toEqual({ made: 2, cached: 0 });
    expect(readFileSync(join(dir, "b.br"))).toEqual(readFileSync(join(dir, "a.br")));
  });

  it("are deleted from the cache when no file needs them", async () => {
    await build({ a: page("one") });
    await build({ a: page("two") });
    expect(readdirSync(cacheDir)).toHaveLength(2);
  });

  describe("of a blog of many thousand articles", () => {
    const article = "ar/blog/one/index.html";
    const others = Array.from({ length: 10_000 }, (_, index) => `ar/blog/${index}/index.html`);
    const writtenOf = (file: string) =>
      globSync(join(dir, `${file}.*`)).map((path) => path.slice(join(dir, file).length));

    it("are made of an article at a lower quality, without gzip, and not taken from the cache of a higher one", async () => {
      await build({ [article]: page("one") });
      rmSync(join(dir, "ar"), { recursive: true });
      expect(await build({ [article]: page("one") }, others)).toEqual({ made: 1, cached: 0 });
      expect(writtenOf(article)).toEqual([".br"]);
      expect(brotliDecompressSync(readFileSync(join(dir, `${article}.br`)))).toEqual(page("one"));
    });

    it("are made of later pages of lists in the same way, however few there are", async () => {
      await build({ "ar/blog/page/2/index.html": page("list") });
      expect(writtenOf("ar/blog/page/2/index.html")).toEqual([".br"]);
    });

    it("are made at a lower quality of the parts of a large index, but not of what every query reads", async () => {
      const parts = Array.from({ length: 200 }, (_, index) => `search/pages-${index}.txt`);
      const index = { "search/pages-1.txt": page("part"), "search/words-1.txt": page("words") };
      await build(index);
      expect(await build(index, parts)).toEqual({ made: 1, cached: 3 });
    });

    it("are made of any other page as if it were the only one", async () => {
      const home = { "ar/index.html": page("home"), "ar/blog/index.html": page("list") };
      await build(home);
      expect(await build(home, others)).toEqual({ made: 0, cached: 4 });
    });
  });
});
