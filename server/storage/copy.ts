/** From one store into another, whatever engine either of them has: for backups, and for moving to PostgreSQL. */
import { type Kysely, sql } from "kysely";
import type { Storage } from "./open.ts";
import { hasPeople, migratePeople } from "./people-tables.ts";
import type { Tables } from "./tables.ts";

/** All of them with their keys; what is referred to comes first. */
const KEYS: Readonly<Record<keyof Tables, string>> = {
  submission: "id",
  reply: "id",
  outbox: "id",
  subscription: "id",
  launch: "app",
  audit: "id",
};
/** People of the hosted editor. Sign-ins and links that were mailed are not copied: they end with the store they are of. */
const PEOPLE_KEYS = { editor_person: "id", editor_account: "id", editor_second_factor: "id" };
const ROWS_AT_ONCE = 500;

type Row = Readonly<Record<string, string | number | boolean | Date | null>>;

type Store = Pick<Storage, "db" | "engine">;

/** Rows by table. */
export type Copied = Readonly<Record<string, number>>;

/** One state of the first, whatever is written meanwhile; the second gets all of it or nothing. */
export async function copyTables(from: Store, to: Store): Promise<Copied> {
  const withPeople = await hasPeople(from.db);
  if (withPeople) await migratePeople(to.db, to.engine);
  const keys = { ...KEYS, ...(withPeople && PEOPLE_KEYS) };
  return from.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((source) =>
      to.db.transaction().execute(async (target) => {
        const copied: Record<string, number> = {};
        // Both sides hold what probes wrote.
        await sql`DELETE FROM launch`.execute(target);
        for (const [table, key] of Object.entries(keys))
          for await (const rows of batchesOf(source, table, key)) {
            await insert(target, table, rows);
            copied[table] = (copied[table] ?? 0) + rows.length;
          }
        return copied;
      }),
    );
}

async function* batchesOf(db: Kysely<Tables>, table: string, key: string): AsyncGenerator<readonly Row[]> {
  let last: Row[string] = "";
  for (;;) {
    const { rows } = await sql<Row>`
      SELECT * FROM ${sql.table(table)} WHERE ${sql.ref(key)} > ${last} ORDER BY ${sql.ref(key)} LIMIT ${sql.lit(ROWS_AT_ONCE)}
    `.execute(db);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.[key] ?? null;
  }
}

async function insert(db: Kysely<Tables>, table: string, rows: readonly Row[]) {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => stored(row[column])))})`);
  await sql`
    INSERT INTO ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) VALUES ${sql.join(values)}
  `.execute(db);
}

/** Times and truths of PostgreSQL as SQLite keeps them, which PostgreSQL reads as well. */
function stored(value: Row[string] | undefined): string | number | null {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "boolean" ? Number(value) : (value ?? null);
}
