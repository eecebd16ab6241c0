import { readFileSync } from "node:fs";
import { connect } from "node:net";
import {
  bytesOf,
  HOSTILE_REQUESTS,
  ORDINARY_REQUESTS,
  type RequestParts,
  randomHostileRequest,
} from "#harness/hostile-requests.ts";
import { type ServerProcess, startServer } from "#harness/server.ts";
import { type Row, thousands } from "./report.ts";

const MOST_MS = 50;
const SEED = 20_261_117;

/** One after another, each with the CPU time that the server's thread needed for it. */
export async function costOfHostile(count: number, env: Record<string, string>): Promise<Row> {
  const server = await startServer({ env: { ...env, TRUSTED_PROXIES: "1" } });
  const kinds = Object.entries(HOSTILE_REQUESTS);
  const random = seededRandom(SEED);
  let [over, repeated, failed] = [0, 0, 0];
  let worst = { ms: 0, name: "" };
  // It is compiled while it answers the first ones.
  for (let index = 0; index < 500; index += 1)
    for (const parts of Object.values(ORDINARY_REQUESTS)) await sendTo(server, parts, index);
  for (let index = 0; index < count; index += 1) {
    const known = index % 2 ? kinds[((index - 1) / 2) % kinds.length] : undefined;
    const [name, parts] = known ?? ["at random", randomHostileRequest(random)];
    const { ms: first, status } = await sendTo(server, parts, index);
    let ms = first;
    // What else the server does meanwhile (collecting garbage, deleting what expired) is not the request's: it is if it stays.
    for (let again = 0; ms > MOST_MS && again < 2; again += 1) {
      repeated += 1;
      ms = Math.min(ms, (await sendTo(server, parts, index)).ms);
    }
    if (ms > MOST_MS) over += 1;
    if (!(status >= 200 && status < 500)) failed += 1;
    if (ms > worst.ms) worst = { ms, name };
  }
  await server.end("SIGTERM");
  return {
    name: `${thousands(count)} hostile requests`,
    promised: `0 over ${MOST_MS} ms of CPU`,
    measured: `${over} over (${repeated} measured again), ${failed} failed; the most expensive ${worst.ms.toFixed(1)} ms (${worst.name})`,
    ok: over === 0 && failed === 0,
  };
}

async function sendTo(
  server: ServerProcess,
  parts: RequestParts,
  index: number,
): Promise<{ ms: number; status: number }> {
  const bytes = bytesOf(parts, `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`);
  const before = cpuMsOf(server.pid);
  const answer = await exchange(Number(new URL(server.url).port), bytes);
  return { ms: cpuMsOf(server.pid) - before, status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0) };
}

/** Of the thread that runs JavaScript, from the scheduler of Linux: finer than the clock ticks of other sources. */
const cpuMsOf = (pid: number) => Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

function exchange(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (data) => {
      text += data.toString("latin1");
    });
    // A server that refuses may close before all was sent; what it said until then counts.
    socket.on("error", () => socket.destroy());
    socket.on("close", () => resolve(text));
  });
}

/** The same numbers in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
