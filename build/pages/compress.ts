import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { BuiltFile } from "#domain/site/site-manifest.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Scripts and sheets: few, asked for by every page, and smallest with all the work there is. */
const UTMOST = 11;
/** On pages of this site 10 is both smaller and three times quicker than 11. */
const THOROUGH = 10;
/** A tenth of the work for an eighth more bytes: what a thousand articles can afford. */
const QUICK = 9;
/** As far back as it looks then. Looking further takes eight times as long, and pages are not much longer than this. */
const QUICK_WINDOW_BITS = 16;
/** The later pages of a list: as many as articles allow, and nobody begins there. */
const LATER_PAGE = /\/page\/\d+\/index\.html$/;
/** Pages beside each other in a folder are alike, such as articles; so are numbered parts, such as those of an index. */
const ALIKE = [
  { file: /[^/]+\/index\.html$/, many: 1_000 },
  { file: /\d+\.txt$/, many: 100 },
];

export type Build = {
  /** Where copies are remembered. */
  cacheDir: string;
  /** All there is to compress, so that many alike are known. */
  files: readonly string[];
};

export type Compressor = {
  /** Writes <path>.br, and <path>.gz but of many pages alike; says which of them. */
  write: (path: string, content: Buffer) => Promise<BuiltFile["copies"]>;
  /** Forgets what this build did not need; returns how many files were compressed and how many remembered. */
  finish: () => Promise<{ made: number; kept: number }>;
};

/** Compressed copies of files, remembered by content from one build to the next. */
export async function compressor({ cacheDir, files }: Build): Promise<Compressor> {
  const isOneOfMany = among(files);
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

  function qualityOf(path: string): number {
    if (/\.(?:js|css)$/.test(path)) return UTMOST;
    return isOneOfMany(path) ? QUICK : THOROUGH;
  }

  return {
    async write(path, content) {
      const quality = qualityOf(path);
      const hash = createHash("sha256").update(content).digest("base64url").slice(0, 32);
      const br = remember(`${hash}.${quality}.br`, () =>
        compressBrotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            ...(quality === QUICK && { [constants.BROTLI_PARAM_LGWIN]: QUICK_WINDOW_BITS }),
          },
        }),
      );
      const place = async (copy: Promise<string>, suffix: string) => copyFile(await copy, `${path}${suffix}`);
      // The server makes the other for the few who ask: server/pages/built-site.ts.
      if (path.endsWith(".html") && isOneOfMany(path)) {
        await place(br, ".br");
        return ["br"];
      }
      const gz = remember(`${hash}.gz`, () => compressGzip(content, { level: constants.Z_BEST_COMPRESSION }));
      await Promise.all([place(br, ".br"), place(gz, ".gz")]);
      return ["br", "gzip"];
    },
    async finish() {
      await Promise.all([...known].filter((name) => !used.has(name)).map((name) => rm(join(cacheDir, name))));
      return { made, kept: used.size - made };
    },
  };
}

/** Tells of a file whether there are many alike. */
function among(files: readonly string[]): (path: string) => boolean {
  const groupOf = (path: string) => {
    const kind = ALIKE.find(({ file }) => file.test(path));
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
