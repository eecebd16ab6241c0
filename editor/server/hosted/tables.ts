import { type Kysely, sql } from "kysely";
import type { Role } from "#editor/contract.ts";
import { type Migrations, migrate } from "#server/storage/migrations.ts";
import type { Storage } from "#server/storage/open.ts";
import type { Engine } from "#server/storage/tables.ts";

/** Those of better-auth with the columns that it wants; here are the ones that are read and written beside it. */
type PersonTable = {
  id: string;
  name: string;
  email: string;
  role: Role;
  twoFactorEnabled: boolean | number;
};
type SessionTable = { userId: string };

/** A link that was mailed to somebody, which works once. The row is also the mail, with its place in the queue. */
export type LinkTable = {
  id: string;
  kind: LinkKind;
  email: string;
  /** Of invitations. */
  role: Role | null;
  locale: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  attempts: number;
  next_attempt_at: number;
  delivered_at: number | null;
  failed_at: number | null;
  last_error: string | null;
};

export type LinkKind = "invitation" | "reset";
type PeopleTables = {
  editor_person: PersonTable;
  editor_session: SessionTable;
  editor_link: LinkTable;
};
export type PeopleDb = Kysely<PeopleTables>;

/** Of the hosted editor alone: a site without one has none of these tables. */
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

/** The store of the site with the editor's tables beside its own. */
export async function openPeopleDb({ db, engine }: Pick<Storage, "db" | "engine">): Promise<PeopleDb> {
  await migrate(db, migrationsFor(engine), {
    migrationTableName: "editor_migration",
    migrationLockTableName: "editor_migration_lock",
  });
  return db.withTables<PeopleTables>();
}
