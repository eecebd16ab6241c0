import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { normalizeField } from "#domain/forms/form-values.ts";
import type { FormId } from "#domain/forms/forms.ts";
import { type StoredSubmission, storedSubmission } from "./stored-submission.ts";
import type { Channel, Tables } from "./tables.ts";

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

/** An address as the forms store it: its domain in ASCII, in small letters. */
const storedEmail = (email: string) => normalizeField({ name: "email", kind: "email" }, email).toLowerCase();

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
          wanted === undefined ||
          [reference, ...Object.values(values)].some((value) => value.toLowerCase().includes(wanted)),
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
    const leads = await list();
    return leads.find((lead) => lead.reference === reference.toUpperCase()) ?? null;
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

  async function countOf(email: string): Promise<{ submissions: number; subscriptions: number }> {
    const counted = async (table: "submission" | "subscription") => {
      const row = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("email", "=", storedEmail(email))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    };
    return { submissions: await counted("submission"), subscriptions: await counted("subscription") };
  }

  /** Forgets a person: what they sent, what was to be sent about it, what they signed up for. */
  async function forget(email: string) {
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom("submission").where("email", "=", storedEmail(email)).execute();
      await trx.deleteFrom("subscription").where("email", "=", storedEmail(email)).execute();
    });
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
      if (latest.size === 0) return 0;
      const told = await trx
        .insertInto("outbox")
        .values(
          [...latest.values()].map((submissionId) => ({
            id: randomUUID(),
            submission_id: submissionId,
            channel: "launch" as const,
            attempts: 0,
            next_attempt_at: now(),
            delivered_at: null,
            failed_at: null,
            last_error: null,
            created_at: now(),
          })),
        )
        .onConflict((conflict) => conflict.columns(["submission_id", "channel"]).doNothing())
        .returning("id")
        .execute();
      return told.length;
    });
  }

  return { list, find, outbox, outboxOf, retry, countOf, forget, launch };
}

export type Leads = ReturnType<typeof leadsIn>;
