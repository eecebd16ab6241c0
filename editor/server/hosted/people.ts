import type { PersonRow, Role } from "#editor/contract.ts";
import type { Engine } from "#server/storage/tables.ts";
import type { PeopleDb } from "./tables.ts";

type PeopleNeeds = { db: PeopleDb; engine: Engine };
export type KnownPerson = Omit<PersonRow, "isYou">;
export type Changed = "done" | "lastOwner" | "notFound";

/** Who may use the hosted editor, and as what. */
export function peopleIn({ db, engine }: PeopleNeeds) {
  const people = () =>
    db.selectFrom("editor_person").select(["id", "name", "email", "role", "twoFactorEnabled"]).orderBy("name");

  async function list(): Promise<KnownPerson[]> {
    const rows = await people().orderBy("id").execute();
    return rows.map(({ twoFactorEnabled, ...row }) => ({ ...row, isReady: Boolean(twoFactorEnabled) }));
  }

  const findByEmail = (email: string) => people().where("email", "=", email).executeTakeFirst();

  /** Changes somebody unless the site would have no owner afterwards. */
  function unlessLastOwner(id: string, role: Role | null): Promise<Changed> {
    return db.transaction().execute(async (trx) => {
      const rows = trx.selectFrom("editor_person").select(["id", "role", "twoFactorEnabled"]);
      // Two owners who take each other's role at the same moment must not both succeed.
      const all = await (engine === "postgres" ? rows.forUpdate() : rows).execute();
      const person = all.find((row) => row.id === id);
      if (!person) return "notFound";
      const otherOwners = all.filter((row) => row.id !== id && row.role === "owner" && Boolean(row.twoFactorEnabled));
      if (person.role === "owner" && role !== "owner" && otherOwners.length === 0) return "lastOwner";
      if (role === null) await trx.deleteFrom("editor_person").where("id", "=", id).execute();
      else await trx.updateTable("editor_person").set({ role }).where("id", "=", id).execute();
      return "done";
    });
  }

  async function signOutEverywhere(id: string): Promise<boolean> {
    const person = await people().where("id", "=", id).executeTakeFirst();
    await db.deleteFrom("editor_session").where("userId", "=", id).execute();
    return person !== undefined;
  }

  return {
    list,
    findByEmail,
    setRole: unlessLastOwner,
    /** Sessions and second factor go with the row. */
    remove: (id: string) => unlessLastOwner(id, null),
    signOutEverywhere,
  };
}

export type PeopleStore = ReturnType<typeof peopleIn>;
