import { type Context, Hono } from "hono";
import { z } from "zod";
import type { InvitationRow, Invited, People } from "#editor/contract.ts";
import { reason } from "#editor/model/errors.ts";
import { jsonOf, refuse } from "#editor/server/answers.ts";
import { onlyWhoMay, type PersonEnv } from "#editor/server/person.ts";
import type { Audit } from "#server/storage/audit.ts";
import type { Links } from "./links.ts";
import type { Changed, PeopleStore } from "./people.ts";
import { emailSchema, mailLocaleSchema, roleSchema } from "./schemas.ts";
import type { LinkTable } from "./tables.ts";

const invitationSchema = z.strictObject({ email: emailSchema, role: roleSchema, locale: mailLocaleSchema });
const changeSchema = z.strictObject({ role: roleSchema });

type PeopleApiNeeds = {
  people: PeopleStore;
  links: Links;
  audit: Audit;
  /** Without a mail server links are passed on by hand. */
  hasMail: boolean;
  onLink: () => void;
};

/** Who may use the editor, for its owners. */
export function peopleApi({ people, links, audit, hasMail, onLink }: PeopleApiNeeds) {
  const note = (c: Context<PersonEnv>, action: string) =>
    audit.note({ who: c.get("person").email ?? "", action: `editor: ${action}`, rows: 1 });

  async function changed(c: Context<PersonEnv>, result: Changed, action: string) {
    if (result === "notFound") return refuse(c, 404, [{ reason: reason("notFound") }]);
    if (result === "lastOwner") return refuse(c, 409, [{ reason: reason("lastOwner") }]);
    await note(c, action);
    return c.body(null, 204);
  }

  return new Hono<PersonEnv>()
    .use(onlyWhoMay("manage"))
    .get("/", async (c) => {
      const [known, invitations] = await Promise.all([people.list(), links.openInvitations()]);
      const own = c.get("person").email;
      const answer: People = {
        people: known.map((person) => ({ ...person, isYou: person.email === own })),
        invitations: invitations.map((row) =>
          hasMail ? invitationRow(row) : { ...invitationRow(row), mail: "byHand" },
        ),
      };
      return c.json(answer);
    })
    .post("/", async (c) => {
      const body = invitationSchema.safeParse(await jsonOf(c));
      if (!body.success) {
        const isEmail = body.error.issues.some(({ path }) => path[0] === "email");
        return refuse(c, 422, [{ path: ["email"], reason: reason(isEmail ? "notEmail" : "notUnderstood") }]);
      }
      const { email, role } = body.data;
      const before = await people.findByEmail(email);
      if (before && email === c.get("person").email)
        return refuse(c, 409, [{ path: ["email"], reason: reason("yourself") }]);
      const link = await links.add("invitation", body.data);
      await note(c, `invited somebody as ${role}`);
      onLink();
      const answer: Invited = { link: hasMail ? null : links.addressOf(link) };
      return c.json(answer, 201);
    })
    .delete("/invitations/:id", async (c) =>
      changed(c, (await links.withdraw(c.req.param("id"))) ? "done" : "notFound", "withdrew an invitation"),
    )
    .put("/:id", async (c) => {
      const body = changeSchema.safeParse(await jsonOf(c));
      if (!body.success) return refuse(c, 422, [{ reason: reason("notUnderstood") }]);
      const id = c.req.param("id");
      return changed(c, await people.setRole(id, body.data.role), `made ${id} ${body.data.role}`);
    })
    .delete("/:id", async (c) => changed(c, await people.remove(c.req.param("id")), `removed ${c.req.param("id")}`))
    .post("/:id/sign-out", async (c) => {
      const id = c.req.param("id");
      return changed(c, (await people.signOutEverywhere(id)) ? "done" : "notFound", `signed ${id} out everywhere`);
    });
}

const invitationRow = ({ id, email, role, expires_at, delivered_at, failed_at }: LinkTable): InvitationRow => ({
  id,
  email,
  role: role ?? "writer",
  expiresAt: new Date(expires_at).toISOString(),
  mail: failed_at !== null ? "failed" : delivered_at !== null ? "sent" : "waiting",
});
