import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, type OpenedLink, type SignInStep } from "#editor/contract.ts";
import { reason } from "#editor/model/errors.ts";
import { jsonOf, refuse } from "#editor/server/answers.ts";
import type { Audit } from "#server/storage/audit.ts";
import type { Accounts } from "./accounts.ts";
import type { SignInLimits } from "./limits.ts";
import type { Links } from "./links.ts";
import type { PeopleStore } from "./people.ts";
import { emailSchema, mailLocaleSchema } from "./schemas.ts";
import type { LinkKind } from "./tables.ts";

const DEVICE_COOKIE = "__Host-editor-device";
const DEVICE_DAYS = 180;
const DAY_S = 24 * 60 * 60;

const passwordSchema = z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH);
// As long as nobody is signed in, whatever is sent stays short.
const MAX_BODY_BYTES = 8 * 1024;
const token = z.string().max(200);
const credentialsSchema = z.strictObject({ email: emailSchema, password: z.string().max(MAX_PASSWORD_LENGTH) });
const codeSchema = z.strictObject({ code: z.string().trim().max(40) });
const forgottenSchema = z.strictObject({ email: emailSchema, locale: mailLocaleSchema });
const linkSchema = z.strictObject({ token });
const acceptanceSchema = z.strictObject({ token, name: z.string().trim().min(1).max(80), password: z.string() });
const newPasswordSchema = z.strictObject({ token, password: z.string() });

type SignInNeeds = {
  accounts: Accounts;
  people: PeopleStore;
  links: Links;
  limits: SignInLimits;
  audit: Audit;
  clientOf: (c: Context) => string;
  /** A link was added that is to be mailed. */
  onLink: () => void;
  onError: (error: unknown) => void;
};

/** What a stranger may ask of a hosted editor: to be let in. */
export function signInApi({ accounts, people, links, limits, audit, clientOf, onLink, onError }: SignInNeeds) {
  const note = (who: string, action: string) => audit.note({ who, action: `editor: ${action}`, rows: 1 });
  const notUnderstood = (c: Context) => refuse(c, 422, [{ reason: reason("notUnderstood") }]);
  const linkGone = (c: Context) => refuse(c, 422, [{ reason: reason("linkUsed") }]);

  function tooMany(c: Context, seconds: number) {
    c.header("Retry-After", String(seconds));
    return refuse(c, 429, [{ reason: reason("tooManyTries", { minutes: Math.ceil(seconds / 60) }) }]);
  }

  /** The first step for these credentials, with its cookies on the answer. */
  async function stepFor(c: Context, email: string, password: string) {
    const started = await accounts.signIn(email, password, c.req.raw.headers);
    if (!started) return null;
    const { cookies, ...step } = started;
    addCookies(c, cookies);
    // The password was right: here strangers' tries no longer count.
    setCookie(c, DEVICE_COOKIE, limits.deviceFor(email), {
      httpOnly: true,
      secure: true,
      sameSite: "Strict",
      path: "/",
      maxAge: DEVICE_DAYS * DAY_S,
    });
    return step satisfies SignInStep;
  }

  async function mailReset(email: string, locale: string) {
    const person = await people.findByEmail(email);
    if (!person || limits.takeMail(email) > 0) return;
    await links.add("reset", { email, role: null, locale });
    await note(email, "asked for a new password");
    onLink();
  }

  /** A link of this kind that still works and a password that is long enough; otherwise the answer that says so. */
  async function checked(c: Context, kind: LinkKind, given: { token: string; password: string }) {
    const link = await links.find(given.token);
    if (link?.kind !== kind) return { refused: linkGone(c) };
    const isGood = passwordSchema.safeParse(given.password).success && given.password.toLowerCase() !== link.email;
    if (isGood) return { link };
    return {
      refused: refuse(c, 422, [{ path: ["password"], reason: reason("weakPassword", { min: MIN_PASSWORD_LENGTH }) }]),
    };
  }

  return new Hono()
    .use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: notUnderstood }))
    .use(async (c, next) => {
      const seconds = limits.takeClient(clientOf(c));
      if (seconds > 0) return tooMany(c, seconds);
      await next();
      return undefined;
    })
    .post("/", async (c) => {
      const body = credentialsSchema.safeParse(await jsonOf(c));
      if (!body.success) return refuse(c, 401, [{ reason: reason("wrongSignIn") }]);
      const { email, password } = body.data;
      const seconds = limits.takeAccount(email, getCookie(c, DEVICE_COOKIE));
      if (seconds > 0) return tooMany(c, seconds);
      const step = await stepFor(c, email, password);
      if (step) return c.json(step);
      // What was typed may be a password in the wrong field: only addresses that are known are written down.
      await note((await people.findByEmail(email))?.email ?? "a stranger", "sign-in refused");
      return refuse(c, 401, [{ reason: reason("wrongSignIn") }]);
    })
    .post("/code", async (c) => {
      const body = codeSchema.safeParse(await jsonOf(c));
      const cookies = body.success ? await accounts.enterCode(body.data.code, c.req.raw.headers) : null;
      if (!cookies) {
        await note("a stranger", "code refused");
        return refuse(c, 401, [{ path: ["code"], reason: reason("wrongCode") }]);
      }
      addCookies(c, cookies);
      const headers = new Headers({ cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") });
      await note((await accounts.personOf({ headers }))?.email ?? "a stranger", "signed in");
      return c.body(null, 204);
    })
    .post("/out", async (c) => {
      const person = await accounts.personOf(c.req.raw);
      addCookies(c, await accounts.signOut(c.req.raw.headers));
      if (person?.email) await note(person.email, "signed out");
      return c.body(null, 204);
    })
    .post("/forgotten", async (c) => {
      const body = forgottenSchema.safeParse(await jsonOf(c));
      if (!body.success) return notUnderstood(c);
      // Not waited for: how long it takes would tell whether the address is known.
      mailReset(body.data.email, body.data.locale).catch(onError);
      return c.body(null, 204);
    })
    .post("/link", async (c) => {
      const body = linkSchema.safeParse(await jsonOf(c));
      const link = body.success ? await links.find(body.data.token) : null;
      if (!link) return linkGone(c);
      const { kind, email, role } = link;
      return c.json<OpenedLink>(kind === "invitation" && role ? { kind, email, role } : { kind: "reset", email });
    })
    .post("/accept", async (c) => {
      const body = acceptanceSchema.safeParse(await jsonOf(c));
      if (!body.success) return notUnderstood(c);
      const { link, refused } = await checked(c, "invitation", body.data);
      if (!link?.role) return refused ?? linkGone(c);
      const { email, role } = link;
      const { name, password } = body.data;
      const before = await people.findByEmail(email);
      if (before && (await people.setRole(before.id, role)) === "lastOwner")
        return refuse(c, 409, [{ reason: reason("lastOwner") }]);
      if (!(await links.use(link))) return linkGone(c);
      await accounts.create({ email, role, name, password });
      await note(email, `invitation accepted as ${role}`);
      return c.json(await stepFor(c, email, password));
    })
    .post("/reset", async (c) => {
      const body = newPasswordSchema.safeParse(await jsonOf(c));
      if (!body.success) return notUnderstood(c);
      const { link, refused } = await checked(c, "reset", body.data);
      if (!link) return refused;
      const person = await people.findByEmail(link.email);
      if (!person || !(await links.use(link))) return linkGone(c);
      await accounts.setPassword(person.id, body.data.password);
      await note(link.email, "password replaced");
      return c.body(null, 204);
    });
}

function addCookies(c: Context, cookies: readonly string[]) {
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
}
