import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Scripts and sheets: few, asked for by every page, and smallest with all the work there is. */
const UTMOST = 11;
/** On pages of this site 10 is both smaller and three times quicker than 11. */
const THOROUGH = 10;
/** A twentieth of the work for a seventh more bytes: what a build of many thousand pages can afford. */
const QUICK = 5;
const MANY_FILES = 2_000;

export type Compressor = {
  /** Writes <path>.br and <path>.gz. */
  write: (path: string, content: Buffer) => Promise<void>;
  /** Forgets what this build did not need; returns how many files were compressed and how many remembered. */
  finish: () => Promise<{ made: number; kept: number }>;
};

/** Compressed copies of files, remembered by content from one build to the next. */
export async function compressor({ cacheDir, files }: { cacheDir: string; files: number }): Promise<Compressor> {
  const qualityOfPages = files > MANY_FILES ? QUICK : THOROUGH;
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

  function remember(name: string, compress: () => Promise<Buffer>): Promise<string> {
    const copy = used.get(name) ?? make(name, compress);
    used.set(name, copy);
    return copy;
  }

  return {
    async write(path, content) {
      const quality = /\.(?:js|css)$/.test(path) ? UTMOST : qualityOfPages;
      const hash = createHash("sha256").update(content).digest("base64url").slice(0, 32);
      const [br, gz] = await Promise.all([
        remember(`${hash}.${quality}.br`, () =>
          compressBrotli(content, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: quality,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            },
          }),
        ),
        remember(`${hash}.gz`, () => compressGzip(content, { level: constants.Z_BEST_COMPRESSION })),
      ]);
      await Promise.all([copyFile(br, `${path}.br`), copyFile(gz, `${path}.gz`)]);
    },
    async finish() {
      await Promise.all([...known].filter((name) => !used.has(name)).map((name) => rm(join(cacheDir, name))));
      return { made, kept: used.size - made };
    },
  };
}
