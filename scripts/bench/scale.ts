/** The same site with ever more articles: what a build, a page, a search and a start then cost. */
import "#scripts/programs/no-telemetry.ts";
import { spawn } from "node:child_process";
import { appendFileSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteManifestSchema } from "#domain/site/site-manifest.ts";
import { contentWithPosts } from "#harness/generated-posts.ts";
import { startServer } from "#harness/server.ts";
import { findOnPath } from "#scripts/programs/find-on-path.ts";
import { load } from "./load.ts";
import { memoryOf } from "./processes.ts";
import { machine, median, type Report, row, thousands } from "./report.ts";

const SIZES = (process.env["BENCH_POSTS"] ?? "100,1000,10000").split(",").map(Number);

type Measured = Awaited<ReturnType<typeof measure>>;

export async function runScale(): Promise<Report> {
  const place = mkdtempSync(join(tmpdir(), "bench-scale-"));
  const all: Measured[] = [];
  try {
    for (const posts of SIZES) {
      console.log(`${thousands(posts)} articles a language …`);
      const measured = await measure(posts, place);
      console.log(measured);
      all.push(measured);
    }
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) throw new Error("BENCH_POSTS names no size");
  const perPage = (last.cpuSeconds - first.cpuSeconds) / Math.max(1, last.pages - first.pages);
  const growth = (of: (measured: Measured) => number) => of(last) / of(first) - 1;
  const flat = (name: string, of: (measured: Measured) => number, unit: string) =>
    row(name, "within 10 %", `${all.map((each) => thousands(of(each))).join(" → ")} ${unit}`, growth(of) <= 0.1);
  const listed = (of: (measured: Measured) => string) => all.map(of).join(" → ");
  return {
    title: `Growth: ${SIZES.map(thousands).join(", ")} articles a language`,
    machine: machine(),
    rows: [
      row("CPU of a further page", "≤ 8 ms", `${(perPage * 1000).toFixed(1)} ms`, perPage <= 0.008),
      row(
        "memory of the build",
        "< 2,500 MB",
        `${listed((each) => thousands(each.memoryMb))} MB`,
        last.memoryMb < 2500,
      ),
      row(
        "build with one changed article, share of the first",
        "≤ 0.1",
        listed((each) => each.again.toFixed(2)),
        last.again <= 0.1,
      ),
      flat("an article, brotli", (each) => each.postBytes, "bytes"),
      flat("the home page, brotli", (each) => each.homeBytes, "bytes"),
      flat("start of the server", (each) => each.startMs, "ms"),
      flat("a search downloads at most", (each) => each.searchBytes, "bytes"),
      row(
        "requests a second",
        "within 10 %",
        listed((each) => thousands(each.perSecond)),
        last.perSecond >= first.perSecond * 0.9,
      ),
      row(
        "pages",
        "",
        listed((each) => thousands(each.pages)),
        true,
      ),
      row("time of the build", "linear", `${listed((each) => thousands(each.seconds))} s`, true),
      row("output", "", `${listed((each) => thousands(each.outputMb))} MB`, true),
      row("sitemap", "", `${listed((each) => thousands(each.sitemapKb))} KB`, true),
    ],
    bars: all.map(({ posts, seconds }) => ({
      name: `build with ${thousands(posts)} articles`,
      value: Math.round(seconds),
      unit: "s",
    })),
  };
}

async function measure(posts: number, place: string) {
  const contentDir = contentWithPosts(join(place, `content-${posts}`), { count: posts });
  const dist = join(place, `dist-${posts}`);
  const env = { CONTENT_DIR: contentDir, DIST_DIR: dist };
  const built = await build(env);
  appendFileSync(join(contentDir, "blog/generated-1/en.md"), "\nOne more line.\n");
  const again = await build(env);
  const manifest = siteManifestSchema.parse(JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8")));
  const sizeOf = (file: string) => statSync(join(dist, "site", file)).size;
  const pages = manifest.files.filter(({ type }) => type.startsWith("text/html"));
  const served = await serve(dist, place);
  const measured = {
    posts,
    pages: pages.length,
    seconds: built.seconds,
    cpuSeconds: built.cpuSeconds,
    memoryMb: built.memoryMb,
    again: again.cpuSeconds / built.cpuSeconds,
    postBytes: median(
      pages.filter(({ file }) => /bloger\/generated-\d+\//.test(file)).map(({ file }) => sizeOf(`${file}.br`)),
    ),
    homeBytes: sizeOf("ar/index.html.br"),
    searchBytes: largestSearch(dist),
    sitemapKb:
      globSync("sitemap*.xml", { cwd: join(dist, "site") }).reduce((sum, file) => sum + sizeOf(file), 0) / 1024,
    outputMb: manifest.files.reduce((sum, { file }) => sum + sizeOf(file), 0) / 2 ** 20,
    ...served,
  };
  rmSync(contentDir, { recursive: true });
  rmSync(dist, { recursive: true });
  return measured;
}

/** The start of the index, and the largest file of words, spellings and pages: what one query may fetch. */
function largestSearch(dist: string): number {
  const files = globSync("site/_assets/search/ar-*/*.txt.br", { cwd: dist });
  const largest = (kind: string) =>
    Math.max(0, ...files.filter((file) => file.includes(`/${kind}`)).map((file) => statSync(join(dist, file)).size));
  return ["index", "words", "spelling", "pages"].reduce((sum, kind) => sum + largest(kind), 0);
}

type Built = { seconds: number; cpuSeconds: number; memoryMb: number };

function build(env: Record<string, string>): Promise<Built> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    // The shell's own clock adds up the children it has waited for.
    const child = spawn("bash", ["-c", 'TIMEFORMAT="%U %S"; time astro build >/dev/null'], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    let memoryMb = 0;
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString("utf8");
    });
    const watch = setInterval(() => {
      memoryMb = Math.max(memoryMb, memoryOf(child.pid ?? 0));
    }, 500);
    child.once("exit", (code) => {
      clearInterval(watch);
      const [user, system] = (said.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
      if (code !== 0 || user === undefined || system === undefined)
        return reject(new Error(`the build failed:\n${said}`));
      return resolve({ seconds: (performance.now() - startedAt) / 1000, cpuSeconds: user + system, memoryMb });
    });
  });
}

async function serve(dist: string, place: string) {
  const startedAt = performance.now();
  const server = await startServer({ env: { DIST_DIR: dist, DATA_DIR: join(place, "data"), LOG_LEVEL: "error" } });
  const startMs = performance.now() - startedAt;
  const perSecond = findOnPath("wrk")
    ? (await load({ url: `${server.url}/ar/bloger/generated-1`, seconds: 5, headers: { "Accept-Encoding": "br" } }))
        .perSecond
    : Number.NaN;
  await server.end("SIGTERM");
  return { startMs, perSecond };
}
