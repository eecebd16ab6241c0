import type { Kysely } from "kysely";
import { normalizeField } from "#domain/forms/form-values.ts";
import { storedSubmission } from "./stored-submission.ts";
import type { Tables } from "./tables.ts";

/** An address as the forms store it: its domain in ASCII, in small letters. */
const storedEmail = (email: string) => normalizeField({ name: "email", kind: "email" }, email).toLowerCase();

/** Everything that is stored of one person, found by the exact address. */
export function personIn(db: Kysely<Tables>) {
  async function everythingOf(address: string) {
    const email = storedEmail(address);
    const rows = await db
      .selectFrom("submission")
      .selectAll()
      .where("email", "=", email)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    const mails = await db
      .selectFrom("outbox")
      .innerJoin("submission", "submission.id", "outbox.submission_id")
      .selectAll("outbox")
      .where("submission.email", "=", email)
      .orderBy("outbox.created_at")
      .orderBy("outbox.channel")
      .execute();
    const replies = await db
      .selectFrom("reply")
      .innerJoin("submission", "submission.id", "reply.submission_id")
      .selectAll("reply")
      .where("submission.email", "=", email)
      .orderBy("reply.created_at")
      .execute();
    const signUps = await db
      .selectFrom("subscription")
      .selectAll()
      .where("email", "=", email)
      .orderBy("created_at")
      .execute();
    return {
      email,
      submissions: rows.map((row) => ({
        ...storedSubmission(row),
        clientHash: row.client_hash,
        mails: mails.filter(({ submission_id }) => submission_id === row.id),
        replies: replies.filter(({ submission_id }) => submission_id === row.id),
      })),
      signUps,
    };
  }

  /** Deletes it all; the mails of a submission and the replies to it are deleted with it. */
  async function forget(address: string): Promise<{ submissions: number; signUps: number }> {
    const email = storedEmail(address);
    return db.transaction().execute(async (trx) => {
      const submissions = await trx.deleteFrom("submission").where("email", "=", email).executeTakeFirst();
      const signUps = await trx.deleteFrom("subscription").where("email", "=", email).executeTakeFirst();
      return { submissions: Number(submissions.numDeletedRows), signUps: Number(signUps.numDeletedRows) };
    });
  }

  return { everythingOf, forget };
}

export type Person = ReturnType<typeof personIn>;
