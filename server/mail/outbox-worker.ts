import { errorMessage } from "#server/error-message.ts";
import type { Log } from "#server/observability/log.ts";
import type { ClaimedMessage } from "#server/storage/outbox.ts";
import { MAIL_CHANNELS } from "#server/storage/tables.ts";

/** The reason may name an address, so it stands in the outbox; what is logged must not. */
export type SendResult = { ok: true } | { ok: false; reason: string; loggedReason: string; isFinal: boolean };
export type Send<Message = ClaimedMessage> = (message: Message) => Promise<SendResult>;

/** What a worker knows of a message; what else it holds is for its sender. */
export type Leased<Name extends string> = { id: string; channel: Name; attempts: number };

export type OutboxWorkerNeeds<Name extends string, Message extends Leased<Name>> = {
  outbox: {
    claim: (channels: readonly Name[], limit: number) => Promise<Message[]>;
    delivered: (message: Message) => Promise<void>;
    failed: (message: Message, reason: string, isFinal: boolean) => Promise<void>;
    postpone: (message: Message, reason: string, until: number) => Promise<void>;
    release: (message: Message) => Promise<void>;
  };
  limits: {
    room: (underWay: number) => Promise<number>;
    waitsUntil: (message: Message, underWay: readonly Message[]) => Promise<number | null>;
  };
  /** Channels without a sender wait. */
  senders: ReadonlyMap<Name, Send<Message>>;
  log: Log;
};

const POLL_MS = 1000;
const PARALLEL = 4;
const DRAIN_MS = 8000;
/** A mail that was sent must be stored as sent, or it is sent again: this is tried for as long as a database may be away. */
const RECORD_FOR_MS = 60 * 60 * 1000;
const RECORD_DELAY_MS = 1000;
/** After a database was away, servers first store what they have sent: longer than a query and the pause before it. */
const CLAIM_DELAY_MS = 6000;

const isMail = (channel: string) => MAIL_CHANNELS.some((name) => name === channel);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const failed = (reason: string) => ({ ok: false, reason, loggedReason: reason, isFinal: false }) as const;

/** Sends what the outbox holds, a few at a time, for as long as the process runs. */
export function createOutboxWorker<Name extends string, Message extends Leased<Name>>({
  outbox,
  limits,
  senders,
  log,
}: OutboxWorkerNeeds<Name, Message>) {
  const channels = [...senders.keys()];
  const inFlight = new Map<Promise<void>, Message>();
  /** Results that could not be stored yet. Meanwhile nothing is claimed, since a lease may end before they are. */
  let unstored = 0;
  let claimsFrom = 0;
  let timer: NodeJS.Timeout | undefined;
  let filling: Promise<void> | null = null;
  let isStopping = false;

  /** Claims as many messages as can be sent now; called again whenever one is done. */
  function fill() {
    if (isStopping || filling || unstored > 0 || inFlight.size >= PARALLEL || performance.now() < claimsFrom) return;
    filling = claimAndSend()
      .catch((error) => {
        claimsFrom = performance.now() + CLAIM_DELAY_MS;
        log.error({ event: "outbox-unreadable", error: errorMessage(error) });
      })
      .finally(() => {
        filling = null;
      });
  }

  async function claimAndSend() {
    const free = PARALLEL - inFlight.size;
    const mails = await limits.room(inFlight.size);
    const claimed =
      mails > 0
        ? await outbox.claim(channels, Math.min(free, mails))
        : await outbox.claim(
            channels.filter((channel) => !isMail(channel)),
            free,
          );
    for (const message of claimed) {
      if (isStopping) {
        await outbox.release(message);
        continue;
      }
      const until = await limits.waitsUntil(message, [...inFlight.values()]);
      if (until !== null) {
        await outbox.postpone(message, "the limit of mails to one address is reached", until);
        log.info({ event: "mail-postponed", message: message.id, channel: message.channel });
        continue;
      }
      const sending = deliver(message)
        .catch((error) => log.error({ event: "outbox-unwritable", message: message.id, error: errorMessage(error) }))
        .finally(() => {
          inFlight.delete(sending);
          // After a claim that is under way, so that the free slot is not left unused until the next poll.
          setImmediate(fill);
        });
      inFlight.set(sending, message);
    }
  }

  async function deliver(message: Message) {
    const { id, channel, attempts } = message;
    const result = await resultOf(message);
    if (result.ok) {
      await record(() => outbox.delivered(message));
      log.info({ event: "sent", message: id, channel, attempts });
      return;
    }
    await record(() => outbox.failed(message, result.reason, result.isFinal));
    const reason = result.loggedReason;
    log.error({ event: result.isFinal ? "refused-for-good" : "not-sent", message: id, channel, attempts, reason });
  }

  async function resultOf(message: Message): Promise<SendResult> {
    const send = senders.get(message.channel);
    if (!send) return failed("nothing sends this");
    try {
      return await send(message);
    } catch (error) {
      return { ...failed("the message could not be written"), reason: errorMessage(error) };
    }
  }

  async function record(write: () => Promise<void>) {
    const giveUpAt = performance.now() + RECORD_FOR_MS;
    for (let isFirst = true; ; isFirst = false)
      try {
        await write();
        if (!isFirst) unstored -= 1;
        return;
      } catch (error) {
        if (isFirst) unstored += 1;
        if (performance.now() > giveUpAt) {
          unstored -= 1;
          throw error;
        }
        await pause(RECORD_DELAY_MS);
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
        await Promise.all(inFlight.keys());
      };
      await Promise.race([rest(), pause(DRAIN_MS)]);
    },
  };
}
