import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** As the privacy policy says. */
export const RETENTION = {
  months: { contact: 12, serial: 24 },
  afterLaunchDays: 30,
  /** A sign-up that was not confirmed. */
  unconfirmedDays: 30,
  clientHashDays: 30,
  auditMonths: 24,
} as const;

export type Purged = { submissions: number; subscriptions: number; clientHashes: number };

function monthsBefore(at: number, months: number): number {
  const date = new Date(at);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.getTime();
}

/** Deletes what the privacy policy no longer allows to be stored. */
export async function purgeExpired(db: Kysely<Tables>, at: number): Promise<Purged> {
  let submissions = 0;
  let subscriptions = 0;
  for (const kind of ["contact", "serial"] as const) {
    const { numDeletedRows } = await db
      .deleteFrom("submission")
      .where("kind", "=", kind)
      .where("created_at", "<", monthsBefore(at, RETENTION.months[kind]))
      .executeTakeFirst();
    submissions += Number(numDeletedRows);
  }

  const launched = db
    .selectFrom("launch")
    .select("app")
    .where("launched_at", "<", at - RETENTION.afterLaunchDays * DAY_MS);
  const { numDeletedRows } = await db
    .deleteFrom("subscription")
    .where(({ or, and, eb }) =>
      or([
        eb("app", "in", launched),
        and([eb("confirmed_at", "is", null), eb("created_at", "<", at - RETENTION.unconfirmedDays * DAY_MS)]),
      ]),
    )
    .executeTakeFirst();
  subscriptions += Number(numDeletedRows);

  // The submission of a sign-up is stored as long as there is a subscription with its address.
  const orphans = await db
    .deleteFrom("submission")
    .where("kind", "=", "notify")
    .where("created_at", "<", at - DAY_MS)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("subscription").select("id").whereRef("subscription.email", "=", "submission.email"))),
    )
    .executeTakeFirst();
  submissions += Number(orphans.numDeletedRows);

  await db.deleteFrom("audit").where("at", "<", monthsBefore(at, RETENTION.auditMonths)).execute();
  const { numUpdatedRows } = await db
    .updateTable("submission")
    .set({ client_hash: null })
    .where("client_hash", "is not", null)
    .where("created_at", "<", at - RETENTION.clientHashDays * DAY_MS)
    .executeTakeFirst();
  return { submissions, subscriptions, clientHashes: Number(numUpdatedRows) };
}
