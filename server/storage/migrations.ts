import { type Kysely, sql } from "kysely";
import { type Migration, Migrator, type MigratorProps } from "kysely/migration";
import type { Engine, Tables } from "./tables.ts";

export type Migrations = Readonly<Record<string, Migration>>;

const DEALT_WITH_AFTER_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * The same tables in both engines; only the name of a long integer and the strictness differ. A migration only adds, so
 * that the release before works on its tables: a new column may be null or has a default.
 */
export const migrationsFor = (engine: Engine): Migrations => {
  const long = sql.raw(engine === "sqlite" ? "INTEGER" : "BIGINT");
  const strict = sql.raw(engine === "sqlite" ? "STRICT" : "");
  return {
    "0001-submissions": {
      async up(db) {
        await sql`CREATE TABLE submission (
          id TEXT PRIMARY KEY, kind TEXT NOT NULL, locale TEXT NOT NULL, payload TEXT NOT NULL,
          reference TEXT NOT NULL UNIQUE, dedupe_key TEXT NOT NULL UNIQUE, email TEXT NOT NULL,
          consent_version TEXT NOT NULL, trust TEXT NOT NULL, client_hash TEXT, created_at ${long} NOT NULL
        ) ${strict}`.execute(db);
        await sql`CREATE INDEX submission_email ON submission (email)`.execute(db);
        await sql`CREATE INDEX submission_created_at ON submission (created_at)`.execute(db);
        await sql`CREATE TABLE outbox (
          id TEXT PRIMARY KEY, submission_id TEXT NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
          channel TEXT NOT NULL, attempts INTEGER NOT NULL, next_attempt_at ${long} NOT NULL, delivered_at ${long},
          failed_at ${long}, last_error TEXT, created_at ${long} NOT NULL, UNIQUE (submission_id, channel)
        ) ${strict}`.execute(db);
        await sql`CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE delivered_at IS NULL AND failed_at IS NULL`.execute(
          db,
        );
        await sql`CREATE TABLE subscription (
          id TEXT PRIMARY KEY, email TEXT NOT NULL, app TEXT NOT NULL, locale TEXT NOT NULL,
          consent_version TEXT NOT NULL, created_at ${long} NOT NULL, confirmed_at ${long}, UNIQUE (email, app)
        ) ${strict}`.execute(db);
        // As rate-limiter-flexible wants it; on SQLite the limits are in memory.
        if (engine === "postgres")
          await sql`CREATE TABLE rate_limit (key VARCHAR(255) PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0, expire BIGINT)`.execute(
            db,
          );
        await sql`CREATE TABLE launch (app TEXT PRIMARY KEY, launched_at ${long} NOT NULL) ${strict}`.execute(db);
      },
    },
    "0002-audit": {
      async up(db) {
        await sql`CREATE TABLE audit (
          id TEXT PRIMARY KEY, at ${long} NOT NULL, who TEXT NOT NULL, action TEXT NOT NULL, row_count INTEGER NOT NULL
        ) ${strict}`.execute(db);
        // The limits of mails count what was sent lately.
        await sql`CREATE INDEX outbox_delivered_at ON outbox (delivered_at) WHERE delivered_at IS NOT NULL`.execute(db);
      },
    },
    "0003-replies": {
      async up(db) {
        for (const column of [
          sql`state TEXT NOT NULL DEFAULT 'new'`,
          sql`state_changed_at ${long}`,
          sql`note TEXT NOT NULL DEFAULT ''`,
          sql`assignee TEXT NOT NULL DEFAULT ''`,
          sql`revision INTEGER NOT NULL DEFAULT 0`,
        ])
          await sql`ALTER TABLE submission ADD COLUMN ${column}`.execute(db);
        // A sign-up is answered by the mail that asks to confirm it: nobody has to read it. What came long before there
        // were states was dealt with by mail; counted as new, it would hide what is.
        await sql`UPDATE submission SET state = 'done'
          WHERE kind = 'notify' OR created_at < ${Date.now() - DEALT_WITH_AFTER_MS}`.execute(db);
        await sql`CREATE INDEX submission_state ON submission (state, id)`.execute(db);
        await sql`CREATE TABLE reply (
          id TEXT PRIMARY KEY, submission_id TEXT NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
          who TEXT NOT NULL, body TEXT NOT NULL, created_at ${long} NOT NULL
        ) ${strict}`.execute(db);
        await sql`CREATE INDEX reply_submission ON reply (submission_id)`.execute(db);
      },
    },
  };
};

/** Which of them were done stands in tables of these names; the hosted editor has its own. */
type DoneIn = Pick<MigratorProps, "migrationTableName" | "migrationLockTableName">;

const migratorOf = (db: Kysely<Tables>, migrations: Migrations, doneIn: DoneIn) =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) }, ...doneIn });

/** Migrations of a later release, which are not among ours, are no reason to do anything: they have only added. */
export async function hasPendingMigrations(
  db: Kysely<Tables>,
  migrations: Migrations,
  doneIn: DoneIn = {},
): Promise<boolean> {
  return (await migratorOf(db, migrations, doneIn).getMigrations()).some(({ executedAt }) => executedAt === undefined);
}

/** Brings the tables to the newest shape. Any number of processes may do this at once. */
export async function migrate(db: Kysely<Tables>, migrations: Migrations, doneIn: DoneIn = {}) {
  // On SQLite nothing locks out a second process that starts at the same moment: it loses, and looks again.
  for (let attempt = 1; await hasPendingMigrations(db, migrations, doneIn); attempt += 1) {
    const { error } = await migratorOf(db, migrations, doneIn).migrateToLatest();
    if (error && attempt === 5) throw error;
    if (error) await new Promise((resolve) => setTimeout(resolve, 100 * attempt));
  }
}
