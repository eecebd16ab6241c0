import { DatabaseSync } from "node:sqlite";
import { PlainError } from "#server/plain-error.ts";

/** `people`: of the hosted editor. */
export type Counted = { submissions: number; mails: number; signUps: number; people: number };

/** Opens a copy as a restore would, has SQLite check every page of it, and counts what it holds. */
export function verifiedCounts(path: string): Counted {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const problems = database
      .prepare("PRAGMA integrity_check")
      .all()
      .map((row) => row["integrity_check"])
      .filter((line) => line !== "ok");
    if (problems.length > 0)
      throw new PlainError(`The copy is damaged: ${problems[0]}. Check the disk, then try again.`);
    const count = (table: string) => Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.["n"]);
    const hasPeople = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'editor_person'").get();
    const people = hasPeople ? count("editor_person") : 0;
    return { submissions: count("submission"), mails: count("outbox"), signUps: count("subscription"), people };
  } finally {
    database.close();
  }
}
