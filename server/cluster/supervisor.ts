/** Starts the processes of the server, replaces them when another release is to be shown, and stops them in order. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Env } from "#server/env.ts";
import { unusedPort } from "#server/network/unused-port.ts";
import { createLog } from "#server/observability/log.ts";
import { createMetrics, type Measured, NOTHING_MEASURED, sumMeasurements } from "#server/observability/metrics.ts";
import { shownBuild } from "#server/releases/releases.ts";
import { watchCurrent } from "#server/releases/watch-current.ts";
import { createGenerations } from "./generation.ts";
import type { Started } from "./processes.ts";
import type { SupervisedProcess } from "./supervised-process.ts";

/** Of an API that says nothing, the store is taken to be down. */
const STORE_DOWN: Measured = { areas: {}, events: {}, gauges: [{ name: "site_store_up", value: 0 }] };

export type Supervised = Pick<Started, "port" | "measure" | "stop">;

export async function supervise(env: Env): Promise<Supervised> {
  const metrics = createMetrics();
  const log = metrics.counting(createLog(env.LOG_LEVEL));
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

  // If any port will do, all processes need the same one, and so do those started later.
  const port = env.PORT || (await unusedPort(env.HOST));
  const running = new Set<SupervisedProcess>();
  /** Of processes that were replaced and are gone. */
  let ended = NOTHING_MEASURED;
  function onStarted(started: SupervisedProcess) {
    running.add(started);
    void started.gone.then(() => {
      running.delete(started);
      ended = sumMeasurements([ended, started.counted()]);
    });
  }

  const generations = createGenerations({ workers: env.WORKERS, port, folder, log, onStarted });
  let shown = await generations.startFirst(shownBuild(env));
  const watching = watchCurrent({
    env,
    log,
    async show(build) {
      if (build.dir === shown.build.dir) return;
      const release = build.release ?? build.dir;
      log.info({ event: "release-starting", release });
      const next = await generations.replace(shown, build);
      if (!next) return log.error({ event: "release-refused", release });
      shown = next;
      return log.info({ event: "release-shown", release });
    },
  });

  return {
    port,
    measure: async () => {
      const ofProcesses = await Promise.all([...running].map(({ measure }) => measure()));
      return sumMeasurements([STORE_DOWN, metrics.measured(), ended, ...ofProcesses]);
    },
    async stop() {
      log.info({ event: "stopping" });
      watching.stop();
      shown.api?.send("wind-down");
      // Requests to the API go through the processes for pages, so these end first.
      const apis = new Set([...running].filter(({ role }) => role === "api"));
      await Promise.all([...running].filter((one) => !apis.has(one)).map(({ end }) => end("stop")));
      await Promise.all([...apis].map(({ end }) => end("stop")));
    },
  };
}
