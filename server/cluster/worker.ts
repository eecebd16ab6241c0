/** One process of several; which one is said by its arguments. */
import cluster from "node:cluster";
import { readEnv } from "#server/env.ts";
import type { Measured } from "#server/observability/metrics.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { type Started, startApiProcess, startPagesProcess } from "./processes.ts";

export type Role = "api" | "pages";

export type SupervisorOrder = "ping" | "measure" | "wind-down" | "stop";
export type WorkerMessage = "pong" | "ready" | { measured: Measured };

const STARTS = { api: startApiProcess, pages: startPagesProcess } as const;

async function main() {
  const [role, socketPath] = process.argv.slice(2);
  if ((role !== "api" && role !== "pages") || !socketPath) throw new Error("this file is started by supervisor.ts");
  // A terminal sends its signals to all processes at once; the supervisor ends them in the right order.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
  // Without a supervisor this process would never end.
  process.on("disconnect", () => process.exit(0));
  // A message to a supervisor that has just ended.
  cluster.worker?.on("error", () => process.exit(0));

  const starting: Promise<Started> = STARTS[role](readEnv(), socketPath);
  // An order may come before the start is over.
  process.on("message", async (order: SupervisorOrder) => {
    if (order === "ping") return process.send?.("pong" satisfies WorkerMessage);
    const { measure, windDown, stop } = await starting;
    if (order === "measure") return process.send?.({ measured: await measure() } satisfies WorkerMessage);
    if (order === "wind-down") return windDown?.();
    await stop();
    return process.exit(0);
  });
  await starting;
  process.send?.("ready" satisfies WorkerMessage);
}

await runOrExplain(main);
