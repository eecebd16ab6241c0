import { errorMessage } from "#server/error-message.ts";
import type { Log } from "#server/observability/log.ts";
import { PurgeRefused } from "#server/storage/guarded-purge.ts";
import type { Storage } from "#server/storage/open.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_RUN_MS = 10_000;

export type RetentionNeeds = { storage: Pick<Storage, "purge">; log: Log; firstRunMs?: number };

/** Soon after the start and then every day, deletes what may no longer be stored. */
export function startRetention({ storage, log, firstRunMs = FIRST_RUN_MS }: RetentionNeeds) {
  let isRefused = false;
  const run = async () => {
    try {
      log.info({ event: "retention", ...(await storage.purge()) });
      isRefused = false;
    } catch (error) {
      isRefused = error instanceof PurgeRefused;
      log.error({ event: isRefused ? "retention-refused" : "retention-failed", error: errorMessage(error) });
    }
  };
  const soon = setTimeout(run, firstRunMs);
  const daily = setInterval(run, DAY_MS);
  return {
    /** Whether the last run deleted nothing because the clock may be wrong. */
    isRefused: () => isRefused,
    stop() {
      clearTimeout(soon);
      clearInterval(daily);
    },
  };
}
