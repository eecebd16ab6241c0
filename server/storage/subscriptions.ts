import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

export type Subscription = { id: string; email: string; app: string; locale: string; confirmedAt: number | null };

/** Who wants to be told of a launch. One row for an address and an app, however often it is asked for. */
export function subscriptionsIn(db: Kysely<Tables>, now: () => number) {
  const rows = () =>
    db.selectFrom("subscription").select(["id", "email", "app", "locale", "confirmed_at as confirmedAt"]);

  async function findOrAdd(wanted: {
    email: string;
    app: string;
    locale: string;
    consentVersion: string;
  }): Promise<Subscription> {
    const email = wanted.email.toLowerCase();
    await db
      .insertInto("subscription")
      .values({
        id: randomUUID(),
        email,
        app: wanted.app,
        locale: wanted.locale,
        consent_version: wanted.consentVersion,
        created_at: now(),
        confirmed_at: null,
      })
      .onConflict((conflict) => conflict.columns(["email", "app"]).doNothing())
      .execute();
    return rows().where("email", "=", email).where("app", "=", wanted.app).executeTakeFirstOrThrow();
  }

  async function findFor({ email, app }: { email: string; app: string }): Promise<Subscription | null> {
    return (await rows().where("email", "=", email.toLowerCase()).where("app", "=", app).executeTakeFirst()) ?? null;
  }

  async function find(id: string): Promise<Subscription | null> {
    return (await rows().where("id", "=", id).executeTakeFirst()) ?? null;
  }

  async function confirm(id: string): Promise<boolean> {
    await db
      .updateTable("subscription")
      .set({ confirmed_at: now() })
      .where("id", "=", id)
      .where("confirmed_at", "is", null)
      .execute();
    return (await find(id)) !== null;
  }

  /** Forgets the address altogether, with the sign-ups that named it. */
  async function remove(id: string) {
    await db.transaction().execute(async (trx) => {
      const removed = await trx.deleteFrom("subscription").where("id", "=", id).returning("email").executeTakeFirst();
      if (!removed) return;
      const remaining = await trx
        .selectFrom("subscription")
        .select("id")
        .where("email", "=", removed.email)
        .executeTakeFirst();
      if (!remaining)
        await trx.deleteFrom("submission").where("kind", "=", "notify").where("email", "=", removed.email).execute();
    });
  }

  return { findOrAdd, findFor, find, confirm, remove };
}
