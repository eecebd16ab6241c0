import type { Log } from "#server/observability/log.ts";
import type { ClaimedMessage, Outbox } from "#server/storage/outbox.ts";
import { MAIL_CHANNELS } from "#server/storage/tables.ts";
import { mailboxOf } from "./mailbox.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const RECHECK_MS = 60_000;

export type MailLimitsNeeds = {
  outbox: Pick<Outbox, "countSent" | "sentTo">;
  /** In an hour, whoever gets them. */
  all: number;
  /** To one visitor in a day. */
  perAddress: number;
  log: Log;
  now: () => number;
};

/**
 * How many mails may go out: a flood of forms must neither cost the server its good name with other mail servers nor
 * fill somebody's mailbox. Counted in the store, so all replicas count together. What is over a limit waits.
 */
export function mailLimits({ outbox, all, perAddress, log, now }: MailLimitsNeeds) {
  let isReached = false;

  /** How many more mails may be sent now. */
  async function room(underWay: number): Promise<number> {
    const left = all - (await outbox.countSent(now() - HOUR_MS)) - underWay;
    const wasReached = isReached;
    isReached = left <= 0;
    if (isReached && !wasReached) log.error({ event: "mail-limit-reached", limit: all });
    return Math.max(0, left);
  }

  /** When a mail may be sent whose recipient has had enough; null for now. */
  async function waitsUntil(message: ClaimedMessage, underWay: readonly ClaimedMessage[]): Promise<number | null> {
    if (!isToVisitor(message)) return null;
    const mailbox = mailboxOf(message.submission.email);
    const others = underWay.filter((other) => isToVisitor(other) && mailboxOf(other.submission.email) === mailbox);
    const except = underWay.map(({ id }) => id);
    const sentAt = await outbox.sentTo(mailbox, { since: now() - DAY_MS, except });
    const over = sentAt.length + others.length - perAddress;
    if (over < 0) return null;
    return (sentAt[over] ?? now() - DAY_MS + RECHECK_MS) + DAY_MS;
  }

  return { room, waitsUntil };
}

const isToVisitor = ({ channel }: ClaimedMessage) => channel !== "company" && MAIL_CHANNELS.includes(channel);
