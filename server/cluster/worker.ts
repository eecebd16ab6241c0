/** One process of several; which one is said by its arguments. */
import cluster from "node:cluster";
import { readEnv } from "#server/env.ts";
import type { Measured } from "#server/observability/metrics.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { type Started, startApiProcess, startPagesProcess, startSingleProcess } from "./processes.ts";

/** `all` is a server of one process, which a supervisor can replace. */
export type Role = "api" | "pages" | "all";

/** `retire`: as `stop`, with time for connections that clients keep open. */
export type SupervisorOrder = "ping" | "measure" | "wind-down" | "stop" | "retire";
export type WorkerMessage = "pong" | "ready" | { measured: Measured };

const STARTS = { api: startApiProcess, pages: startPagesProcess, all: startSingleProcess } as const;

const isRole = (value: string | undefined): value is Role => value !== undefined && value in STARTS;

async function main() {
  const [role, socketPath, buildDir, release] = process.argv.slice(2);
  if (!isRole(role) || !socketPath || !buildDir) throw new Error("this file is started by supervisor.ts");
  // A terminal sends its signals to all processes at once; the supervisor ends them in the right order.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
  // Without a supervisor this process would never end.
  process.on("disconnect", () => process.exit(0));
  // A message to a supervisor that has just ended.
  cluster.worker?.on("error", () => process.exit(0));

  const starting: Promise<Started> = STARTS[role](readEnv(), { dir: buildDir, release: release || null }, socketPath);
  // An order may come before the start is over.
  process.on("message", async (order: SupervisorOrder) => {
    if (order === "ping") return process.send?.("pong" satisfies WorkerMessage);
    const { count, measure, windDown, stop, retire } = await starting;
    if (order === "measure") return process.send?.({ measured: await measure() } satisfies WorkerMessage);
    if (order === "wind-down") return windDown?.();
    await (order === "retire" ? retire() : stop());
    // What was counted since it was last asked must not be lost.
    return process.send?.({ measured: count() } satisfies WorkerMessage, () => process.exit(0));
  });
  await starting;
  process.send?.("ready" satisfies WorkerMessage);
}

await runOrExplain(main);
