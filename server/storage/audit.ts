import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";
import { timeOrderedId } from "./time-ordered-id.ts";

export type AuditEntry = {
  at: number;
  /** The user of the operating system. */
  who: string;
  /** A command with its options, without what was searched for. */
  action: string;
  rows: number;
};

/** What the people who run the site did with the data of visitors. */
export function auditIn(db: Kysely<Tables>, now: () => number = Date.now) {
  async function note({ who, action, rows }: Omit<AuditEntry, "at">) {
    const at = now();
    await db
      .insertInto("audit")
      .values({ id: timeOrderedId(at), at, who, action, row_count: rows })
      .execute();
  }

  function list(): Promise<AuditEntry[]> {
    return db
      .selectFrom("audit")
      .select(["at", "who", "action", "row_count as rows"])
      .orderBy("at")
      .orderBy("id")
      .execute();
  }

  return { note, list };
}

export type Audit = ReturnType<typeof auditIn>;
