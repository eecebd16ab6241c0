import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { BuiltFile } from "#domain/site/site-manifest.ts";
import { placeFile } from "./place-file.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli quality of scripts, style sheets and home pages: few files, and visits need or begin with them. */
const BEST_QUALITY = 11;
const BEST_FILES = /\.(?:js|css)$|\/site\/[a-z]{2}\/index\.html$/;
/** Of other pages: a third of the time for a sixtieth more bytes. */
const PAGE_QUALITY = 10;
/** Of thousands of similar pages: a tenth of the time for an eighth more bytes. */
const FAST_QUALITY = 9;
/** The window at that quality. A larger one takes eight times as long, and pages are not much longer than this one. */
const FAST_WINDOW_BITS = 16;
/** Pages of a list after the first: their number grows with the articles, and visits rarely begin there. */
const LATER_PAGE = /\/page\/\d+\/index\.html$/;
/** Files of one folder that count as similar, such as articles or numbered parts of an index, and how many are many. */
const SIMILAR_FILES = [
  { file: /[^/]+\/index\.html$/, many: 1_000 },
  { file: /\d+\.txt$/, many: 100 },
];

export type Build = {
  /** Where compressed copies are cached. */
  cacheDir: string;
  /** All files of the build: shows which of them are many and similar. */
  files: readonly string[];
};

/** `hash` is its SHA-256 in base64url. It is read only where there is no copy of it in the cache. */
export type FileContent = { hash: string; read: () => Promise<Buffer> };

export type Compressor = {
  /** Writes <path>.br, and <path>.gz unless the file is one of many similar pages; returns which were written. */
  write: (path: string, content: FileContent) => Promise<BuiltFile["copies"]>;
  /** Deletes cached copies this build did not use; returns how many copies were made and how many were cached. */
  finish: () => Promise<{ made: number; cached: number }>;
};

/** Compresses files, with a cache by content from one build to the next. */
export async function compressor({ cacheDir, files }: Build): Promise<Compressor> {
  const isOneOfMany = similarityIn(files);
  await mkdir(cacheDir, { recursive: true });
  const known = new Set(await readdir(cacheDir));
  /** Two files of the same content share one copy, also while it is being made. */
  const used = new Map<string, Promise<string>>();
  let made = 0;

  async function make(name: string, compress: () => Promise<Buffer>): Promise<string> {
    const path = join(cacheDir, name);
    if (known.has(name)) return path;
    made += 1;
    await writeFile(path, await compress());
    return path;
  }

  function cached(name: string, compress: () => Promise<Buffer>): Promise<string> {
    const copy = used.get(name) ?? make(name, compress);
    used.set(name, copy);
    return copy;
  }

  function qualityOf(path: string): number {
    if (BEST_FILES.test(path)) return BEST_QUALITY;
    return isOneOfMany(path) ? FAST_QUALITY : PAGE_QUALITY;
  }

  return {
    async write(path, { hash, read }) {
      const quality = qualityOf(path);
      const name = hash.slice(0, 32);
      const br = cached(`${name}.${quality}.br`, async () => {
        const content = await read();
        return compressBrotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            ...(quality === FAST_QUALITY && { [constants.BROTLI_PARAM_LGWIN]: FAST_WINDOW_BITS }),
          },
        });
      });
      const place = async (copy: Promise<string>, suffix: string) => placeFile(await copy, `${path}${suffix}`);
      // The server makes the gzip copy when it is first requested: server/pages/served-file.ts.
      if (path.endsWith(".html") && isOneOfMany(path)) {
        await place(br, ".br");
        return ["br"];
      }
      const gz = cached(`${name}.gz`, async () => compressGzip(await read(), { level: constants.Z_BEST_COMPRESSION }));
      await Promise.all([place(br, ".br"), place(gz, ".gz")]);
      return ["br", "gzip"];
    },
    async finish() {
      await Promise.all([...known].filter((name) => !used.has(name)).map((name) => rm(join(cacheDir, name))));
      return { made, cached: used.size - made };
    },
  };
}

/** A function that tells whether a file is one of many similar ones. */
function similarityIn(files: readonly string[]): (path: string) => boolean {
  const groupOf = (path: string) => {
    const kind = SIMILAR_FILES.find(({ file }) => file.test(path));
    return kind && { folder: path.replace(kind.file, ""), many: kind.many };
  };
  const counts = new Map<string, number>();
  for (const path of files) {
    const group = groupOf(path);
    if (group) counts.set(group.folder, (counts.get(group.folder) ?? 0) + 1);
  }
  return (path) => {
    const group = groupOf(path);
    return group !== undefined && (LATER_PAGE.test(path) || (counts.get(group.folder) ?? 0) > group.many);
  };
}
