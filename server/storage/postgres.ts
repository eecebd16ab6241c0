import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Log } from "#server/observability/log.ts";
import type { Tables } from "./tables.ts";

const BIGINT_TYPE = 20;
const CONNECT_TIMEOUT_MS = 3000;
/** Visitors are told within five seconds that nothing was stored. */
const QUERY_TIMEOUT_MS = 4000;
const MAX_CONNECTIONS = 10;

export type PostgresConnection = { db: Kysely<Tables>; pool: pg.Pool };

export function openPostgres(url: string, log: Log): PostgresConnection {
  // Times are milliseconds, well within what a number holds exactly.
  pg.types.setTypeParser(BIGINT_TYPE, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  });
  // Without listeners, a database that restarts would end this process: one for connections that lie idle, and one
  // for those that are in the middle of a transaction, between two queries.
  const lost = (error: Error) => log.error({ event: "database-connection-lost", error: error.message });
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}
