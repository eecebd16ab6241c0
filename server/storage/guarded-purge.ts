import type { Kysely } from "kysely";
import { PlainError } from "#server/plain-error.ts";
import { type Purged, purgeExpired } from "./purge-expired.ts";
import type { Tables } from "./tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** The deletion runs daily. A clock that is further on than this since then may be wrong. */
const MAX_GAP_DAYS = 7;
/** Where no earlier run is known, a deletion of more than half of at least so many rows may be due to a wrong clock. */
const FEW_ROWS = 10;
/** When the deletion ran last, in the table of launches; no app can be called so. */
const LAST_RUN = "#retention";

/** Nothing was deleted, since the clock may be wrong: what is deleted cannot be brought back. */
export class PurgeRefused extends PlainError {
  override name = "PurgeRefused";
}

/**
 * Deletes what is expired, unless the clock has jumped ahead since the last run. The time of that run never goes back,
 * so a clock that was reset to 1970 for an hour does not make the right time look like a jump.
 */
export function guardedPurge(db: Kysely<Tables>, at: number, { confirmed }: { confirmed: boolean }): Promise<Purged> {
  return db.transaction().execute(async (trx) => {
    // A write comes first: on SQLite a transaction that began by reading may not write after another process did.
    await trx
      .insertInto("launch")
      .values({ app: LAST_RUN, launched_at: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { lastRun } = await trx
      .selectFrom("launch")
      .select("launched_at as lastRun")
      .where("app", "=", LAST_RUN)
      .executeTakeFirstOrThrow();
    const gapDays = Math.floor((at - lastRun) / DAY_MS);
    if (!confirmed && lastRun > 0 && gapDays > MAX_GAP_DAYS)
      throw refusal(`the clock is ${gapDays} days ahead of the last run`);
    const before = lastRun > 0 ? null : await personalRows(trx);
    const purged = await purgeExpired(trx, at);
    const deleted = purged.submissions + purged.subscriptions;
    if (!confirmed && before !== null && deleted >= FEW_ROWS && deleted > before / 2)
      throw refusal(`${deleted} of ${before} rows would be deleted by the first run`);
    await trx
      .updateTable("launch")
      .set({ launched_at: Math.max(at, lastRun) })
      .where("app", "=", LAST_RUN)
      .execute();
    return purged;
  });
}

/** After a restore: how long ago the backup was taken says nothing about the clock. */
export async function forgetLastPurge(db: Kysely<Tables>) {
  await db.deleteFrom("launch").where("app", "=", LAST_RUN).execute();
}

const refusal = (why: string) =>
  new PurgeRefused(`${why}; nothing was deleted. If the clock is right, run: npm run leads -- purge --yes`);

async function personalRows(db: Kysely<Tables>): Promise<number> {
  let rows = 0;
  for (const table of ["submission", "subscription"] as const) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    rows += Number(count);
  }
  return rows;
}
