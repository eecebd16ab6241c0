/** Starts the processes of the server, and stops them in order. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Env } from "#server/env.ts";
import { unusedPort } from "#server/network/unused-port.ts";
import { createLog } from "#server/observability/log.ts";
import { createMetrics, type Measured, sumMeasurements } from "#server/observability/metrics.ts";
import type { Started } from "./processes.ts";
import { superviseProcess } from "./supervised-process.ts";
import type { Role } from "./worker.ts";

/** Pages do not wait longer than this for the API to start. */
const API_START_MS = 20_000;
/** Of an API that says nothing, the store is taken to be down. */
const STORE_DOWN: Measured = { areas: {}, events: {}, gauges: [{ name: "site_store_up", value: 0 }] };

export async function supervise(env: Env): Promise<Started> {
  const metrics = createMetrics();
  const log = metrics.counting(createLog(env.LOG_LEVEL));
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const socketPath = process.platform === "win32" ? String.raw`\\.\pipe\site-${process.pid}` : join(folder, "api");

  // If any port will do, all processes need the same one, and so do those started later.
  const port = env.PORT || (await unusedPort(env.HOST));
  const startOne = (role: Role) => superviseProcess({ role, socketPath, port, log });
  const api = startOne("api");
  await Promise.race([api.ready, setTimeout(API_START_MS, null, { ref: false })]);
  // One first: if the port is in use, the error is printed once and the server ends.
  const first = startOne("pages");
  await first.ready;
  const pages = [first, ...Array.from({ length: env.WORKERS - 1 }, () => startOne("pages"))];
  await Promise.all(pages.map(({ ready }) => ready));
  return {
    port,
    measure: async () => {
      const ofProcesses = await Promise.all([...pages, api].map(({ measure }) => measure()));
      return sumMeasurements([STORE_DOWN, metrics.measured(), ...ofProcesses]);
    },
    async stop() {
      log.info({ event: "stopping" });
      api.send("wind-down");
      // Requests to the API go through the processes for pages, so these end first.
      await Promise.all(pages.map(({ stop }) => stop()));
      await api.stop();
    },
  };
}
