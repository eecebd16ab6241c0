import type { Kysely } from "kysely";
import type { Role } from "#editor/contract.ts";
import type { Storage } from "#server/storage/open.ts";
import { migratePeople } from "#server/storage/people-tables.ts";

/** Those of better-auth with the columns that it wants; here are the ones that are read and written beside it. */
type PersonTable = {
  id: string;
  name: string;
  email: string;
  role: Role;
  twoFactorEnabled: boolean | number;
};
type SessionTable = { userId: string };

/** A link that was mailed to somebody, which works once. The row is also the mail, with its place in the queue. */
export type LinkTable = {
  id: string;
  kind: LinkKind;
  email: string;
  /** Of invitations. */
  role: Role | null;
  locale: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  attempts: number;
  next_attempt_at: number;
  delivered_at: number | null;
  failed_at: number | null;
  last_error: string | null;
};

export type LinkKind = "invitation" | "reset";
type PeopleTables = {
  editor_person: PersonTable;
  editor_session: SessionTable;
  editor_link: LinkTable;
};
export type PeopleDb = Kysely<PeopleTables>;

/** The store of the site with the editor's tables beside its own. */
export async function openPeopleDb({ db, engine }: Pick<Storage, "db" | "engine">): Promise<PeopleDb> {
  await migratePeople(db, engine);
  return db.withTables<PeopleTables>();
}
