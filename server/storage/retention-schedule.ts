import { errorMessage } from "#server/error-message.ts";
import type { Log } from "#server/observability/log.ts";
import type { Storage } from "#server/storage/open.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_RUN_MS = 10_000;

/** Soon after the start and then every day, deletes what may no longer be stored. */
export function startRetention({ storage, log }: { storage: Pick<Storage, "purge">; log: Log }): () => void {
  const run = async () => {
    try {
      log.info({ event: "retention", ...(await storage.purge()) });
    } catch (error) {
      log.error({ event: "retention-failed", error: errorMessage(error) });
    }
  };
  const soon = setTimeout(run, FIRST_RUN_MS);
  const daily = setInterval(run, DAY_MS);
  return () => {
    clearTimeout(soon);
    clearInterval(daily);
  };
}
