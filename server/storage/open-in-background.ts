import { errorMessage } from "#server/error-message.ts";
import type { Log } from "#server/observability/log.ts";
import type { Storage } from "./open.ts";

const RETRY_MS = 2000;

export type OpenInBackgroundNeeds = {
  storage: Pick<Storage, "open">;
  log: Log;
  /** Called once, when the store can be used. */
  onOpen: () => void;
};

/** Tries to open the store until it can be used, and says why it cannot: pages are served meanwhile. */
export function openInBackground({ storage, log, onOpen }: OpenInBackgroundNeeds): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let said = "";

  async function attempt() {
    try {
      await storage.open();
      if (!isStopped) onOpen();
    } catch (error) {
      if (isStopped) return;
      const reason = errorMessage(error);
      if (reason !== said) log.error({ event: "store-not-open", error: reason });
      said = reason;
      timer = setTimeout(attempt, RETRY_MS);
    }
  }
  void attempt();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
