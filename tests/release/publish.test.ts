/** Publishing from the editor with real builds and a real server, while visitors read: not one request fails. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Entry, Publishing } from "#editor/contract.ts";
import { editorApi } from "#editor/server/app.ts";
import { personAtThisMachine } from "#editor/server/person.ts";
import { copyContent } from "#harness/content-copy.ts";
import { publisherWith } from "#harness/publisher.ts";
import { type ServerProcess, startServer } from "#harness/server.ts";
import { unusedPort } from "#server/network/unused-port.ts";
import { buildEnv } from "./build-env.ts";

/** Two whole builds on a busy machine. */
const TIMEOUT_MS = 900_000;
const HOST = "127.0.0.1:4321";
const PAGE = "/en/apps/daftar";
const PRICES = ["1234.5", "1235.5"] as const;

let dir: string;
let content: ReturnType<typeof copyContent>;
let server: ServerProcess | undefined;
let app: ReturnType<typeof editorApi>;
let port: number;
const variables = () => ({
  CONTENT_DIR: content.dir,
  DIST_DIR: join(dir, "none"),
  RELEASES_DIR: join(dir, "releases"),
  PUBLISH_PORTS: String(port),
});
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "site-published-"));
  content = copyContent();
  port = await unusedPort();
  // The publisher's builds inherit this process's environment, as they do from the editor.
  const env = buildEnv(variables());
  for (const name of Object.keys({ ...process.env, ...env })) vi.stubEnv(name, env[name]);
  app = editorApi({
    contentDir: content.dir,
    siteAddress: null,
    now: () => new Date(),
    personOf: personAtThisMachine,
    publisher: publisherWith(variables()),
  });
});
afterAll(async () => {
  await server?.end("SIGTERM");
  vi.unstubAllEnvs();
  content.remove();
  rmSync(dir, { recursive: true, force: true });
});

async function ask(path: string, method = "GET", body?: object) {
  const answer = await app.request(`http://${HOST}/api/${path}`, {
    method,
    headers: { host: HOST, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    body: answer.headers.get("content-type")?.includes("json") ? await answer.json() : null,
  };
}

async function run(path: string) {
  expect((await ask(path, "POST")).status).toBe(202);
  const now = async () => ((await ask("publish")).body as Publishing).run;
  const percents = new Set<number>();
  for (;;) {
    const run = await now();
    if (run?.progress) percents.add(run.progress.percent);
    if (run?.result) return { ...run, percents };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function setPrice(price: string) {
  const { data, texts, version, draftVersion } = (await ask("entries/apps/daftar")).body as Entry;
  const changed = structuredClone(data) as { plans: { prices: { monthly: number } }[] };
  for (const plan of changed.plans.slice(1, 2)) plan.prices.monthly = Number(price);
  expect((await ask("entries/apps/daftar", "PUT", { data: changed, texts, version, draftVersion })).status).toBe(200);
}

const shownPrice = async () => {
  const page = (await (await fetch(`${server?.url}${PAGE}`)).text()).replaceAll(",", "");
  return PRICES.filter((price) => page.includes(price));
};

function visit(url: string) {
  const failures: string[] = [];
  let [pages, isOver] = [0, false];
  const reader = async (path: string) => {
    while (!isOver) {
      const status = await fetch(url + path).then(async (answer) => (await answer.text()) && answer.status, String);
      pages += 1;
      if (status !== 200) failures.push(`${path}: ${status}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const readers = ["/ar", "/en", PAGE, "/api/health/live"].map(reader);
  return {
    async stop() {
      isOver = true;
      await Promise.all(readers);
      return { failures, pages };
    },
  };
}

it("shows a changed price, and undoes it, without a dropped request", { timeout: TIMEOUT_MS }, async () => {
  const git = (...args: string[]) => execFileSync("git", ["-C", dirname(content.dir), ...args], { encoding: "utf8" });
  git("init", "--quiet");
  await setPrice(PRICES[0]);
  expect(await run("publish")).toMatchObject({ result: "done", isSeen: false });
  expect(git("log", "--format=%s").trim()).toMatch(/^Publish/);
  server = await startServer({
    env: { ...variables(), PORT: String(port), DATA_DIR: join(dir, "data"), WORKERS: "2", LOG_LEVEL: "error" },
  });
  await expect.poll(shownPrice, { timeout: 15_000 }).toEqual([PRICES[0]]);

  const visits = visit(server.url);
  await setPrice(PRICES[1]);
  const second = await run("publish");
  expect(second, JSON.stringify(second, null, 2)).toMatchObject({ result: "done", isSeen: true });
  expect(second.percents.size).toBeGreaterThan(5);
  await expect.poll(shownPrice, { timeout: 15_000 }).toEqual([PRICES[1]]);
  expect((await run("publish/undo")).result).toBe("done");
  await expect.poll(shownPrice, { timeout: 15_000 }).toEqual([PRICES[0]]);
  const { failures, pages } = await visits.stop();
  expect([failures, pages > 1000]).toEqual([[], true]);
});
