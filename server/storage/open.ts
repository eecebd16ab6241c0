import { join } from "node:path";
import { sql } from "kysely";
import type { Env } from "#server/env.ts";
import { errorMessage } from "#server/error-message.ts";
import type { Log } from "#server/observability/log.ts";
import { PlainError } from "#server/plain-error.ts";
import { guardedPurge } from "./guarded-purge.ts";
import { outboxIn } from "./outbox.ts";
import { openPostgres } from "./postgres.ts";
import { scrubJournal } from "./scrub-journal.ts";
import { openSqlite } from "./sqlite.ts";
import { submissionsIn } from "./submissions.ts";
import { subscriptionsIn } from "./subscriptions.ts";
import type { Engine } from "./tables.ts";

export class StorageError extends PlainError {
  override name = "StorageError";
}

export type StorageNeeds = Pick<Env, "DATA_DIR" | "DATABASE_URL"> & { log: Log; now?: () => number };

const DATABASE_FILE = "site.db";
/** No app can be called so. */
const PROBE = "#probe";

export const sqlitePath = ({ DATA_DIR }: Pick<Env, "DATA_DIR">) => join(DATA_DIR, DATABASE_FILE);

/** The store, opened and brought up to date; throws a sentence when nothing can be stored. For commands. */
export async function openStorage(needs: StorageNeeds): Promise<Storage> {
  const storage = createStorage(needs);
  try {
    await storage.open();
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** The store, which opens with the first query and is tried again with every one until it does: pages do not need it. */
export function createStorage({ DATA_DIR, DATABASE_URL, log, now = Date.now }: StorageNeeds) {
  const { db, pool } = DATABASE_URL
    ? openPostgres(DATABASE_URL, log)
    : { db: openSqlite(sqlitePath({ DATA_DIR })), pool: null };
  const engine: Engine = pool ? "postgres" : "sqlite";
  return {
    db,
    engine,
    /** For rate limits that all replicas share. */
    pool,
    submissions: submissionsIn(db, now),
    outbox: outboxIn(db, engine, now),
    subscriptions: subscriptionsIn(db, now),
    /** Throws a sentence unless the store is there and up to date. */
    open: async () => {
      try {
        await sql`SELECT 1`.execute(db);
      } catch (error) {
        throw explained(error, { DATA_DIR, DATABASE_URL });
      }
    },
    /** `confirmed`: a person has looked at the clock. */
    purge: async ({ confirmed = false }: { confirmed?: boolean } = {}) => {
      const purged = await guardedPurge(db, now(), { confirmed });
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
    close: async () => {
      await db.destroy();
      // Kysely ends only what it has begun to use.
      await pool?.end();
    },
  };
}

export type Storage = ReturnType<typeof createStorage>;

function explained(error: unknown, place: Pick<Env, "DATA_DIR" | "DATABASE_URL">): StorageError {
  const advice = place.DATABASE_URL
    ? "Check DATABASE_URL, and that the database answers from here."
    : "DATA_DIR must be a folder that this user can write; set it to another one, or give this one to the user.";
  const where = storagePlace(place);
  return new StorageError(`The store of submissions cannot be used (${where}): ${reasonOf(error)}. ${advice}`, {
    cause: error,
  });
}

/** What codes of the network mean for whoever set DATABASE_URL; PostgreSQL's own answers are sentences. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "no database listens there",
  ECONNRESET: "the connection was broken off",
  EAI_AGAIN: "this name cannot be looked up",
  ENOTFOUND: "there is no machine by this name",
  EHOSTUNREACH: "the machine cannot be reached",
  ENETUNREACH: "the machine cannot be reached",
  ETIMEDOUT: "nobody answers there",
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code in REASONS ? `${REASONS[code]} (${code})` : errorMessage(error);
}

/** Where submissions are stored: the file, or host and database without the password. */
export function storagePlace({ DATA_DIR, DATABASE_URL }: Pick<Env, "DATA_DIR" | "DATABASE_URL">): string {
  if (!DATABASE_URL) return sqlitePath({ DATA_DIR });
  const { host, pathname } = new URL(DATABASE_URL);
  return `${host}${pathname}`;
}
