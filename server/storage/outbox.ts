import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type StoredSubmission, storedSubmission } from "./stored-submission.ts";
import { type Channel, type Engine, MAIL_CHANNELS, type StoredChannel, type Tables } from "./tables.ts";

export const LEASE_MS = 120_000;
const FIRST_DELAY_MS = 5000;
const MAX_DELAY_MS = 60 * 60 * 1000;
const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60 * 1000;
const MAX_ERROR_LENGTH = 300;
/** Nothing waits longer than this on purpose: a later time was written by a clock that ran ahead. */
const MAX_WAIT_MS = 2 * 24 * 60 * 60 * 1000;

/** A message leased by this process. `attempts` identifies the lease when its result is stored. */
export type ClaimedMessage = {
  id: string;
  channel: Channel;
  attempts: number;
  createdAt: number;
  submission: StoredSubmission;
  /** Of the channel "reply". */
  reply: ClaimedReply | null;
};

/** `earlier`: ids of the mails that the visitor has had about this before, the oldest first. */
export type ClaimedReply = { body: string; earlier: readonly string[] };

export type OutboxState = { waiting: number; failed: number; oldestWaitingSeconds: number };

/** Doubles with every attempt, up to an hour, spread so that many do not return at once. */
export function delayAfter(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1));
  return Math.round(full * (0.75 + random() * 0.5));
}

/** The channel of an outbox row: every reply is stored under its own. */
export const channelOfRow = sql<Channel>`CASE WHEN outbox.channel LIKE 'reply:%' THEN 'reply' ELSE outbox.channel END`;

export function newMessage(channel: StoredChannel, submissionId: string, at: number, id: string = randomUUID()) {
  return {
    id,
    submission_id: submissionId,
    channel,
    attempts: 0,
    next_attempt_at: at,
    delivered_at: null,
    failed_at: null,
    last_error: null,
    created_at: at,
  };
}

