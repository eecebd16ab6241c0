import type { Kysely } from "kysely";
import type { FormId } from "#domain/forms/forms.ts";
import { powerOfTwoBatches } from "./batches.ts";
import { newMessage } from "./outbox.ts";
import { type StoredSubmission, storedSubmission } from "./stored-submission.ts";
import type { Channel, Tables } from "./tables.ts";

/** Rows of one statement: the engines limit its parameters. */
const LAUNCH_BATCH = 512;

export const LEAD_STATES = ["waiting", "sent", "failed"] as const;
export type LeadState = (typeof LEAD_STATES)[number];

export type Lead = StoredSubmission & { state: LeadState };

export type LeadFilter = {
  kind?: FormId | undefined;
  since?: number | undefined;
  locale?: string | undefined;
  state?: LeadState | undefined;
  /** Part of a value, in upper or lower case. */
  text?: string | undefined;
};

export type OutboxRow = {
  reference: string;
  channel: Channel;
  attempts: number;
  nextAttemptAt: number;
  deliveredAt: number | null;
  failedAt: number | null;
  lastError: string | null;
};

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const OF_ADDRESSES = /[^\s@<>()[\]",;:]/;

/** Whether a text stands in a value; an e-mail address only as a whole, so that ali@… does not find khali@…. */
function stands(wanted: string, value: string): boolean {
  const text = value.toLowerCase();
  if (!ADDRESS.test(wanted)) return text.includes(wanted);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const [before = "", after = ""] = [text[at - 1], text.slice(at + wanted.length)];
    // A full stop ends a sentence unless the address goes on behind it.
    if (!OF_ADDRESSES.test(before) && !/^\.?[^\s@<>()[\]",;:.]/.test(after)) return true;
  }
  return false;
}

/** What the people who run the site ask of the store; works beside the running server. */
export function leadsIn(db: Kysely<Tables>, now: () => number = Date.now) {
  async function list({ kind, since, locale, state, text }: LeadFilter = {}): Promise<Lead[]> {
    let query = db.selectFrom("submission").selectAll().orderBy("created_at").orderBy("id");
    if (kind !== undefined) query = query.where("kind", "=", kind);
    if (since !== undefined) query = query.where("created_at", ">=", since);
    if (locale !== undefined) query = query.where("locale", "=", locale);
    const [rows, open] = await Promise.all([query.execute(), undelivered()]);
    const wanted = text?.toLowerCase();
    return rows
      .map((row) => ({ ...storedSubmission(row), state: open.get(row.id) ?? "sent" }))
      .filter((lead) => state === undefined || lead.state === state)
      .filter(
        ({ reference, values }) =>
          wanted === undefined || [reference, ...Object.values(values)].some((value) => stands(wanted, value)),
      );
  }

  /** Submissions with undelivered messages; one that failed counts more than one that waits. */
  async function undelivered(): Promise<Map<string, LeadState>> {
    const rows = await db
      .selectFrom("outbox")
      .select(["submission_id", "failed_at"])
      .where("delivered_at", "is", null)
      .execute();
    const states = new Map<string, LeadState>();
    for (const { submission_id, failed_at } of rows)
      if (states.get(submission_id) !== "failed") states.set(submission_id, failed_at === null ? "waiting" : "failed");
    return states;
  }

  async function find(reference: string): Promise<Lead | null> {
    const row = await db
      .selectFrom("submission")
      .selectAll()
      .where("reference", "=", reference.toUpperCase())
      .executeTakeFirst();
    return row ? { ...storedSubmission(row), state: (await undelivered()).get(row.id) ?? "sent" } : null;
  }

  function outboxRows() {
    return db
      .selectFrom("outbox")
      .innerJoin("submission", "submission.id", "outbox.submission_id")
      .select([
        "submission.reference as reference",
        "outbox.channel as channel",
        "outbox.attempts as attempts",
        "outbox.next_attempt_at as nextAttemptAt",
        "outbox.delivered_at as deliveredAt",
        "outbox.failed_at as failedAt",
        "outbox.last_error as lastError",
      ])
      .orderBy("outbox.created_at");
  }

  const outboxOf = (reference: string): Promise<OutboxRow[]> =>
    outboxRows().where("submission.reference", "=", reference).execute();
  const outbox = (): Promise<OutboxRow[]> => outboxRows().where("outbox.delivered_at", "is", null).execute();

  /** Makes messages due at once, also those that were given up. */
  async function retry(reference?: string): Promise<number> {
    let query = db
      .updateTable("outbox")
      .set({ failed_at: null, next_attempt_at: now() })
      .where("delivered_at", "is", null);
    if (reference !== undefined)
      query = query.where("submission_id", "in", (sub) =>
        sub.selectFrom("submission").select("id").where("reference", "=", reference.toUpperCase()),
      );
    return Number((await query.executeTakeFirst()).numUpdatedRows);
  }

  /**
   * Notes when an app was launched, and tells everybody who confirmed a sign-up for it, once. Sign-ups for it are
   * deleted thirty days later. Gives the number of mails that are new in the outbox.
   */
  async function launch(app: string, at: number): Promise<number> {
    return db.transaction().execute(async (trx) => {
      await trx
        .insertInto("launch")
        .values({ app, launched_at: at })
        .onConflict((conflict) => conflict.column("app").doUpdateSet({ launched_at: at }))
        .execute();
      const confirmed = trx
        .selectFrom("subscription")
        .select("email")
        .where("app", "=", app)
        .where("confirmed_at", "is not", null);
      const signUps = await trx
        .selectFrom("submission")
        .selectAll()
        .where("kind", "=", "notify")
        .where("email", "in", confirmed)
        .orderBy("created_at")
        .execute();
      // A person who signed up twice is told in the language of the last sign-up.
      const latest = new Map(
        signUps.filter((row) => (storedSubmission(row).values["app"] ?? "") === app).map((row) => [row.email, row.id]),
      );
      let told = 0;
      for (const part of powerOfTwoBatches([...latest.values()], LAUNCH_BATCH)) {
        const inserted = await trx
          .insertInto("outbox")
          .values(part.map((submissionId) => newMessage("launch", submissionId, now())))
          .onConflict((conflict) => conflict.columns(["submission_id", "channel"]).doNothing())
          .returning("id")
          .execute();
        told += inserted.length;
      }
      return told;
    });
  }

  return { list, find, outbox, outboxOf, retry, launch };
}

export type Leads = ReturnType<typeof leadsIn>;
