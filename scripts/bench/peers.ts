/**
 * Home beside the home pages of other sites, measured in turns in one run: what the machine does meanwhile slows all of
 * them alike. Their pages are not part of this project. `BENCH_PEERS` names saved copies, each as name=folder#address:
 * `BENCH_PEERS="first=../pages/first#/ar/ second=../pages/second#/"`.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import lighthouse from "lighthouse";
import { memoize } from "#domain/cache/memoize.ts";
import { serveBuild } from "#harness/served-build.ts";
import { launchChromium } from "#scripts/browsers/launch-chromium.ts";
import { unusedPort } from "#server/network/unused-port.ts";
import { PlainError } from "#server/plain-error.ts";
import { machine, median, type Report, type Row, thousands } from "./report.ts";

const RUNS = Number(process.env["BENCH_RUNS"] ?? 5);
const OURS = ["/ar", "/en"];
/** As Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** How long after loading the browser's work is counted. */
const COUNTED_MS = 1500;

const AUDITS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  "speed index": "speed-index",
} as const;

type Figures = Record<keyof typeof AUDITS | "score" | "KB" | "layouts" | "style passes" | "main thread", number>;

export async function runPeers(): Promise<Report> {
  const site = await serveBuild();
  const peers = await Promise.all(askedPeers().map(servePeer));
  const pages = [...OURS.map((path) => ({ name: path, url: site.url + path })), ...peers];
  const runs: { name: string; figures: Figures }[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1)
      for (const { name, url } of pages) runs.push({ name, figures: await measure(url) });
  } finally {
    for (const { close } of peers) close();
    await site.stop();
  }
  const middles = pages.map(({ name }) => ({
    name,
    figures: middleOf(runs.filter((run) => run.name === name).map(({ figures }) => figures)),
  }));
  const best = bestOf(middles.slice(OURS.length).map(({ figures }) => figures));
  return { title: "Home beside its peers", machine: machine(), rows: middles.map((page) => rowOf(page, best)) };
}

type Peer = { name: string; folder: string; address: string };

function askedPeers(): Peer[] {
  const asked = (process.env["BENCH_PEERS"] ?? "").split(/\s+/).filter(Boolean);
  return asked.map((text) => {
    const [, name, folder, address] = /^([^=]+)=([^#]+)#(\/.*)$/.exec(text) ?? [];
    if (!name || !folder || !address || !existsSync(folder))
      throw new PlainError(`BENCH_PEERS: "${text}" is not name=folder#address, or there is no such folder.`);
    return { name, folder, address };
  });
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

/** Compressed and cached, as a good host would. */
async function servePeer({ name, folder, address }: Peer) {
  const answerFor = memoize(
    (path: string) => {
      const file = statSync(path).isDirectory() ? join(path, "index.html") : path;
      const type = TYPES[extname(file)] ?? "application/octet-stream";
      const isText = /text|svg/.test(type);
      const body = readFileSync(file);
      return {
        head: { "content-type": type, "cache-control": "max-age=600", ...(isText && { "content-encoding": "br" }) },
        body: isText ? brotliCompressSync(body) : body,
      };
    },
    { keyOf: String },
  );
  const server = createServer(({ url = "/" }, response) => {
    const path = join(folder, decodeURIComponent(new URL(url, "http://localhost").pathname));
    if (!existsSync(path)) return response.writeHead(404).end();
    const { head, body } = answerFor(path);
    return response.writeHead(200, { ...head, "content-length": body.length }).end(body);
  });
  const port = await unusedPort();
  await new Promise<void>((listening) => server.listen(port, listening));
  return { name, url: `http://localhost:${port}${address}`, close: () => server.close() };
}

/** Each in a browser of its own: nothing is warm from the page before. */
async function measure(url: string): Promise<Figures> {
  const port = await unusedPort();
  const browser = await launchChromium(`--remote-debugging-port=${port}`);
  try {
    const work = await countWork(browser, url);
    const result = await lighthouse(url, { port, onlyCategories: ["performance"], logLevel: "error" });
    if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
    const { audits, categories } = result.lhr;
    const audited = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      score: (categories["performance"]?.score ?? 0) * 100,
      FCP: audited(AUDITS.FCP),
      LCP: audited(AUDITS.LCP),
      TBT: audited(AUDITS.TBT),
      "speed index": audited(AUDITS["speed index"]),
      KB: audited("total-byte-weight") / 1024,
      ...work,
    };
  } finally {
    await browser.close();
  }
}

/** In thread time, so that a busy machine counts for less. */
async function countWork(browser: Browser, url: string) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(COUNTED_MS);
  const { metrics } = await session.send("Performance.getMetrics");
  await context.close();
  const counted = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    layouts: counted("LayoutCount"),
    "style passes": counted("RecalcStyleCount"),
    "main thread": counted("TaskDuration") * 1000,
  };
}

/** `pick` of the values that all of them have under one name. */
function eachFigure(all: readonly Figures[], pick: (values: number[], name: keyof Figures) => number): Figures {
  const names = Object.keys(all[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      pick(
        all.map((one) => one[name]),
        name,
      ),
    ]),
  ) as Figures;
}

const middleOf = (all: readonly Figures[]) => eachFigure(all, median);

/** Of the peers, the better in each. */
const bestOf = (all: readonly Figures[]) =>
  all.length === 0
    ? undefined
    : eachFigure(all, (values, name) => (name === "score" ? Math.max(...values) : Math.min(...values)));

/** What home must not be behind in. */
const COMPARED = ["FCP", "LCP", "TBT", "speed index", "main thread"] as const;

function rowOf({ name, figures }: { name: string; figures: Figures }, best: Figures | undefined): Row {
  const words = (shown: Partial<Figures>) =>
    Object.entries(shown)
      .map(([figure, value]) => `${figure} ${thousands(value)}`)
      .join(", ");
  const isOurs = OURS.includes(name);
  const promised = best && isOurs ? COMPARED.map((figure) => `${figure} ${thousands(best[figure])}`).join(", ") : "";
  const isAhead = !best || !isOurs || COMPARED.every((figure) => figures[figure] <= best[figure]);
  return { name, promised, measured: words(figures), ok: isAhead };
}
