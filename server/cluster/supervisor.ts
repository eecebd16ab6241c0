/** Starts the processes of the server, starts again what dies, and ends them in order. */

import cluster, { type Worker } from "node:cluster";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Env } from "#server/env.ts";
import { unusedPort } from "#server/network/unused-port.ts";
import { createLog, type Log } from "#server/observability/log.ts";
import { added, type Measured } from "#server/observability/metrics.ts";
import type { Started } from "./processes.ts";
import type { Role, SupervisorOrder, WorkerMessage } from "./worker.ts";

const WORKER = new URL("worker.ts", import.meta.url).pathname;
/** For what lives no longer than a request, in MB. More makes no answer faster, and each process would hold all of it. */
const YOUNG_MEMORY = ["--max-semi-space-size=4"];
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** Whoever has run this long did not die of its start. */
const SOUND_AFTER_MS = 10_000;
const MEASURE_MS = 1_000;

export async function supervise(env: Env): Promise<Started> {
  const log = createLog(env.LOG_LEVEL);
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const socketPath = process.platform === "win32" ? String.raw`\\.\pipe\site-${process.pid}` : join(folder, "api");

  // If any port will do, all processes need the same one, and so do those started later.
  const port = env.PORT || (await unusedPort(env.HOST));
  const keep = (role: Role) => keepRunning({ role, socketPath, port, log });
  const api = await keep("api");
  // One first: a port that is taken is said once.
  const first = await keep("pages");
  const pages = [first, ...(await Promise.all(Array.from({ length: env.WORKERS - 1 }, () => keep("pages"))))];
  return {
    port,
    measure: async () => added(await Promise.all([...pages, api].map(({ measure }) => measure()))),
    async stop() {
      log.info({ event: "stopping" });
      api.send("wind-down");
      // Whoever still asks the API is answered before it goes.
      await Promise.all(pages.map(({ stop }) => stop()));
      await api.stop();
    },
  };
}

type Kept = { measure: () => Promise<Measured>; send: (order: SupervisorOrder) => void; stop: () => Promise<void> };
type KeepNeeds = { role: Role; socketPath: string; port: number; log: Log };

/** Resolves when the process is ready for the first time; the whole server ends if it never gets there. */
function keepRunning({ role, socketPath, port, log }: KeepNeeds): Promise<Kept> {
  let pause = FIRST_PAUSE_MS;
  let worker: Worker;
  let isReady = false;
  let isStopping = false;
  /** What those counted that are gone, and what the one that runs said last. */
  let before: Measured = { areas: {} };
  let last: Measured = { areas: {} };

  return new Promise((resolve) => {
    function send(order: SupervisorOrder) {
      if (worker.isConnected()) worker.send(order);
    }

    /** One that does not answer in time is counted as it was. */
    async function measure(): Promise<Measured> {
      const answered = new Promise((resolve) => worker.once("message", resolve));
      send("measure");
      await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, MEASURE_MS))]);
      return added([before, last]);
    }

    function stop() {
      isStopping = true;
      return new Promise<void>((gone) => {
        if (worker.isDead()) return gone();
        worker.once("exit", () => gone());
        return send("stop");
      });
    }

    function start() {
      if (isStopping) return;
      const startedAt = Date.now();
      cluster.setupPrimary({
        exec: WORKER,
        args: [role, socketPath],
        execArgv: [...process.execArgv, ...YOUNG_MEMORY],
      });
      worker = cluster.fork({ PORT: port });
      log.info({ event: "process-started", role, pid: worker.process.pid });
      worker.on("message", (message: WorkerMessage) => {
        if (message === "ready") {
          isReady = true;
          resolve({ measure, send, stop });
        } else last = message.measured;
      });
      worker.once("exit", (code, signal) => {
        before = added([before, last]);
        last = { areas: {} };
        if (isStopping) return;
        // It has said why; a server that cannot start must not look as if it had.
        if (!isReady) process.exit(code || 1);
        log.error({ event: "process-ended", role, code, signal });
        pause = Date.now() - startedAt > SOUND_AFTER_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
        setTimeout(start, pause);
      });
    }

    start();
  });
}
