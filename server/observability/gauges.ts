import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Storage } from "#server/storage/open.ts";
import type { PoolUse } from "#server/storage/postgres-pool.ts";
import type { Gauge } from "./metrics.ts";

/** What each gauge means, for Prometheus. */
export const GAUGES = {
  site_store_up: "1 if a submission could be stored now, else 0.",
  site_outbox_waiting: "Messages that wait to be sent.",
  site_outbox_failed: "Messages refused for good.",
  site_outbox_oldest_seconds: "How long the oldest message has waited.",
  site_database_connections: "Connections to PostgreSQL, by state.",
  site_database_waiting: "Queries that wait for a connection.",
  site_event_loop_lag_seconds: "Longest delay of the event loop since the last scrape, by kind of process.",
  site_retention_last_run_timestamp_seconds: "When expired data was last deleted.",
  site_retention_refused: "1 while expired data is kept because the clock may be wrong.",
} as const;

export type GaugeName = keyof typeof GAUGES;

/** Shorter than the supervisor waits for an answer. */
const STORE_TIMEOUT_MS = 800;
const LAG_RESOLUTION_MS = 20;

/** How long the event loop of this process was held up at most since it was last asked. */
export function eventLoopLag(role: "api" | "pages" | "all"): () => Gauge {
  const delay = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  delay.enable();
  return () => {
    // A sample holds the pause between two of them as well.
    const value = Math.max(0, delay.max / 1e9 - LAG_RESOLUTION_MS / 1000);
    delay.reset();
    return { name: "site_event_loop_lag_seconds", labels: { role }, value };
  };
}

/** A store that does not answer in time is down, and must not hide what else was counted. */
export async function storeGauges({
  probe,
  outbox,
  pool,
}: Pick<Storage, "probe" | "outbox" | "pool">): Promise<Gauge[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), STORE_TIMEOUT_MS);
  });
  // Read before the questions below, which may be among those that wait.
  const ofPool = pool ? poolGauges(pool.use()) : [];
  const asked = probe()
    .then(outbox.state)
    .catch(() => null);
  const state = await Promise.race([asked, late]);
  clearTimeout(timer);
  if (!state) return [...ofPool, { name: "site_store_up", value: 0 }];
  return [
    ...ofPool,
    { name: "site_store_up", value: 1 },
    { name: "site_outbox_waiting", value: state.waiting },
    { name: "site_outbox_failed", value: state.failed },
    { name: "site_outbox_oldest_seconds", value: state.oldestWaitingSeconds },
  ];
}

const poolGauges = ({ idle, busy, waiting }: PoolUse): Gauge[] => [
  { name: "site_database_connections", labels: { state: "idle" }, value: idle },
  { name: "site_database_connections", labels: { state: "busy" }, value: busy },
  { name: "site_database_waiting", value: waiting },
];
