/** The server beside nginx on the same cores, under submissions, and over a million requests. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "#tests/support/postgres.ts";
import { postContact, type ServerProcess, startServer } from "#tests/support/server.ts";
import { isOnPath, type Load, load } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { machine, median, type Report, row, thousands } from "./report.ts";

const DIST = resolve(process.env["DIST_DIR"] || "dist");
const PAGE = "ar";
const BROTLI = { "Accept-Encoding": "br" };
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 10);
const ROUNDS = 3;
const SOAK_REQUESTS = Number(process.env["BENCH_SOAK"] ?? 1_000_000);

export async function runServer(): Promise<Report> {
  const missing = ["nginx", "wrk"].filter((program) => !isOnPath(program));
  if (missing.length > 0)
    throw new Error(`${missing.join(" and ")} must be installed for this benchmark (apt-get install nginx wrk)`);
  const dataDir = mkdtempSync(join(tmpdir(), "bench-data-"));
  const workers = availableParallelism();
  const server = await startServer({
    env: { DIST_DIR: DIST, DATA_DIR: dataDir, WORKERS: String(workers), LOG_LEVEL: "error" },
  });
  const nginx = await startNginx(await freePort(), workers, join(DIST, "site", PAGE, "index.html.br"));
  const ours = { url: `${server.url}/${PAGE}`, seconds: SECONDS, headers: BROTLI };
  try {
    const { theirs, own } = await sideBySide({ ...ours, url: nginx.url }, ours);
    const busy = await whileSubmitting(server, ours);
    const store = await submissionsAlone(server);
    const soak = await soaked(server, ours);
    const share = own.perSecond / theirs.perSecond;
    const tail = own.p99Ms / theirs.p99Ms;
    const strain = busy.pages.p99Ms / own.p99Ms;
    const growth = soak.after / soak.before - 1;
    return {
      title: "Server",
      machine: machine(),
      rows: [
        row(
          "rate of a page, brotli, share of nginx's",
          "≥ 0.5",
          `${share.toFixed(2)} (${thousands(own.perSecond)} of ${thousands(theirs.perSecond)}/s)`,
          share >= 0.5,
        ),
        row(
          "p99 of a page, times nginx's",
          "≤ 3",
          `${tail.toFixed(1)} (${own.p99Ms.toFixed(1)} of ${theirs.p99Ms.toFixed(1)} ms)`,
          tail <= 3,
        ),
        row("pages a second", "≥ 5,000", thousands(own.perSecond), own.perSecond >= 5000),
        row(
          "p99 of pages under 300 submissions/s, times idle",
          "≤ 2",
          `${strain.toFixed(1)} (${thousands(busy.stored)}/s stored)`,
          strain <= 2,
        ),
        row("submissions a second, durable", "≥ 500", thousands(store.perSecond), store.perSecond >= 500),
        row(
          "failed answers",
          "0",
          String(own.errors + busy.pages.errors + busy.failed + store.failed + soak.errors),
          own.errors + busy.pages.errors + busy.failed + store.failed + soak.errors === 0,
        ),
        row(
          `memory after ${thousands(soak.requests)} requests`,
          "< +5 %",
          `${(growth * 100).toFixed(1)} % (${thousands(soak.before)} → ${thousands(soak.after)} MB)`,
          growth < 0.05,
        ),
        row(
          "open handles after them",
          "steady",
          `${soak.handlesBefore} → ${soak.handlesAfter}`,
          soak.handlesAfter <= soak.handlesBefore + 4,
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
    await nginx.stop();
    await server.end("SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Wanted = Parameters<typeof load>[0];

/** In turns, so that whatever else the machine does meets both alike. */
async function sideBySide(nginx: Wanted, ours: Wanted): Promise<{ theirs: Load; own: Load }> {
  await load({ ...ours, seconds: 2 });
  const rounds: { theirs: Load; own: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ theirs: await load(nginx), own: await load(ours) });
  const middle = (of: "theirs" | "own"): Load => ({
    perSecond: median(rounds.map((round) => round[of].perSecond)),
    p99Ms: median(rounds.map((round) => round[of].p99Ms)),
    errors: rounds.reduce((sum, round) => sum + round[of].errors, 0),
  });
  return { theirs: middle("theirs"), own: middle("own") };
}

async function whileSubmitting(server: ServerProcess, ours: Wanted) {
  const perSecond = 300;
  const sent: Promise<number>[] = [];
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * perSecond;
    while (sent.length < due) sent.push(postContact(server.url).then(({ status }) => status));
  }, 10);
  const pages = await load(ours);
  clearInterval(timer);
  const statuses = await Promise.all(sent);
  const seconds = (performance.now() - startedAt) / 1000;
  const stored = statuses.filter((status) => status === 201).length;
  return { pages, stored: stored / seconds, failed: statuses.length - stored };
}

async function submissionsAlone(server: ServerProcess) {
  const until = performance.now() + SECONDS * 1000;
  const statuses: number[] = [];
  const lane = async () => {
    while (performance.now() < until) statuses.push((await postContact(server.url)).status);
  };
  await Promise.all(Array.from({ length: 48 }, lane));
  const stored = statuses.filter((status) => status === 201).length;
  return { perSecond: stored / SECONDS, failed: statuses.length - stored };
}

async function soaked(server: ServerProcess, ours: Wanted) {
  await load({ ...ours, seconds: 10 });
  const [before, handlesBefore] = [memoryOf(server.pid), handlesOf(server.pid)];
  let requests = 0;
  let errors = 0;
  while (requests < SOAK_REQUESTS) {
    const { perSecond, errors: failed } = await load({ ...ours, seconds: 10 });
    requests += perSecond * 10;
    errors += failed;
  }
  return { requests, errors, before, after: memoryOf(server.pid), handlesBefore, handlesAfter: handlesOf(server.pid) };
}

const processesOf = (pid: number): number[] => [
  pid,
  ...execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)])
    .toString()
    .trim()
    .split(/\s+/)
    .map(Number),
];

/** In MB, of all its processes. */
function memoryOf(pid: number): number {
  const kb = processesOf(pid).map((each) =>
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/status`, "utf8"))?.[1]),
  );
  return kb.reduce((sum, amount) => sum + amount, 0) / 1024;
}

const handlesOf = (pid: number): number =>
  processesOf(pid).reduce((sum, each) => sum + readdirSync(`/proc/${each}/fd`).length, 0);
