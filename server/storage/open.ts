import { join } from "node:path";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Env } from "#server/env.ts";
import { errorMessage } from "#server/error-message.ts";
import type { Log } from "#server/observability/log.ts";
import { PlainError } from "#server/plain-error.ts";
import { migrate } from "./migrations.ts";
import { outboxIn } from "./outbox.ts";
import { openPostgres } from "./postgres.ts";
import { purgeExpired } from "./purge-expired.ts";
import { scrubJournal } from "./scrub-journal.ts";
import { openSqlite } from "./sqlite.ts";
import { submissionsIn } from "./submissions.ts";
import { subscriptionsIn } from "./subscriptions.ts";
import type { Engine, Tables } from "./tables.ts";

export class StorageError extends PlainError {
  override name = "StorageError";
}

export type StorageNeeds = Pick<Env, "DATA_DIR" | "DATABASE_URL"> & { log: Log; now?: () => number };

const DATABASE_FILE = "site.db";
/** No app can be called so. */
const PROBE = "#probe";

export const sqlitePath = ({ DATA_DIR }: Pick<Env, "DATA_DIR">) => join(DATA_DIR, DATABASE_FILE);

/** Opens the store and brings it up to date; throws a sentence when nothing can be stored. */
export async function openStorage({ DATA_DIR, DATABASE_URL, log, now = Date.now }: StorageNeeds) {
  const where = storagePlace({ DATA_DIR, DATABASE_URL });
  try {
    const connection = DATABASE_URL ? openPostgres(DATABASE_URL, log) : openSqlite(sqlitePath({ DATA_DIR }));
    const engine: Engine = "pool" in connection ? "postgres" : "sqlite";
    try {
      await migrate(connection.db, engine);
    } catch (error) {
      await connection.db.destroy();
      throw error;
    }
    return storageOver(connection.db, engine, now, "pool" in connection ? connection.pool : null);
  } catch (error) {
    const advice = DATABASE_URL
      ? "Check DATABASE_URL, and that the database answers from here."
      : "DATA_DIR must be a folder that this user can write; set it to another one, or give this one to the user.";
    throw new StorageError(`The store of submissions cannot be used (${where}): ${errorMessage(error)}. ${advice}`, {
      cause: error,
    });
  }
}

function storageOver(db: Kysely<Tables>, engine: Engine, now: () => number, pool: pg.Pool | null) {
  return {
    db,
    engine,
    /** For rate limits that all replicas share. */
    pool,
    submissions: submissionsIn(db, now),
    outbox: outboxIn(db, engine, now),
    subscriptions: subscriptionsIn(db, now),
    purge: async () => {
      const purged = await purgeExpired(db, now());
      await scrubJournal(db, engine);
      return purged;
    },
    /** After a deletion, so that the deleted rows cannot be read from the journal. */
    scrub: () => scrubJournal(db, engine),
    /** Throws unless something can be written: a full disk still reads. */
    probe: async () => {
      await db
        .insertInto("launch")
        .values({ app: PROBE, launched_at: now() })
        .onConflict((conflict) => conflict.column("app").doUpdateSet({ launched_at: now() }))
        .execute();
    },
    close: () => db.destroy(),
  };
}

export type Storage = Awaited<ReturnType<typeof openStorage>>;

/** Where submissions are stored: the file, or host and database without the password. */
export function storagePlace({ DATA_DIR, DATABASE_URL }: Pick<Env, "DATA_DIR" | "DATABASE_URL">): string {
  if (!DATABASE_URL) return sqlitePath({ DATA_DIR });
  const { host, pathname } = new URL(DATABASE_URL);
  return `${host}${pathname}`;
}
