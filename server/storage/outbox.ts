import { type Kysely, sql } from "kysely";
import { type StoredSubmission, storedSubmission } from "./stored-submission.ts";
import type { Channel, Engine, Tables } from "./tables.ts";

export const LEASE_MS = 120_000;
const FIRST_DELAY_MS = 5000;
const MAX_DELAY_MS = 60 * 60 * 1000;
const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60 * 1000;
const MAX_ERROR_LENGTH = 300;

/** A message leased by this process. `attempts` identifies the lease when its result is stored. */
export type ClaimedMessage = { id: string; channel: Channel; attempts: number; submission: StoredSubmission };

export type OutboxState = { waiting: number; failed: number; oldestWaitingSeconds: number };

/** Doubles with every attempt, up to an hour, spread so that many do not return at once. */
export function delayAfter(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1));
  return Math.round(full * (0.75 + random() * 0.5));
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
      .where("next_attempt_at", "<=", at)
      .where("channel", "in", channels)
      .orderBy("next_attempt_at")
      .limit(limit);
    const leased = await db
      .updateTable("outbox")
      .set({ attempts: sql`attempts + 1`, next_attempt_at: at + LEASE_MS })
      .where("id", "in", engine === "postgres" ? due.forUpdate().skipLocked() : due)
      .returning(["id", "channel", "attempts", "submission_id"])
      .execute();
    if (leased.length === 0) return [];
    const ids = leased.map(({ submission_id }) => submission_id);
    const rows = await db.selectFrom("submission").selectAll().where("id", "in", ids).execute();
    const submissions = new Map(rows.map((row) => [row.id, storedSubmission(row)]));
    return leased.flatMap(({ id, channel, attempts, submission_id }) => {
      const submission = submissions.get(submission_id);
      return submission ? [{ id, channel, attempts, submission }] : [];
    });
  }

  const ofClaim = ({ id, attempts }: Pick<ClaimedMessage, "id" | "attempts">) =>
    db.updateTable("outbox").where("id", "=", id).where("attempts", "=", attempts).where("delivered_at", "is", null);

  async function delivered(message: ClaimedMessage) {
    await ofClaim(message).set({ delivered_at: now(), last_error: null }).execute();
  }

  /** Tries again later, or gives up: then it stays, and people can see why. */
  async function failed(message: ClaimedMessage, reason: string, isFinal: boolean) {
    const at = now();
    const last_error = reason.slice(0, MAX_ERROR_LENGTH);
    const givesUp = isFinal || at - message.submission.createdAt > GIVE_UP_AFTER_MS;
    const next = givesUp ? { failed_at: at } : { next_attempt_at: at + delayAfter(message.attempts) };
    await ofClaim(message)
      .set({ last_error, ...next })
      .execute();
  }

  /** Hands a claim back untouched: the process stops before it began. */
  async function release(message: ClaimedMessage) {
    await ofClaim(message)
      .set({ attempts: message.attempts - 1, next_attempt_at: now() })
      .execute();
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

  return { claim, delivered, failed, release, state };
}

export type Outbox = ReturnType<typeof outboxIn>;