export function outboxIn(db: Kysely<Tables>, engine: Engine, now: () => number) {
  /** Leases messages that are due: no other process gets them until the lease ends, even if this one is killed. */
  async function claim(channels: readonly Channel[], limit: number): Promise<ClaimedMessage[]> {
    if (channels.length === 0) return [];
    const at = now();
    const due = db
      .selectFrom("outbox")
      .select("id")
      .where("delivered_at", "is", null)
      .where("failed_at", "is", null)
      .where(({ or, eb }) => or([eb("next_attempt_at", "<=", at), eb("next_attempt_at", ">", at + MAX_WAIT_MS)]))
      .where(channelOfRow, "in", channels)
      .orderBy("next_attempt_at")
      .limit(limit);
    const leased = await db
      .updateTable("outbox")
      .set({ attempts: sql`attempts + 1`, next_attempt_at: at + LEASE_MS })
      .where("id", "in", engine === "postgres" ? due.forUpdate().skipLocked() : due)
      .returning(["id", channelOfRow.as("channel"), "attempts", "created_at as createdAt", "submission_id"])
      .execute();
    if (leased.length === 0) return [];
    const ids = leased.map(({ submission_id }) => submission_id);
    const rows = await db.selectFrom("submission").selectAll().where("id", "in", ids).execute();
    const submissions = new Map(rows.map((row) => [row.id, storedSubmission(row)]));
    const claimed: ClaimedMessage[] = [];
    for (const { submission_id, ...message } of leased) {
      const submission = submissions.get(submission_id);
      const reply = message.channel === "reply" ? await findReply(message.id) : null;
      if (submission) claimed.push({ ...message, submission, reply });
    }
    return claimed;
  }

  async function findReply(id: string): Promise<ClaimedReply | null> {
    const reply = await db.selectFrom("reply").selectAll().where("id", "=", id).executeTakeFirst();
    if (!reply) return null;
    const earlier = await db
      .selectFrom("outbox")
      .select("id")
      .where("submission_id", "=", reply.submission_id)
      .where(channelOfRow, "in", ["visitor", "reply"])
      .where("delivered_at", "is not", null)
      .where("id", "!=", id)
      .orderBy("created_at")
      .execute();
    return { body: reply.body, earlier: earlier.map((row) => row.id) };
  }

  const ofClaim = ({ id, attempts }: Pick<ClaimedMessage, "id" | "attempts">) =>
    db.updateTable("outbox").where("id", "=", id).where("attempts", "=", attempts).where("delivered_at", "is", null);

  async function delivered(message: ClaimedMessage) {
    await ofClaim(message).set({ delivered_at: now(), last_error: null }).execute();
  }

  /** Tries again later, or gives up: then it stays, and people can see why. */
  async function failed(message: ClaimedMessage, reason: string, isFinal: boolean) {
    await putOff(message, reason, isFinal ? null : now() + delayAfter(message.attempts));
  }

  /** Has not been tried: it waits for its turn. */
  async function postpone(message: ClaimedMessage, reason: string, until: number) {
    await putOff(message, reason, until, message.attempts - 1);
  }

  async function putOff(message: ClaimedMessage, reason: string, until: number | null, attempts = message.attempts) {
    const at = now();
    // PostgreSQL refuses NUL in a text; a reason that cannot be stored would be tried for ever.
    const last_error = reason.replaceAll("\0", "").slice(0, MAX_ERROR_LENGTH);
    // By the age of the message: a launch is told long after its sign-up.
    const givesUp = until === null || at - message.createdAt > GIVE_UP_AFTER_MS;
    await ofClaim(message)
      .set({ last_error, attempts, ...(givesUp ? { failed_at: at } : { next_attempt_at: until }) })
      .execute();
  }

  /** Hands a claim back untouched: the process stops before it began. */
  async function release(message: ClaimedMessage) {
    await ofClaim(message)
      .set({ attempts: message.attempts - 1, next_attempt_at: now() })
      .execute();
  }

  /** Mails sent since a time, whoever got them. */
  async function countSent(since: number): Promise<number> {
    const { count } = await db
      .selectFrom("outbox")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("delivered_at", ">", since)
      .where(channelOfRow, "in", MAIL_CHANNELS)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** When visitors' mails went to a mailbox, oldest first; its addresses may differ behind a plus sign. */
  async function sentTo(mailbox: string, { since, except }: { since: number; except: readonly string[] }) {
    const [, name, domain] = /^(.*)(@[^@]*)$/.exec(mailbox.replace(/[\\%_]/g, "\\$&")) ?? [];
    const withPlus = `${name}+%${domain}`;
    const rows = await db
      .selectFrom("outbox")
      .innerJoin("submission", "submission.id", "outbox.submission_id")
      .select(["outbox.id", "outbox.delivered_at as deliveredAt"])
      .where("outbox.delivered_at", ">", since)
      .where(channelOfRow, "in", MAIL_CHANNELS)
      .where("outbox.channel", "!=", "company")
      .where(({ or, eb }) =>
        or([eb("submission.email", "=", mailbox), sql<boolean>`submission.email LIKE ${withPlus} ESCAPE '\\'`]),
      )
      .orderBy("outbox.delivered_at")
      .execute();
    return rows.flatMap(({ id, deliveredAt }) => (except.includes(id) || deliveredAt === null ? [] : [deliveredAt]));
  }

  async function state(): Promise<OutboxState> {
    const row = await db
      .selectFrom("outbox")
      .select(({ fn }) => [
        fn.count<number>("id").filterWhere("failed_at", "is", null).as("waiting"),
        fn.count<number>("id").filterWhere("failed_at", "is not", null).as("failed"),
        fn.min("created_at").filterWhere("failed_at", "is", null).as("oldest"),
      ])
      .where("delivered_at", "is", null)
      .executeTakeFirstOrThrow();
    return {
      waiting: Number(row.waiting),
      failed: Number(row.failed),
      oldestWaitingSeconds: row.oldest === null ? 0 : Math.max(0, Math.floor((now() - Number(row.oldest)) / 1000)),
    };
  }

  return { claim, delivered, failed, postpone, release, countSent, sentTo, state };
}

export type Outbox = ReturnType<typeof outboxIn>;
