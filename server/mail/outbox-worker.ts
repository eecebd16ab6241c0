import { errorMessage } from "#server/error-message.ts";
import type { Log } from "#server/observability/log.ts";
import type { ClaimedMessage, Outbox } from "#server/storage/outbox.ts";
import type { Channel } from "#server/storage/tables.ts";

export type SendResult = { ok: true } | { ok: false; reason: string; isFinal: boolean };
export type Send = (message: ClaimedMessage) => Promise<SendResult>;

export type OutboxWorkerNeeds = {
  outbox: Pick<Outbox, "claim" | "delivered" | "failed" | "release">;
  /** Channels without a sender wait. */
  senders: ReadonlyMap<Channel, Send>;
  log: Log;
};

const POLL_MS = 1000;
const PARALLEL = 4;
const DRAIN_MS = 8000;
/** A mail that was sent must be stored as sent, even if the database cannot be reached for a moment. */
const RECORD_ATTEMPTS = 8;
const RECORD_DELAY_MS = 1000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends what the outbox holds, a few at a time, for as long as the process runs. */
export function createOutboxWorker({ outbox, senders, log }: OutboxWorkerNeeds) {
  const channels = [...senders.keys()];
  const inFlight = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let filling: Promise<void> | null = null;
  let isStopping = false;

  /** Claims as many messages as can be sent now; called again whenever one is done. */
  function fill() {
    if (isStopping || filling || inFlight.size >= PARALLEL) return;
    filling = claimAndSend()
      .catch((error) => log.error({ event: "outbox-unreadable", error: errorMessage(error) }))
      .finally(() => {
        filling = null;
      });
  }

  async function claimAndSend() {
    const claimed = await outbox.claim(channels, PARALLEL - inFlight.size);
    for (const message of claimed) {
      if (isStopping) {
        await outbox.release(message);
        continue;
      }
      const sending = deliver(message)
        .catch((error) => log.error({ event: "outbox-unwritable", message: message.id, error: errorMessage(error) }))
        .finally(() => {
          inFlight.delete(sending);
          // After a claim that is under way, so that the free slot is not left unused until the next poll.
          setImmediate(fill);
        });
      inFlight.add(sending);
    }
  }

  async function deliver(message: ClaimedMessage) {
    const { id, channel, attempts } = message;
    const result = await resultOf(message);
    if (result.ok) {
      await record(() => outbox.delivered(message));
      log.info({ event: "sent", message: id, channel, attempts });
      return;
    }
    await record(() => outbox.failed(message, result.reason, result.isFinal));
    // The reason may name an address, so it stands in the outbox and not in the log.
    log.error({ event: result.isFinal ? "refused-for-good" : "not-sent", message: id, channel, attempts });
  }

  async function resultOf(message: ClaimedMessage): Promise<SendResult> {
    const send = senders.get(message.channel);
    if (!send) return { ok: false, reason: "nothing sends this", isFinal: false };
    try {
      return await send(message);
    } catch (error) {
      return { ok: false, reason: errorMessage(error), isFinal: false };
    }
  }

  async function record(write: () => Promise<void>) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await write();
      } catch (error) {
        if (attempt === RECORD_ATTEMPTS) throw error;
        await pause(RECORD_DELAY_MS);
      }
    }
  }

  return {
    start() {
      if (channels.length === 0) return;
      timer = setInterval(fill, POLL_MS);
      fill();
    },
    /** Something new is in the outbox. */
    wake: () => {
      if (channels.length > 0) fill();
    },
    /** Claims nothing more and waits for what is being sent. */
    async stop() {
      isStopping = true;
      clearInterval(timer);
      const rest = async () => {
        await filling;
        await Promise.all(inFlight);
      };
      await Promise.race([rest(), pause(DRAIN_MS)]);
    },
  };
}
