/** Starts the processes of the server, restarts those that end unexpectedly, and stops them in order. */

import cluster, { type Worker } from "node:cluster";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Env } from "#server/env.ts";
import { unusedPort } from "#server/network/unused-port.ts";
import { createLog, type Log } from "#server/observability/log.ts";
import { type Measured, sumMeasurements } from "#server/observability/metrics.ts";
import type { Started } from "./processes.ts";
import type { Role, SupervisorOrder, WorkerMessage } from "./worker.ts";

const WORKER = new URL("worker.ts", import.meta.url).pathname;
/** V8's young generation, in MB: objects of one request. More memory makes no answer faster. */
const V8_FLAGS = ["--max-semi-space-size=4"];
const FIRST_RESTART_DELAY_MS = 100;
const MAX_RESTART_DELAY_MS = 5_000;
/** A process that ran this long did not fail at its start: it is restarted without a longer delay. */
const STABLE_AFTER_MS = 10_000;
const MEASURE_TIMEOUT_MS = 1_000;

export async function supervise(env: Env): Promise<Started> {
  const log = createLog(env.LOG_LEVEL);
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const socketPath = process.platform === "win32" ? String.raw`\\.\pipe\site-${process.pid}` : join(folder, "api");

  // If any port will do, all processes need the same one, and so do those started later.
  const port = env.PORT || (await unusedPort(env.HOST));
  const startOne = (role: Role) => superviseProcess({ role, socketPath, port, log });
  const api = await startOne("api");
  // One first: if the port is in use, the error is printed once and the server ends.
  const first = await startOne("pages");
  const pages = [first, ...(await Promise.all(Array.from({ length: env.WORKERS - 1 }, () => startOne("pages"))))];
  return {
    port,
    measure: async () => sumMeasurements(await Promise.all([...pages, api].map(({ measure }) => measure()))),
    async stop() {
      log.info({ event: "stopping" });
      api.send("wind-down");
      // Requests to the API go through the processes for pages, so these end first.
      await Promise.all(pages.map(({ stop }) => stop()));
      await api.stop();
    },
  };
}

type SupervisedProcess = {
  measure: () => Promise<Measured>;
  send: (order: SupervisorOrder) => void;
  stop: () => Promise<void>;
};
type SuperviseNeeds = { role: Role; socketPath: string; port: number; log: Log };

/** Resolves when the process is ready for the first time; the whole server ends if it never gets there. */
function superviseProcess({ role, socketPath, port, log }: SuperviseNeeds): Promise<SupervisedProcess> {
  let delayMs = FIRST_RESTART_DELAY_MS;
  let worker: Worker;
  let isReady = false;
  let isStopping = false;
  /** Counts of the processes that have ended, and the last counts of the one that runs. */
  let endedCounts: Measured = { areas: {} };
  let runningCounts: Measured = { areas: {} };

  return new Promise((resolve) => {
    function send(order: SupervisorOrder) {
      if (worker.isConnected()) worker.send(order);
    }

    /** Of a process that does not answer in time, the counts before are used. */
    async function measure(): Promise<Measured> {
      const answered = new Promise((resolve) => worker.once("message", resolve));
      send("measure");
      await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, MEASURE_TIMEOUT_MS))]);
      return sumMeasurements([endedCounts, runningCounts]);
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
        execArgv: [...process.execArgv, ...V8_FLAGS],
      });
      worker = cluster.fork({ PORT: port });
      log.info({ event: "process-started", role, pid: worker.process.pid });
      worker.on("message", (message: WorkerMessage) => {
        if (message === "ready") {
          isReady = true;
          resolve({ measure, send, stop });
        } else runningCounts = message.measured;
      });
      worker.once("exit", (code, signal) => {
        endedCounts = sumMeasurements([endedCounts, runningCounts]);
        runningCounts = { areas: {} };
        if (isStopping) return;
        // It has printed why. A server whose first start fails ends instead of trying again.
        if (!isReady) process.exit(code || 1);
        log.error({ event: "process-ended", role, code, signal });
        delayMs =
          Date.now() - startedAt > STABLE_AFTER_MS
            ? FIRST_RESTART_DELAY_MS
            : Math.min(delayMs * 2, MAX_RESTART_DELAY_MS);
        setTimeout(start, delayMs);
      });
    }

    start();
  });
}
