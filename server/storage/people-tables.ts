/**
 * Tables of the people of the hosted editor, in the site's database. A site without a hosted editor has none of them, and
 * the site itself reads none. They are here because a backup is made where the editor is not.
 */
import { type Kysely, sql } from "kysely";
import { type Migrations, migrate } from "./migrations.ts";
import type { Engine, Tables } from "./tables.ts";

const DONE_IN = { migrationTableName: "editor_migration", migrationLockTableName: "editor_migration_lock" };

const migrationsFor = (engine: Engine): Migrations => {
  const [long, time, truth, strict] = (
    engine === "sqlite" ? ["INTEGER", "TEXT", "INTEGER", "STRICT"] : ["BIGINT", "TIMESTAMPTZ", "BOOLEAN", ""]
  ).map((word) => sql.raw(word));
  return {
    "0001-people": {
      async up(db) {
        await sql`CREATE TABLE editor_person (
          id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE, "emailVerified" ${truth} NOT NULL, image TEXT,
          role TEXT NOT NULL, "twoFactorEnabled" ${truth}, "createdAt" ${time} NOT NULL, "updatedAt" ${time} NOT NULL
        ) ${strict}`.execute(db);
        const person = sql`"userId" TEXT NOT NULL REFERENCES editor_person (id) ON DELETE CASCADE`;
        await sql`CREATE TABLE editor_session (
          id TEXT PRIMARY KEY, token TEXT NOT NULL UNIQUE, ${person}, "expiresAt" ${time} NOT NULL, "ipAddress" TEXT,
          "userAgent" TEXT, "createdAt" ${time} NOT NULL, "updatedAt" ${time} NOT NULL
        ) ${strict}`.execute(db);
        await sql`CREATE INDEX editor_session_person ON editor_session ("userId")`.execute(db);
        await sql`CREATE TABLE editor_account (
          id TEXT PRIMARY KEY, "accountId" TEXT NOT NULL, "providerId" TEXT NOT NULL, ${person}, password TEXT,
          "accessToken" TEXT, "refreshToken" TEXT, "idToken" TEXT, "accessTokenExpiresAt" ${time},
          "refreshTokenExpiresAt" ${time}, scope TEXT, "createdAt" ${time} NOT NULL, "updatedAt" ${time} NOT NULL
        ) ${strict}`.execute(db);
        await sql`CREATE INDEX editor_account_person ON editor_account ("userId")`.execute(db);
        await sql`CREATE TABLE editor_verification (
          id TEXT PRIMARY KEY, identifier TEXT NOT NULL, value TEXT NOT NULL, "expiresAt" ${time} NOT NULL,
          "createdAt" ${time} NOT NULL, "updatedAt" ${time} NOT NULL
        ) ${strict}`.execute(db);
        await sql`CREATE INDEX editor_verification_identifier ON editor_verification (identifier)`.execute(db);
        await sql`CREATE TABLE editor_second_factor (
          id TEXT PRIMARY KEY, secret TEXT NOT NULL, "backupCodes" TEXT NOT NULL, ${person}, verified ${truth},
          "failedVerificationCount" INTEGER, "lockedUntil" ${time}
        ) ${strict}`.execute(db);
        await sql`CREATE INDEX editor_second_factor_person ON editor_second_factor ("userId")`.execute(db);
        await sql`CREATE TABLE editor_link (
          id TEXT PRIMARY KEY, kind TEXT NOT NULL, email TEXT NOT NULL, role TEXT, locale TEXT NOT NULL,
          created_at ${long} NOT NULL, expires_at ${long} NOT NULL, used_at ${long}, attempts INTEGER NOT NULL,
          next_attempt_at ${long} NOT NULL, delivered_at ${long}, failed_at ${long}, last_error TEXT
        ) ${strict}`.execute(db);
        await sql`CREATE INDEX editor_link_email ON editor_link (email)`.execute(db);
      },
    },
  };
};

export const migratePeople = (db: Kysely<Tables>, engine: Engine) => migrate(db, migrationsFor(engine), DONE_IN);

/** Whether a hosted editor was ever used with this store. */
export async function hasPeople(db: Kysely<Tables>): Promise<boolean> {
  return (await db.introspection.getTables()).some(({ name }) => name === "editor_person");
}

export async function countPeople(db: Kysely<Tables>): Promise<number> {
  if (!(await hasPeople(db))) return 0;
  const { rows } = await sql<{ n: number | string }>`SELECT count(*) AS n FROM editor_person`.execute(db);
  return Number(rows[0]?.n);
}
