import { type Kysely, sql } from "kysely";
import type { Engine, Tables } from "./tables.ts";

const ATTEMPTS = 10;
const PAUSE_MS = 100;

/**
 * Empties SQLite's journal, in which rows that were deleted still stand until it is overwritten one day. The file
 * itself forgets at once (`secure_delete`); PostgreSQL has its own housekeeping.
 */
export async function scrubJournal(db: Kysely<Tables>, engine: Engine) {
  if (engine !== "sqlite") return;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    if (rows[0]?.busy !== 1) return;
    // Another connection is reading from it at this moment.
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
