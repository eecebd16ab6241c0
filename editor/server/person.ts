import { userInfo } from "node:os";
import { createMiddleware } from "hono/factory";
import { ACTIONS_BY_ROLE, type Action, type Person } from "#editor/contract.ts";
import { reason } from "#editor/model/errors.ts";
import { refuse } from "./answers.ts";

export type PersonEnv = { Variables: { person: Person } };

/** Whoever sits at this machine owns the site that lies on it. */
export const personAtThisMachine = async (): Promise<Person> => ({
  name: userInfo().username,
  email: null,
  may: ACTIONS_BY_ROLE.owner,
});

/** What a stranger is told: to sign in, or to open the address that the terminal shows. */
export type StrangerReason = "signedOut" | "notOpened";

/** Refuses strangers, and tells the answers after it who asks. */
export const onlyPeople = (
  personOf: (request: Request) => Promise<Person | null>,
  stranger: StrangerReason = "signedOut",
) =>
  createMiddleware<PersonEnv>(async (c, next) => {
    const person = await personOf(c.req.raw);
    if (!person) return refuse(c, 401, [{ reason: reason(stranger) }]);
    c.set("person", person);
    await next();
    return undefined;
  });

/** Refuses people whose role does not include the action. */
export const onlyWhoMay = (action: Action) =>
  createMiddleware<PersonEnv>(async (c, next) => {
    if (!c.get("person").may.includes(action)) return refuse(c, 403, [{ reason: reason("notYours") }]);
    await next();
    return undefined;
  });
