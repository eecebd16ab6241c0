import { hash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import type { FinishedPage, PageFacts } from "./finish-page.ts";
import { placeFile } from "./place-file.ts";

const words = z.array(z.string());
const cachedPageSchema = z.object({
  /** Of the finished page, and what its file was like: one that somebody has written to is not taken. */
  hash: z.string(),
  size: z.number(),
  changedMs: z.number(),
  /** Addresses of the files that finishing it made. */
  assets: words,
  facts: z.object({
    middleware: words,
    scripts: words,
    styles: words,
    head: z.object({ language: z.string(), title: z.string(), description: z.string() }),
    pictures: words,
  }),
});
type CachedPage = z.infer<typeof cachedPageSchema>;
const cacheSchema = z.object({ key: z.string(), pages: z.record(z.string(), cachedPageSchema) });

const INDEX = "pages.json";

export type PageCacheNeeds = {
  siteDir: string;
  cacheDir: string;
  /** Changes with all that finishing depends on besides the page: code, sheets, scripts. */
  key: string;
  finish: (written: string, file: string) => FinishedPage;
};

/** `hash` is the SHA-256 of the page in base64url. */
export type PlacedPage = { hash: string; facts: PageFacts };

/** Finishes pages, with a cache from one build to the next: a page that Astro wrote as before is not finished again. */
export async function finishedPages({ siteDir, cacheDir, key, finish }: PageCacheNeeds) {
  await mkdir(cacheDir, { recursive: true });
  const inCache = (name: string) => join(cacheDir, name);
  const files = new Set(await readdir(cacheDir));
  const known = files.has(INDEX) ? await pagesOf(inCache(INDEX), key) : new Map<string, CachedPage>();
  /** Two pages of the same bytes share one, also while it is being finished; the same holds for what they link to. */
  const used = new Map<string, Promise<CachedPage>>();
  const assets = new Map<string, Promise<void>>();
  let made = 0;

  /** A copy and not a second name of the file: there are few. */
  const placeAsset = (address: string) => copyFile(inCache(basename(address)), join(siteDir, address));

  function once(address: string, place: () => Promise<void>): Promise<void> {
    const placed = assets.get(address) ?? place();
    assets.set(address, placed);
    return placed;
  }

  async function cached(name: string): Promise<CachedPage | null> {
    const page = known.get(name);
    if (!page || !files.has(fileOf(name)) || !page.assets.every((address) => files.has(basename(address)))) return null;
    const { size, mtimeMs } = await stat(inCache(fileOf(name)));
    if (size !== page.size || mtimeMs !== page.changedMs) return null;
    await Promise.all(page.assets.map((address) => once(address, () => placeAsset(address))));
    return page;
  }

  async function make(name: string, written: Buffer, file: string): Promise<CachedPage> {
    const page = finish(written.toString("utf8"), file);
    made += 1;
    const content = Buffer.from(page.html);
    const path = inCache(fileOf(name));
    // A new file: the old one may have a second name in another build.
    if (files.has(fileOf(name))) await unlink(path);
    await writeFile(path, content);
    const { size, mtimeMs } = await stat(path);
    await Promise.all(
      page.assets.map(({ address, text }) =>
        once(address, async () => {
          // To a temporary name first: a stopped build must not leave half a file.
          const path = inCache(basename(address));
          await writeFile(`${path}.new`, text);
          await rename(`${path}.new`, path);
          await placeAsset(address);
        }),
      ),
    );
    return {
      hash: hash("sha256", content, "base64url"),
      size,
      changedMs: mtimeMs,
      assets: page.assets.map(({ address }) => address),
      facts: page.facts,
    };
  }

  return {
    /** Puts the finished page in the place of the written one. */
    async finish(file: string): Promise<PlacedPage> {
      const path = join(siteDir, file);
      const written = await readFile(path);
      const name = hash("sha256", written, "hex");
      const page = used.get(name) ?? cached(name).then((found) => found ?? make(name, written, file));
      used.set(name, page);
      const { hash: ofPage, facts } = await page;
      await placeFile(inCache(fileOf(name)), path);
      return { hash: ofPage, facts };
    },
    /** The sheets and scripts that pages link to. */
    assets: (): ReadonlySet<string> => new Set(assets.keys()),
    /** Deletes what this build did not use from the cache; returns how many pages were finished now. */
    async end(): Promise<{ made: number; cached: number }> {
      const pages: Record<string, CachedPage> = {};
      for (const [name, page] of used) pages[name] = await page;
      await writeFile(inCache(INDEX), JSON.stringify({ key, pages }));
      const kept = new Set([
        INDEX,
        ...[...used.keys()].map(fileOf),
        ...[...assets.keys()].map((path) => basename(path)),
      ]);
      await Promise.all([...files].filter((file) => !kept.has(file)).map((file) => rm(inCache(file))));
      return { made, cached: used.size - made };
    },
  };
}

const fileOf = (name: string) => `${name}.html`;

async function pagesOf(path: string, key: string): Promise<Map<string, CachedPage>> {
  try {
    const cache = cacheSchema.parse(JSON.parse(await readFile(path, "utf8")));
    return new Map(cache.key === key ? Object.entries(cache.pages) : []);
  } catch {
    // Half written by a build that was stopped, or of another version: everything is finished again.
    return new Map();
  }
}
