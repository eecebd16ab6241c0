/** The server beside nginx on the same cores, under submissions, and for a long time. */
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startReverseProxy } from "#harness/proxies/reverse-proxy.ts";
import { type ServerProcess, startServer } from "#harness/server.ts";
import { findOnPath } from "#scripts/programs/find-on-path.ts";
import { unusedPort } from "#server/network/unused-port.ts";
import { type Load, type LoadWanted, load, submissions } from "./load.ts";
import { startReference } from "./nginx.ts";
import { handlesOf, memoryOf } from "./processes.ts";
import { machine, median, type Report, row, thousands } from "./report.ts";

const DIST = resolve(process.env["DIST_DIR"] || "dist");
const PAGE = "ar";
const BROTLI = { "Accept-Encoding": "br" };
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 10);
const ROUNDS = 3;
/** All of it comes from one client, who is to be neither refused nor suspected. */
const UNLIMITED = "1000000000";
/** At the rates below well over a million requests. */
const SOAK_SECONDS = Number(process.env["BENCH_SOAK_SECONDS"] ?? 600);
/** A little more than is promised, since a connection rests between answers and not between questions. */
const STEADY_PAGES = { connections: 64, perSecond: 7_000 };
const SUBMISSIONS = 600;

export async function runServer(): Promise<Report> {
  const missing = ["nginx", "wrk"].filter((program) => findOnPath(program) === null);
  if (missing.length > 0)
    throw new Error(`${missing.join(" and ")} must be installed for this benchmark (apt-get install nginx wrk)`);
  const dataDir = mkdtempSync(join(tmpdir(), "bench-data-"));
  const workers = availableParallelism();
  const server = await startServer({
    env: { DIST_DIR: DIST, DATA_DIR: dataDir, WORKERS: String(workers), LOG_LEVEL: "error", RATE_LIMIT: UNLIMITED },
  });
  const nginx = await startReference(await unusedPort(), workers, join(DIST, "site", PAGE, "index.html.br"));
  const port = Number(new URL(server.url).port);
  const front = await startReverseProxy({ ports: [port, port], running: () => [port] });
  const ours = { url: `${server.url}/${PAGE}`, seconds: SECONDS, headers: BROTLI };
  try {
    await load({ ...ours, seconds: 2 });
    const { theirs, own, behind } = await middleOfRounds({
      theirs: () => load({ ...ours, url: nginx.url }),
      own: () => load(ours),
      behind: () => load({ ...ours, url: `${front.url}/${PAGE}` }),
    });
    const store = await submissions({ url: server.url, seconds: SECONDS, connections: 48 });
    const steady = { ...ours, ...STEADY_PAGES };
    const { quiet, busy } = await middleOfRounds({
      quiet: () => load(steady),
      busy: async () => {
        const { pages, sent } = await whileSubmitting(server, steady, 300);
        return { ...pages, errors: pages.errors + sent.errors };
      },
    });
    const soak = await soaked(server, steady);
    const share = own.perSecond / theirs.perSecond;
    const shareBehind = behind.perSecond / theirs.perSecond;
    const tail = own.p99Ms / theirs.p99Ms;
    const strain = busy.p99Ms / quiet.p99Ms;
    const growth = soak.after.memory / soak.before.memory - 1;
    const failed = [own, behind, quiet, busy, store, soak.pages, soak.sent].reduce(
      (sum, { errors }) => sum + errors,
      0,
    );
    const soakedRequests = (soak.pages.perSecond + soak.sent.perSecond) * SOAK_SECONDS;
    return {
      title: "Server",
      machine: machine(),
      rows: [
        row(
          "rate of a page, brotli, share of nginx's",
          "≥ 0.3",
          `${share.toFixed(2)} (${thousands(own.perSecond)} of ${thousands(theirs.perSecond)}/s)`,
          share >= 0.3,
        ),
        row(
          "the same behind nginx by deploy/nginx.conf",
          "≥ 0.9",
          `${shareBehind.toFixed(2)} (${thousands(behind.perSecond)} of ${thousands(theirs.perSecond)}/s)`,
          shareBehind >= 0.9,
        ),
        row(
          "p99 of a page, times nginx's",
          "≤ 3",
          `${tail.toFixed(1)} (${own.p99Ms.toFixed(1)} of ${theirs.p99Ms.toFixed(1)} ms)`,
          tail <= 3,
        ),
        row("pages a second", "≥ 5,000", thousands(own.perSecond), own.perSecond >= 5000),
        row(
          "p99 of a page under 300 submissions/s, times without",
          "≤ 2",
          `${strain.toFixed(1)} (${busy.p99Ms.toFixed(1)} of ${quiet.p99Ms.toFixed(1)} ms, beside ${thousands(quiet.perSecond)} pages/s)`,
          strain <= 2,
        ),
        row("submissions a second, durable, alone", "≥ 500", thousands(store.perSecond), store.perSecond >= 500),
        row(
          "pages and submissions at once, for 600 s",
          "≥ 5,000 and ≥ 500/s",
          `${thousands(soak.pages.perSecond)} and ${thousands(soak.sent.perSecond)}/s for ${thousands(SOAK_SECONDS)} s`,
          soak.pages.perSecond >= 5000 && soak.sent.perSecond >= 500,
        ),
        row("failed answers in all of this", "0", String(failed), failed === 0),
        row(
          "memory after 1,000,000 requests",
          "< +5 %",
          `${(growth * 100).toFixed(1)} % (${thousands(soak.before.memory)} → ${thousands(soak.after.memory)} MB) after ${thousands(soakedRequests)}`,
          growth < 0.05,
        ),
        row(
          "open handles after them",
          "steady",
          `${soak.before.handles} → ${soak.after.handles}`,
          soak.after.handles <= soak.before.handles,
        ),
      ],
      bars: [
        { name: "nginx, pages", value: Math.round(theirs.perSecond), unit: "/s" },
        {
          name: "this server, pages",
          value: Math.round(own.perSecond),
          unit: "/s",
          limit: Math.round(theirs.perSecond / 2),
        },
        { name: "submissions, durable", value: Math.round(store.perSecond), unit: "/s", limit: 500 },
      ],
    };
  } finally {
    await front.stop();
    await nginx.stop();
    await server.end("SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The middle of several rounds, so that whatever else the machine does meets all alike. */
async function middleOfRounds<Name extends string>(
  runs: Record<Name, () => Promise<Load>>,
): Promise<Record<Name, Load>> {
  const names = Object.keys(runs) as Name[];
  const loads = Object.fromEntries(names.map((name): [Name, Load[]] => [name, []])) as Record<Name, Load[]>;
  for (let round = 0; round < ROUNDS; round += 1) for (const name of names) loads[name].push(await runs[name]());
  return Object.fromEntries(names.map((name) => [name, middleOf(loads[name])])) as Record<Name, Load>;
}

const middleOf = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p99Ms: median(loads.map(({ p99Ms }) => p99Ms)),
  errors: loads.reduce((sum, { errors }) => sum + errors, 0),
});

/** Pages while messages pour in at a given rate. */
async function whileSubmitting(server: ServerProcess, pagesWanted: LoadWanted, perSecond: number) {
  const [pages, sent] = await Promise.all([
    load(pagesWanted),
    submissions({ url: server.url, seconds: pagesWanted.seconds, connections: 200, perSecond }),
  ]);
  return { pages, sent };
}

/** Both at once for long: nothing fails, and nothing piles up once caches and compiled code are what they will be. */
async function soaked(server: ServerProcess, steady: LoadWanted) {
  await whileSubmitting(server, { ...steady, seconds: Math.ceil(SOAK_SECONDS / 10) }, SUBMISSIONS);
  const handlesBefore = handlesOf(server.pid);
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(memoryOf(server.pid)), 1000);
  const { pages, sent } = await whileSubmitting(server, { ...steady, seconds: SOAK_SECONDS }, SUBMISSIONS);
  clearInterval(sampling);
  // What wrk held open is closed by now.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  // A single reading would depend on when garbage was last collected.
  const fifth = Math.ceil(memory.length / 5);
  return {
    pages,
    sent,
    before: { memory: median(memory.slice(0, fifth)), handles: handlesBefore },
    after: { memory: median(memory.slice(-fifth)), handles: handlesOf(server.pid) },
  };
}
