import { Kysely, PostgresDialect } from "kysely";
import type { Log } from "#server/observability/log.ts";
import { hasPendingMigrations, migrate, migrationsFor } from "./migrations.ts";
import { openMigrationPool, openPool, type PostgresPool } from "./postgres-pool.ts";
import type { Tables } from "./tables.ts";

export type PostgresConnection = { db: Kysely<Tables>; pool: PostgresPool };

/** Connects and migrates with the first query; if that fails, with the next one. */
export function openPostgres(url: string, log: Log): PostgresConnection {
  const pool = openPool(url, log);
  const opened = async () => {
    await migrateTables(url, pool, log);
    return pool;
  };
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: opened }) }) };
}

/** Whether there is something to do is asked with the usual limits; doing it may take long. */
async function migrateTables(url: string, pool: PostgresPool, log: Log) {
  const migrations = migrationsFor("postgres");
  // Not destroyed: the pool is the one of the store.
  const asked = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  if (!(await hasPendingMigrations(asked, migrations))) return;
  const migrating = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openMigrationPool(url, log) }) });
  try {
    await migrate(migrating, migrations);
  } finally {
    await migrating.destroy();
  }
}
