import { type Kysely, sql } from "kysely";
import type { FormId } from "#domain/forms/forms.ts";
import type { MailState, SubmissionState, Trust } from "#domain/forms/submission.ts";
import { powerOfTwoBatches } from "./batches.ts";
import { channelOfRow, newMessage } from "./outbox.ts";
import { type StoredSubmission, storedSubmission } from "./stored-submission.ts";
import type { Channel, Tables } from "./tables.ts";
import { timeOrderedId } from "./time-ordered-id.ts";

/** Rows of one statement: the engines limit its parameters. */
const LAUNCH_BATCH = 512;
/** Rows read at once where words are looked for in them. */
const SCAN_BATCH = 500;

export type Lead = StoredSubmission & { mail: MailState };

export type LeadFilter = {
  kind?: FormId | undefined;
  state?: SubmissionState | undefined;
  trust?: Trust | undefined;
  /** Who has it; "" for nobody. */
  assignee?: string | undefined;
  since?: number | undefined;
  until?: number | undefined;
  locale?: string | undefined;
  mail?: MailState | undefined;
  /** Part of a value, of the reference or of the note, in upper or lower case. */
  text?: string | undefined;
};

/** Some leads, the newest first. `next` continues after them. */
export type LeadPage = { leads: Lead[]; next: string | null };

export type LeadChange = { state?: SubmissionState; note?: string; assignee?: string };
/** `conflict`: somebody else changed it meanwhile. */
export type ChangeResult = "changed" | "conflict" | "not-found";

export type Reply = { id: string; who: string; body: string; createdAt: number };

export type WeekCount = { weekStart: number; kind: FormId; count: number };
export type LeadSummary = {
  counts: { kind: FormId; state: SubmissionState; count: number }[];
  /** Without spam; weeks begin on Monday. */
  weeks: WeekCount[];
  assignees: string[];
};

export type OutboxRow = {
  id: string;
  reference: string;
  channel: Channel;
  attempts: number;
  nextAttemptAt: number;
  deliveredAt: number | null;
  failedAt: number | null;
  lastError: string | null;
};

export const mailStateOf = ({ deliveredAt, failedAt }: Pick<OutboxRow, "deliveredAt" | "failedAt">): MailState =>
  deliveredAt !== null ? "sent" : failedAt !== null ? "failed" : "waiting";

/** A sign-up agreed to one mail about the launch and to no other. */
export const canReplyTo = ({ kind, email }: Pick<Lead, "kind" | "email">) => kind !== "notify" && email !== "";

export const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** The first Monday after the beginning of time. */
const FIRST_MONDAY_MS = 4 * 24 * 60 * 60 * 1000;

