/** An article of a later day, with real builds: `npm start` shows it when the day begins, with no hand on it. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyContent } from "#harness/content-copy.ts";
import { type ServerProcess, startServer } from "#harness/server.ts";
import { envAt } from "#harness/shifted-clock.ts";
import { buildEnv } from "./build-env.ts";

const TIMEOUT_MS = 900_000;
const ARTICLE = "how-we-estimate";
/** In the time zone of the sample company, three hours before UTC. */
const MIDNIGHT = Date.parse("2031-03-01T21:00:00Z");
const DAY = "2031-03-02";
let dir: string;
let content: ReturnType<typeof copyContent>;
let server: ServerProcess;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "site-scheduled-"));
  content = copyContent();
  content.edit(`blog/${ARTICLE}/post.json`, (post: object) => ({ ...post, publishedOn: DAY }));
  const { PATH = "", HOME = "", TMPDIR = tmpdir() } = buildEnv({});
  const envBefore = (ms: number) => ({
    ...{ PATH, HOME, TMPDIR },
    ...envAt(new Date(MIDNIGHT - ms)),
    CONTENT_DIR: content.dir,
    DIST_DIR: join(dir, "dist"),
    RELEASES_DIR: join(dir, "releases"),
    DATA_DIR: join(dir, "data"),
  });
  // Hours before, so that the day does not begin meanwhile.
  await promisify(execFile)(process.execPath, ["scripts/build.ts"], { env: envBefore(12 * 60 * 60_000) });
  server = await startServer({ command: [process.execPath, "scripts/start.ts"], env: envBefore(45_000) });
}, TIMEOUT_MS);
afterAll(async () => {
  await server?.end("SIGTERM");
  content.remove();
  rmSync(dir, { recursive: true, force: true });
});

const get = async (path: string) => {
  const answer = await fetch(server.url + path);
  return { status: answer.status, text: await answer.text() };
};

async function isInSearch() {
  const { index } = JSON.parse((await get("/en/search.json")).text);
  for (let number = 0; ; number += 1) {
    const { status, text } = await get(`${index}pages-${number}.txt`);
    if (status !== 200 || text.includes(ARTICLE)) return status === 200;
  }
}

/** Where the article is found. */
async function places() {
  const found = async (path: string) => (await get(path)).text.includes(ARTICLE);
  return {
    pages: [(await get(`/ar/bloger/${ARTICLE}`)).status, (await get(`/en/bloger/${ARTICLE}`)).status],
    list: await found("/en/bloger"),
    feed: await found("/en/bloger/rss.xml"),
    siteMap: await found("/sitemap.xml"),
    search: await isInSearch(),
  };
}

it("appears at midnight in pages, feed, sitemap and search", { timeout: TIMEOUT_MS }, async () => {
  expect(await places()).toEqual({ pages: [404, 404], list: false, feed: false, siteMap: false, search: false });
  await expect
    .poll(places, { timeout: TIMEOUT_MS, interval: 1000 })
    .toEqual({ pages: [200, 200], list: true, feed: true, siteMap: true, search: true });
  expect(server.output()).toContain("articles-due");
});
