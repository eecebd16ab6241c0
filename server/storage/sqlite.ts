import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";
import type { Tables } from "./tables.ts";

/** For the first moments, in which others may be starting as well. */
const START_TIMEOUT_MS = 5000;
/** How long a statement waits in place for another process to finish writing: nothing else is answered meanwhile. */
const WAIT_IN_PLACE_MS = 20;
/** How long it is tried again, with pauses in which pages are answered. */
const WAIT_MS = 3000;
const PAUSE_MS = 25;
const SQLITE_BUSY = 5;

export type SqliteConnection = { db: Kysely<Tables>; raw: DatabaseSync };

/** Opens the file, making it where there is none; throws on one that cannot be written. */
export function openSqlite(path: string): SqliteConnection {
  // What visitors sent is readable by this user only.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const raw = new DatabaseSync(path, { timeout: START_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    raw.exec("PRAGMA journal_mode = WAL");
    // Every commit reaches the disk before it is acknowledged.
    raw.exec("PRAGMA synchronous = FULL");
    // What is deleted is overwritten: a person who is forgotten is not left in the file.
    raw.exec("PRAGMA secure_delete = ON");
    // A read-only file opens like any other and shows itself only at the first write.
    raw.exec("PRAGMA user_version = 1");
    raw.exec(`PRAGMA busy_timeout = ${WAIT_IN_PLACE_MS}`);
  } catch (error) {
    raw.close();
    throw error;
  }
  return { raw, db: new Kysely<Tables>({ dialect: new RetryingSqliteDialect({ database: asKyselyDatabase(raw) }) }) };
}

/** Statements that meet another process's lock are tried again without holding up the pages. */
class RetryingSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new RetryingSqliteDriver(this.#config);
  }
}

class RetryingSqliteDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => retryWhileBusy(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }
}

async function retryWhileBusy<T>(execute: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + WAIT_MS;
  for (;;)
    try {
      return await execute();
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
}

function isBusy(error: unknown): boolean {
  // The lowest byte is the kind; the others say more about it.
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 255) === SQLITE_BUSY;
}

/** Kysely speaks better-sqlite3; node:sqlite differs in how parameters are passed and in knowing what reads. */
function asKyselyDatabase(raw: DatabaseSync) {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = raw.prepare(sql);
      statements.set(sql, statement);
    }
    return statement;
  };
  return {
    close: () => {
      statements.clear();
      raw.close();
    },
    prepare(sql: string) {
      const statement = prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...parameters.map(inputValue)),
        run: (parameters: readonly unknown[]) => statement.run(...parameters.map(inputValue)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(inputValue)),
      };
    },
  };
}

/** An object would be read as named parameters and shift the columns: only plain values get through. */
function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint")
    return value;
  throw new TypeError(`a ${typeof value} cannot be stored`);
}