export const weekStartOf = (at: number) => at - ((((at - FIRST_MONDAY_MS) % WEEK_MS) + WEEK_MS) % WEEK_MS);

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
  /** Ids are ordered by time, so a page begins where the last one ended, whatever came in meanwhile. */
  function rowsBefore(filter: LeadFilter, before: string | null, limit: number) {
    const { kind, state, trust, assignee, since, until, locale } = filter;
    let query = db.selectFrom("submission").selectAll().orderBy("id", "desc").limit(limit);
    if (before !== null) query = query.where("id", "<", before);
    if (kind !== undefined) query = query.where("kind", "=", kind);
    if (state !== undefined) query = query.where("state", "=", state);
    if (trust !== undefined) query = query.where("trust", "=", trust);
    if (assignee !== undefined) query = query.where("assignee", "=", assignee);
    if (since !== undefined) query = query.where("created_at", ">=", since);
    if (until !== undefined) query = query.where("created_at", "<", until);
    if (locale !== undefined) query = query.where("locale", "=", locale);
    return query.execute();
  }

  /** The newest first, read in batches: words are looked for in the values, which no engine can do as people mean it. */
  async function* newestFirst(filter: LeadFilter, before: string | null, batchSize: number): AsyncGenerator<Lead> {
    const wanted = filter.text?.trim().toLowerCase() ?? "";
    for (let last = before; ; ) {
      const rows = await rowsBefore(filter, last, batchSize);
      const mails = await undelivered(rows.map(({ id }) => id));
      for (const row of rows) {
        const lead: Lead = { ...storedSubmission(row), mail: mails.get(row.id) ?? "sent" };
        if (filter.mail !== undefined && lead.mail !== filter.mail) continue;
        if (wanted === "" || textsOf(lead).some((text) => stands(wanted, text))) yield lead;
      }
      last = rows.at(-1)?.id ?? null;
      if (last === null || rows.length < batchSize) return;
    }
  }

  async function list(filter: LeadFilter = {}): Promise<Lead[]> {
    return (await Array.fromAsync(newestFirst(filter, null, SCAN_BATCH))).reverse();
  }

  async function page(
    filter: LeadFilter,
    { before, size }: { before: string | null; size: number },
  ): Promise<LeadPage> {
    const isScanned = Boolean(filter.text?.trim()) || filter.mail !== undefined;
    const leads: Lead[] = [];
    for await (const lead of newestFirst(filter, before, isScanned ? SCAN_BATCH : size + 1)) {
      if (leads.length === size) return { leads, next: leads.at(-1)?.id ?? null };
      leads.push(lead);
    }
    return { leads, next: null };
  }

  /** Of these submissions, those with undelivered messages; one that failed counts more than one that waits. */
  async function undelivered(ids: readonly string[]): Promise<Map<string, MailState>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom("outbox")
      .select(["submission_id", "failed_at"])
      .where("delivered_at", "is", null)
      .where("submission_id", "in", ids)
      .execute();
    const states = new Map<string, MailState>();
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
    return row ? { ...storedSubmission(row), mail: (await undelivered([row.id])).get(row.id) ?? "sent" } : null;
  }

  function repliesTo(submissionId: string): Promise<Reply[]> {
    return db
      .selectFrom("reply")
      .select(["id", "who", "body", "created_at as createdAt"])
      .where("submission_id", "=", submissionId)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
  }

  /** With a revision only if nobody changed it since that one. */
  const change = (reference: string, wanted: LeadChange, revision: number | null) =>
    changeIn(db, reference, wanted, revision);

  async function changeIn(
    target: Kysely<Tables>,
    reference: string,
    { state, note, assignee }: LeadChange,
    revision: number | null,
  ): Promise<ChangeResult> {
    const upper = reference.toUpperCase();
    let query = target
      .updateTable("submission")
      .set({
        revision: sql`revision + 1`,
        ...(note !== undefined && { note }),
        ...(assignee !== undefined && { assignee }),
        ...(state !== undefined && {
          state,
          state_changed_at: sql<number | null>`CASE WHEN state = ${state} THEN state_changed_at ELSE ${now()} END`,
        }),
      })
      .where("reference", "=", upper);
    if (revision !== null) query = query.where("revision", "=", revision);
    const { numUpdatedRows } = await query.executeTakeFirst();
    if (numUpdatedRows > 0) return "changed";
    const isThere = await target
      .selectFrom("submission")
      .select("id")
      .where("reference", "=", upper)
      .executeTakeFirst();
    return isThere ? "conflict" : "not-found";
  }

  /** Stores an answer with its mail to the visitor. Whoever answers has read it, so its state says so. */
  async function reply(
    reference: string,
    { who, body, revision }: { who: string; body: string; revision: number },
  ): Promise<ChangeResult> {
    return db.transaction().execute(async (trx) => {
      const result = await changeIn(trx, reference, { state: "answered" }, revision);
      if (result !== "changed") return result;
      const { id: submission_id } = await trx
        .selectFrom("submission")
        .select("id")
        .where("reference", "=", reference.toUpperCase())
        .executeTakeFirstOrThrow();
      const at = now();
      const id = timeOrderedId(at);
      await trx.insertInto("reply").values({ id, submission_id, who, body, created_at: at }).execute();
      await trx
        .insertInto("outbox")
        .values(newMessage(`reply:${id}`, submission_id, at, id))
        .execute();
      return result;
    });
  }

  /** How many there are, by state and by week; nothing of anybody. */
  async function summary({ weeks }: { weeks: number }): Promise<LeadSummary> {
    const from = weekStartOf(now()) - (weeks - 1) * WEEK_MS;
    const weekOf = sql<number>`(created_at - ${sql.lit(FIRST_MONDAY_MS)}) / ${sql.lit(WEEK_MS)}`;
    const [counts, byWeek, assignees] = await Promise.all([
      db
        .selectFrom("submission")
        .select(["kind", "state", ({ fn }) => fn.countAll<number>().as("count")])
        .groupBy(["kind", "state"])
        .execute(),
      db
        .selectFrom("submission")
        .select([weekOf.as("week"), "kind", ({ fn }) => fn.countAll<number>().as("count")])
        .where("created_at", ">=", from)
        .where("state", "!=", "spam")
        .groupBy([weekOf, "kind"])
        .execute(),
      db.selectFrom("submission").select("assignee").distinct().where("assignee", "!=", "").execute(),
    ]);
    return {
      counts: counts.map((row) => ({ ...row, count: Number(row.count) })),
      weeks: byWeek.map(({ week, kind, count }) => ({
        weekStart: Number(week) * WEEK_MS + FIRST_MONDAY_MS,
        kind,
        count: Number(count),
      })),
      assignees: assignees.map(({ assignee }) => assignee).sort(),
    };
  }

  function outboxRows() {
    return db
      .selectFrom("outbox")
      .innerJoin("submission", "submission.id", "outbox.submission_id")
      .select([
        "outbox.id as id",
        "submission.reference as reference",
        channelOfRow.as("channel"),
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

  return { list, page, find, repliesTo, change, reply, summary, outbox, outboxOf, retry, launch };
}

const textsOf = ({ reference, note, values }: Lead) => [reference, note, ...Object.values(values)];
