import { randomUUID } from "node:crypto";
import type { Role } from "#editor/contract.ts";
import type { Keys } from "#server/signing/keys.ts";
import { delayAfter, LEASE_MS } from "#server/storage/outbox.ts";
import type { Engine } from "#server/storage/tables.ts";
import type { LinkKind, LinkTable, PeopleDb } from "./tables.ts";

const MINUTE_MS = 60_000;
const LIFETIME_MS: Readonly<Record<LinkKind, number>> = {
  invitation: 3 * 24 * 60 * MINUTE_MS,
  reset: 30 * MINUTE_MS,
};
const MAX_ERROR_LENGTH = 300;

export type Link = {
  id: string;
  kind: LinkKind;
  email: string;
  role: Role | null;
  locale: string;
  createdAt: number;
  expiresAt: number;
};
export type ClaimedLink = Link & { channel: LinkKind; attempts: number };

type LinksNeeds = { db: PeopleDb; engine: Engine; keys: Keys; origin: string; now: () => number };

/**
 * Links that let somebody in who has no password yet, or has forgotten it. Each works once and for a while. The store
 * knows no token: it is made of the row's id and the editor's secret, so whoever reads the store opens nothing.
 */
export function linksIn({ db, engine, keys, origin, now }: LinksNeeds) {
  const tokenOf = ({ id, kind }: Pick<Link, "id" | "kind">) => `${id}.${keys.sign("editor-link", `${kind}:${id}`)}`;
  const addressOf = (link: Pick<Link, "id" | "kind">) => `${origin}/#/${link.kind}/${tokenOf(link)}`;

  async function add(kind: LinkKind, { email, role, locale }: Pick<Link, "email" | "role" | "locale">): Promise<Link> {
    const at = now();
    const row = {
      id: randomUUID(),
      kind,
      email,
      role,
      locale,
      created_at: at,
      expires_at: at + LIFETIME_MS[kind],
      used_at: null,
      attempts: 0,
      next_attempt_at: at,
      delivered_at: null,
      failed_at: null,
      last_error: null,
    };
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom("editor_link").where("expires_at", "<", at).execute();
      // The latest invitation is the one that counts. Anybody may ask for a new password: that takes nothing back.
      if (kind === "invitation")
        await trx.deleteFrom("editor_link").where("kind", "=", kind).where("email", "=", email).execute();
      await trx.insertInto("editor_link").values(row).execute();
    });
    return linkOf(row);
  }

  /** The row behind a token, as long as it works. */
  async function find(token: string): Promise<Link | null> {
    const [id = "", signature = ""] = token.split(".");
    const row = await db
      .selectFrom("editor_link")
      .selectAll()
      .where("id", "=", id)
      .where("used_at", "is", null)
      .where("expires_at", ">", now())
      .executeTakeFirst();
    return row && keys.verify("editor-link", `${row.kind}:${id}`, signature) ? linkOf(row) : null;
  }

  /** Whether it is this request that used it: of two at once, one. The others to the same person end with it. */
  async function use({ id, kind, email }: Link): Promise<boolean> {
    const used = await db
      .updateTable("editor_link")
      .set({ used_at: now() })
      .where("id", "=", id)
      .where("used_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (used) await db.deleteFrom("editor_link").where("kind", "=", kind).where("email", "=", email).execute();
    return used !== undefined;
  }

  const openInvitations = () =>
    db
      .selectFrom("editor_link")
      .selectAll()
      .where("kind", "=", "invitation")
      .where("used_at", "is", null)
      .where("expires_at", ">", now())
      .orderBy("created_at")
      .execute();

  async function withdraw(id: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom("editor_link")
      .where("id", "=", id)
      .where("kind", "=", "invitation")
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** As the outbox of submissions does: a process that is killed leaves its mails to the next one. */
  async function claim(kinds: readonly LinkKind[], limit: number): Promise<ClaimedLink[]> {
    const at = now();
    const due = db
      .selectFrom("editor_link")
      .select("id")
      .where("delivered_at", "is", null)
      .where("failed_at", "is", null)
      .where("used_at", "is", null)
      .where("expires_at", ">", at)
      .where("next_attempt_at", "<=", at)
      .where("kind", "in", kinds)
      .orderBy("next_attempt_at")
      .limit(limit);
    const rows = await db
      .updateTable("editor_link")
      .set(({ eb }) => ({ attempts: eb("attempts", "+", 1), next_attempt_at: at + LEASE_MS }))
      .where("id", "in", engine === "postgres" ? due.forUpdate().skipLocked() : due)
      .returningAll()
      .execute();
    return rows.map((row) => ({ ...linkOf(row), channel: row.kind, attempts: row.attempts }));
  }

  const ofClaim = ({ id, attempts }: ClaimedLink) =>
    db
      .updateTable("editor_link")
      .where("id", "=", id)
      .where("attempts", "=", attempts)
      .where("delivered_at", "is", null);
  const putOff = (link: ClaimedLink, reason: string, next_attempt_at: number, attempts = link.attempts) =>
    ofClaim(link)
      .set({ last_error: reason.replaceAll("\0", "").slice(0, MAX_ERROR_LENGTH), next_attempt_at, attempts })
      .execute();

  const outbox = {
    claim,
    delivered: async (link: ClaimedLink) => {
      await ofClaim(link).set({ delivered_at: now(), last_error: null }).execute();
    },
    failed: async (link: ClaimedLink, reason: string, isFinal: boolean) => {
      await putOff(link, reason, now() + delayAfter(link.attempts));
      if (isFinal) await ofClaim(link).set({ failed_at: now() }).execute();
    },
    postpone: async (link: ClaimedLink, reason: string, until: number) => {
      await putOff(link, reason, until, link.attempts - 1);
    },
    release: async (link: ClaimedLink) => {
      await ofClaim(link)
        .set({ attempts: link.attempts - 1, next_attempt_at: now() })
        .execute();
    },
  };
  return { add, addressOf, find, use, openInvitations, withdraw, outbox };
}

export type Links = ReturnType<typeof linksIn>;

const linkOf = ({ id, kind, email, role, locale, created_at, expires_at }: LinkTable): Link => ({
  id,
  kind,
  email,
  role,
  locale,
  createdAt: created_at,
  expiresAt: expires_at,
});
