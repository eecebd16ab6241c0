import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { FormId, FormValues } from "#domain/forms/forms.ts";
import type { SubmissionState, Trust } from "#domain/forms/submission.ts";
import { inBatches, powerOfTwoBatches } from "./batches.ts";
import { newMessage } from "./outbox.ts";
import type { AutomaticChannel, Tables } from "./tables.ts";
import { timeOrderedId } from "./time-ordered-id.ts";

export type NewSubmission = {
  kind: FormId;
  locale: string;
  values: FormValues;
  dedupeKey: string;
  consentVersion: string;
  trust: Trust;
  clientHash: string | null;
  /** Who is to be told. */
  channels: readonly AutomaticChannel[];
};

export type Stored = { id: string; reference: string; trust: Trust };
export type AddResult = (Stored & { outcome: "added" | "repeated" }) | { outcome: "conflict" };

const ADD_ATTEMPTS = 3;

/** Letters and digits that cannot be taken for one another, spoken or written. */
const READABLE = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const PREFIXES: Readonly<Record<FormId, string>> = { contact: "M", serial: "K", notify: "N" };

/** A number the visitor can quote, such as M-7K3Q-9F2D. */
export function newReference(kind: FormId): string {
  const block = () => Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join("");
  return `${PREFIXES[kind]}-${block()}-${block()}`;
}

/** More at once would gain nothing, and meet the limit of parameters in one statement. */
const BATCH_SIZE = 100;

/** A sign-up is answered by the mail that asks to confirm it. */
const FIRST_STATES: Readonly<Record<FormId, SubmissionState>> = { contact: "new", serial: "new", notify: "done" };

const payloadOf = (values: FormValues) => JSON.stringify(values);

function rowOf(submission: NewSubmission, at: number) {
  return {
    id: timeOrderedId(at),
    reference: newReference(submission.kind),
    kind: submission.kind,
    locale: submission.locale,
    payload: payloadOf(submission.values),
    dedupe_key: submission.dedupeKey,
    email: (submission.values["email"] ?? "").toLowerCase(),
    consent_version: submission.consentVersion,
    trust: submission.trust,
    client_hash: submission.clientHash,
    created_at: at,
    state: FIRST_STATES[submission.kind],
  };
}

export function submissionsIn(db: Kysely<Tables>, now: () => number) {
  /** What was stored under a key, if it says the same: a repetition gets the first answer again. */
  async function findRepeated({
    dedupeKey,
    locale,
    values,
  }: Pick<NewSubmission, "dedupeKey" | "locale" | "values">): Promise<AddResult | null> {
    const row = await db
      .selectFrom("submission")
      .select(["id", "reference", "payload", "locale", "trust"])
      .where("dedupe_key", "=", dedupeKey)
      .executeTakeFirst();
    if (!row) return null;
    const isSame = row.payload === payloadOf(values) && row.locale === locale;
    if (!isSame) return { outcome: "conflict" };
    return { outcome: "repeated", id: row.id, reference: row.reference, trust: row.trust };
  }

  /** Stores a submission and whom to tell of it, in one transaction. Resolves once both are on disk. */
  async function add(submission: NewSubmission): Promise<AddResult> {
    for (let attempt = 0; attempt < ADD_ATTEMPTS; attempt += 1) {
      const stored = await insert(submission);
      if (stored) return { outcome: "added", ...stored };
      const earlier = await findRepeated(submission);
      if (earlier) return earlier;
      // Neither new nor known: the reference was taken, so another is drawn.
    }
    throw new Error("no free reference was found");
  }

  /** Null for one whose key or reference is taken. All of a batch is on disk, or none of it. */
  const insert = inBatches<NewSubmission, Stored | null>(BATCH_SIZE, (submissions) => {
    const at = now();
    const rows = submissions.map((submission) => ({ submission, row: rowOf(submission, at) }));
    return db.transaction().execute(async (trx) => {
      const ids = new Set<string>();
      for (const part of powerOfTwoBatches(rows)) {
        const inserted = await trx
          .insertInto("submission")
          .values(part.map(({ row }) => row))
          .onConflict((conflict) => conflict.doNothing())
          .returning("id")
          .execute();
        for (const { id } of inserted) ids.add(id);
      }
      const messages = rows
        .filter(({ row }) => ids.has(row.id))
        .flatMap(({ submission, row }) => submission.channels.map((channel) => newMessage(channel, row.id, at)));
      for (const part of powerOfTwoBatches(messages))
        await trx
          .insertInto("outbox")
          .values([...part])
          .execute();
      return rows.map(({ row: { id, reference, trust } }) => (ids.has(id) ? { id, reference, trust } : null));
    });
  });

  return { add, findRepeated };
}
