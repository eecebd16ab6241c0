import { chmodSync, closeSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type DatabaseConnection, type Driver, Kysely, SqliteDialect, SqliteDriver } from "kysely";
import { hasCode } from "#server/error-code.ts";
import { makeFolder } from "./make-folder.ts";
import { migrate, migrationsFor } from "./migrations.ts";
import type { Tables } from "./tables.ts";

/** How long a statement waits in place for another process to finish writing: nothing else is answered meanwhile. */
const WAIT_IN_PLACE_MS = 20;
/** How long it is tried again, with pauses in which pages are answered. */
const WAIT_MS = 3000;
const PAUSE_MS = 25;
const SQLITE_BUSY = 5;
const FOR_THE_OWNER = 0o600;

/** Opens the file with the first query, making and migrating it where needed; if that fails, with the next one. */
export function openSqlite(path: string): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new RetryingSqliteDialect(async () => {
      const raw = await retryWhileBusy(async () => openFile(path));
      try {
        // Not destroyed: the file is the one of the store.
        const db = new Kysely<Tables>({ dialect: new RetryingSqliteDialect(async () => raw) });
        await migrate(db, migrationsFor("sqlite"));
      } catch (error) {
        raw.close();
        throw error;
      }
      return raw;
    }),
  });
}

function openFile(path: string): DatabaseSync {
  // What visitors sent is readable by this user only.
  makeFolder(dirname(path));
  makePrivate(path);
  const raw = new DatabaseSync(path, { timeout: WAIT_IN_PLACE_MS, enableForeignKeyConstraints: true });
  try {
    raw.exec("PRAGMA journal_mode = WAL");
    // Every commit reaches the disk before it is acknowledged.
    raw.exec("PRAGMA synchronous = FULL");
    // What is deleted is overwritten: a person who is forgotten is not left in the file.
    raw.exec("PRAGMA secure_delete = ON");
    // A read-only file opens like any other and shows itself only at the first write.
    raw.exec("PRAGMA user_version = 1");
  } catch (error) {
    raw.close();
    throw error;
  }
  return raw;
}

/** Also in a folder that others may enter. SQLite gives its journal the mode of the file. */
function makePrivate(path: string) {
  closeSync(openSync(path, "a", FOR_THE_OWNER));
  for (const suffix of ["", "-wal", "-shm"])
    try {
      chmodSync(`${path}${suffix}`, FOR_THE_OWNER);
    } catch (error) {
      // The journal is not there yet; or the file belongs to another user, who alone may change its mode.
      if (!hasCode(error, "ENOENT", "EPERM")) throw error;
    }
}

/** Statements that meet another process's lock are tried again without holding up the pages. */
class RetryingSqliteDialect extends SqliteDialect {
  readonly #open: () => Promise<DatabaseSync>;

  constructor(open: () => Promise<DatabaseSync>) {
    super({ database: async () => asKyselyDatabase(await open()) });
    this.#open = open;
  }

  override createDriver(): Driver {
    return new RetryingSqliteDriver(this.#open);
  }
}

class RetryingSqliteDriver extends SqliteDriver {
  #raw: DatabaseSync | undefined;

  constructor(open: () => Promise<DatabaseSync>) {
    super({
      database: async () => {
        this.#raw = await open();
        return asKyselyDatabase(this.#raw);
      },
    });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => retryWhileBusy(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /** A full disk ends a transaction by itself; ending it again would hide the reason behind an error of its own. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#raw?.isTransaction) await super.rollbackTransaction(connection);
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
