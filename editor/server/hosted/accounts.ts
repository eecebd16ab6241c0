import { randomInt } from "node:crypto";
import { betterAuth } from "better-auth";
import { isAPIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import { encode } from "uqr";
import {
  ACTIONS_BY_ROLE,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  type Person,
  ROLES,
  type Role,
  type SecondFactor,
  type SignInStep,
} from "#editor/contract.ts";
import type { Keys } from "#server/signing/keys.ts";
import type { Engine } from "#server/storage/tables.ts";
import type { PeopleDb } from "./tables.ts";

const HOUR_S = 60 * 60;
/** Whoever does nothing for so long is signed out. */
const IDLE_S = 8 * HOUR_S;
/** Whoever works on and on signs in again after this. */
const LONGEST_S = 7 * 24 * HOUR_S;
/** So often it is written down that somebody is still there. */
const NOTED_EVERY_S = 5 * 60;
/** Between the password and the code. */
const CODE_WITHIN_S = 10 * 60;
const TOTP_CODE = /^\d{6}$/;
/** Letters and digits that cannot be taken for one another on paper. */
const READABLE = "23456789abcdefghjkmnpqrstvwxyz";
const BACKUP_CODES = 10;

type AccountsNeeds = { db: PeopleDb; engine: Engine; keys: Keys; origin: string; name: string; now: () => number };

/** `cookies`: Set-Cookie lines of the answer. */
type WithCookies<T> = T & { cookies: readonly string[] };

/**
 * Passwords, second factors and sessions, by better-auth. Its own addresses are not served: it answers only to what is
 * called here, so nobody can sign up, or change an address or a second factor, behind the editor's back.
 */
export function accountsIn({ db, engine, keys, origin, name, now }: AccountsNeeds) {
  const auth = betterAuth({
    appName: name,
    baseURL: origin,
    secret: keys.sign("editor-session", "better-auth"),
    database: { db, type: engine, transaction: true },
    telemetry: { enabled: false },
    // What goes wrong is thrown; what it says of wrong passwords names addresses, which do not belong in a log.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    user: {
      modelName: "editor_person",
      additionalFields: { role: { type: "string", required: true, input: false } },
    },
    session: { modelName: "editor_session", expiresIn: IDLE_S, updateAge: NOTED_EVERY_S },
    account: { modelName: "editor_account" },
    verification: { modelName: "editor_verification", storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
    },
    advanced: {
      cookiePrefix: "__Host-editor",
      // It would put __Secure- before the name; __Host- says more.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: true, httpOnly: true, sameSite: "strict", path: "/" },
      // The cookie may outlive the session: whether that still holds is asked of the store with every request.
      cookies: { session_token: { attributes: { maxAge: LONGEST_S } } },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      twoFactor({
        issuer: name,
        twoFactorTable: "editor_second_factor",
        twoFactorCookieMaxAge: CODE_WITHIN_S,
        backupCodeOptions: { storeBackupCodes: "encrypted", customBackupCodesGenerate: newBackupCodes },
      }),
    ],
  });

  async function personOf({ headers }: Pick<Request, "headers">): Promise<Person | null> {
    const found = await auth.api.getSession({ headers });
    if (!found) return null;
    const { session, user } = found;
    const role = ROLES.find((one) => one === user.role);
    // A password alone opens nothing.
    if (!user.twoFactorEnabled || role === undefined) return null;
    if (now() - session.createdAt.getTime() > LONGEST_S * 1000) return null;
    return { name: user.name, email: user.email, may: ACTIONS_BY_ROLE[role] };
  }

  /** The first step; null where address and password do not belong together. */
  async function signIn(email: string, password: string, headers: Headers): Promise<WithCookies<SignInStep> | null> {
    const signedIn = await unlessRefused(
      auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
    );
    if (!signedIn) return null;
    const cookies = signedIn.headers.getSetCookie();
    if ("twoFactorRedirect" in signedIn.response) return { next: "code", cookies };
    const enabled = await auth.api.enableTwoFactor({ body: { password }, headers: headersWith(cookies) });
    if (enabled.method !== "totp") throw new Error("the second factor is not one of codes");
    return { next: "setUp", setUp: secondFactorOf(enabled), cookies };
  }

  /** The second step, with a code of the telephone or one of those on paper; the cookies of the session, or null. */
  async function enterCode(code: string, headers: Headers): Promise<readonly string[] | null> {
    const body = { code };
    const entered = await unlessRefused(
      TOTP_CODE.test(code)
        ? auth.api.verifyTOTP({ body, headers, returnHeaders: true })
        : auth.api.verifyBackupCode({ body: { code: code.toLowerCase() }, headers, returnHeaders: true }),
    );
    return entered?.headers.getSetCookie() ?? null;
  }

  async function signOut(headers: Headers): Promise<readonly string[]> {
    const { headers: answered } = await auth.api.signOut({ headers, returnHeaders: true });
    return answered.getSetCookie();
  }

  /** Somebody with a password; one who was there under this address begins anew. */
  async function create({ email, name, role, password }: NewAccount) {
    const { internalAdapter, password: passwords } = await auth.$context;
    const hash = await passwords.hash(password);
    await db.deleteFrom("editor_person").where("email", "=", email).execute();
    const { id } = await internalAdapter.createUser({ email, name, role, emailVerified: true }, { method: "email" });
    await internalAdapter.linkAccount({ userId: id, accountId: id, providerId: "credential", password: hash });
  }

  /** Gives somebody a new password and signs them out everywhere. The second factor stays. */
  async function setPassword(id: string, password: string) {
    const { internalAdapter, password: passwords } = await auth.$context;
    await internalAdapter.updatePassword(id, await passwords.hash(password));
    await internalAdapter.deleteUserSessions(id);
  }

  return { personOf, signIn, enterCode, signOut, create, setPassword };
}

export type Accounts = ReturnType<typeof accountsIn>;
export type NewAccount = { email: string; name: string; role: Role; password: string };

/** Such as 7k3q9-2fdwz: 49 bits each. */
function newBackupCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => READABLE[randomInt(READABLE.length)]).join("");
  return Array.from({ length: BACKUP_CODES }, () => `${part()}-${part()}`);
}

/** What better-auth refuses it says by an error of its own; anything else is a fault. */
async function unlessRefused<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return null;
    throw error;
  }
}

/** As the browser will send them with its next request. */
const headersWith = (cookies: readonly string[]) =>
  new Headers({ cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") });

function secondFactorOf({ totpURI, backupCodes }: { totpURI: string; backupCodes: string[] }): SecondFactor {
  const { size, data } = encode(totpURI);
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { secret: new URL(totpURI).searchParams.get("secret") ?? "", qr: { size, path }, backupCodes };
}
