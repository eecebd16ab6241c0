import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { Kysely, SqliteDialect } from "kysely";
import type { Tables } from "./tables.ts";

const BUSY_TIMEOUT_MS = 5000;

export type SqliteConnection = { db: Kysely<Tables>; raw: DatabaseSync };

/** Opens the file, making it where there is none; throws on one that cannot be written. */
export function openSqlite(path: string): SqliteConnection {
  mkdirSync(dirname(path), { recursive: true });
  const raw = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
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
  return { raw, db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: asKyselyDatabase(raw) }) }) };
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
