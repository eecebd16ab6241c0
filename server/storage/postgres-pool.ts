import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import type { Log } from "#server/observability/log.ts";

const CONNECT_TIMEOUT_MS = 3000;
/** Visitors are told within five seconds that nothing was stored. */
const QUERY_TIMEOUT_MS = 4000;
/** The database itself gives up a statement first, so that only a connection that fell silent meets the limit above. */
const STATEMENT_TIMEOUT_MS = 3500;
/** A transaction whose client is gone must not hold its locks. */
const IDLE_TRANSACTION_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
/** A connection is replaced after this time, so that none outlives a change of the network or of the primary for long. */
const MAX_LIFETIME_S = 600;
const MAX_CONNECTIONS = 10;
/** Nobody waits for the answer; without any limit, a connection that fell silent would hold up the start for ever. */
const MIGRATION_TIMEOUT_MS = 600_000;

const BIGINT_TYPE = 20;

const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS };

export type PoolUse = { idle: number; busy: number; waiting: number };

export type PostgresPool = {
  connect: () => Promise<PostgresPoolClient>;
  /** For the rate limits, which all replicas share. */
  query: (query: pg.QueryConfig) => Promise<unknown>;
  use: () => PoolUse;
  end: () => Promise<void>;
  options: object;
};

/**
 * The connections of this process. One that does not answer is closed instead of being used again, and so are all that
 * were opened before it did so: what silenced one (a firewall that forgot them, a primary that is gone) silenced them.
 */
export function openPool(url: string, log: Log): PostgresPool {
  // Times are milliseconds, well within what a number holds exactly.
  pg.types.setTypeParser(BIGINT_TYPE, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    maxLifetimeSeconds: MAX_LIFETIME_S,
    ...keepAlive,
  });
  let generation = 0;
  const generationOf = new WeakMap<pg.PoolClient, number>();
  logLostConnections(pool, log);
  pool.on("connect", (client) => generationOf.set(client, generation));

  async function connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await pool.connect();
      const born = generationOf.get(client) ?? generation;
      if (born >= generation) return leased(client, born);
      client.release(true);
    }
  }

  function leased(client: pg.PoolClient, born: number): PostgresPoolClient {
    let failure: Error | null = null;
    async function run(sql: string, parameters: readonly unknown[]) {
      // A transaction would wait for its rollback as long as for the query before.
      if (failure) throw failure;
      try {
        return await client.query(sql, [...parameters]);
      } catch (error) {
        // Whatever the database itself refuses has come over a connection that works.
        if (!(error instanceof pg.DatabaseError)) {
          failure = error instanceof Error ? error : new Error(String(error));
          generation = Math.max(generation, born + 1);
        }
        throw error;
      }
    }
    function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query(sql: string | object, parameters: readonly unknown[] = []): unknown {
      if (typeof sql === "string") return run(sql, parameters);
      throw new TypeError("the store reads no cursors");
    }
    return {
      query,
      release: () => client.release(failure !== null || born < generation),
    };
  }

  return {
    connect,
    async query({ text, values = [] }) {
      const client = await connect();
      try {
        return await client.query(text, values);
      } finally {
        client.release();
      }
    },
    use: () => ({ idle: pool.idleCount, busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    end: async () => {
      if (!pool.ending) await pool.end();
    },
    options: pool.options,
  };
}

/** One connection without the limits of those that visitors wait for: large tables take long. */
export function openMigrationPool(url: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: MIGRATION_TIMEOUT_MS,
    ...keepAlive,
  });
  logLostConnections(pool, log);
  return pool;
}

/**
 * Without listeners, a database that restarts would end this process: one for connections that lie idle, and one for
 * those that are in the middle of a transaction, between two queries.
 */
function logLostConnections(pool: pg.Pool, log: Log) {
  const lost = (error: Error) => log.error({ event: "database-connection-lost", error: error.message });
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
}
