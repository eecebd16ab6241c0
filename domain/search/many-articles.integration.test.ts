/** An index of this size takes seconds to make, so it is not among the unit tests. */
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { memoize } from "#domain/cache/memoize.ts";
import { buildSearchIndex } from "./search-index.ts";
import { siteSearch } from "./search-query.ts";

it("with ten thousand articles a query downloads no more than 300 KB", { tags: ["only-in-test-all"] }, async () => {
  const POSTS = 10_000;
  const MAX_BYTES = 300_000;
  /** The same numbers each time, spread like words of a language: few are common, most are rare. */
  const random = (() => {
    let seed = 7;
    return () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
  })();
  const LETTERS = "ابتثجحخدذرزسشصضطظعغفقكلمنهوي";
  const words = Array.from({ length: 40_000 }, () =>
    Array.from({ length: 3 + Math.floor(random() * 5) }, () => LETTERS[Math.floor(random() * 28)]).join(""),
  );
  const word = () => words[Math.floor(words.length ** random()) - 1] ?? "";
  const text = (count: number) => Array.from({ length: count }, word).join(" ");
  const posts = Array.from({ length: POSTS }, (_, at) => ({
    kind: "post" as const,
    address: `/post-${at}`,
    title: text(7),
    aliases: "",
    summary: text(22),
    text: text(350),
  }));
  const files = buildSearchIndex(posts, []);
  const sizeOf = memoize((name: string) => brotliCompressSync(files.get(name) ?? "").length);
  const bytesOf = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + sizeOf(name), 0);

  const queries = [
    words[0],
    words[20_000],
    `${words[1]} ${words[500]} ${words[30_000]}`,
    `${words[2]} ${words[3]} ${words[4]} ${words[5]} ${words[6]}`,
    `${words[12_345]}ء`.replace(/^./, "ظ"),
    "ال",
    "مس",
  ];
  const sizes: number[] = [];
  for (const query of queries) {
    const asked = new Set<string>();
    const search = siteSearch(async (name) => {
      asked.add(name);
      return files.get(name) ?? "";
    });
    await search(query ?? "", { limit: 8 });
    sizes.push(bytesOf(asked));
  }
  console.info({ files: files.size, sizes, index: bytesOf(["index.txt"]) });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_BYTES);
  expect(Math.min(...sizes)).toBeGreaterThan(0);
});
