import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { z } from "zod";
import { PlainError } from "./plain-error.ts";

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

const portSchema = wholeNumber(0, 65_535);

/** Such as 3001,3002. */
export const portsSchema = z
  .string()
  .regex(/^\d{1,5}(?:,\d{1,5})*$/, "must be ports with commas between them, such as 3001,3002")
  .transform((value) => value.split(",").map(Number))
  .refine((ports) => ports.every((port) => port > 0 && port <= 65_535), "must be ports from 1 to 65535");

/** An absolute http(s) address without a trailing slash, query or fragment. */
const originSchema = z
  .url({ protocol: /^https?$/, error: "must begin with https:// or http://, like https://example.com" })
  .refine(
    (value) => !URL.canParse(value) || (new URL(value).pathname === "/" && !/[?#]/.test(value)),
    "must be an origin, such as https://example.com",
  )
  .transform((value) => new URL(value).origin);

const baseUrlSchema = z
  .string()
  .refine(
    (value) => value.startsWith("/") || URL.canParse(value),
    "must be a path such as /api/ or an absolute address",
  )
  .transform((value) => (value.endsWith("/") ? value : `${value}/`));

const addressSchema = z.email({ error: "must be an e-mail address" });

/** `Name <address>` or an address alone. */
const senderSchema = z.string().transform((value, context) => {
  const [, name, inBrackets, alone] = /^(?:([^<>"\r\n]*?)\s*<([^<>]+)>|([^<>\s]+))$/.exec(value.trim()) ?? [];
  const address = addressSchema.safeParse(inBrackets ?? alone);
  if (address.success) return { name: name || undefined, address: address.data };
  context.addIssue({ code: "custom", message: "must be an address, or Name <address>" });
  return z.NEVER;
});

/** The key of Standard Webhooks: 24 to 64 bytes in base64 behind whsec_. */
const webhookSecretSchema = z
  .string()
  .regex(/^(?:whsec_)?[A-Za-z0-9+/]{32,88}={0,2}$/, "must be whsec_ and 24 to 64 bytes in base64")
  .transform((value) => Buffer.from(value.replace(/^whsec_/, ""), "base64"));

/** Of every secret that signs: a shorter one can be guessed. */
export const MIN_SECRET_LENGTH = 32;
const secretSchema = z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`);

/** Public keys of age, separated by spaces. */
const recipientsSchema = z
  .string()
  .transform((value) => value.trim().split(/[\s,]+/))
  .refine((keys) => keys.every((key) => /^age1[a-z0-9]{50,}$/.test(key)), "must be public keys of age, such as age1…");

const ENCODED =
  "@ / # and the like in a password stand as %40 %2F %23, or the password stands in a variable of its own";

/** One of a few words. */
const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, { error: `must be one of: ${words.join(", ")}` });

/**
 * An address with a login. A password whose @ / ? or # stands as it is ends the address early: what is left can often be
 * read, and names another machine.
 */
const loginAddress = (protocol: RegExp, error: string) =>
  z.url({ protocol, error }).refine((value) => {
    if (!URL.canParse(value)) return true;
    const { pathname, search, hash } = new URL(value);
    return hash === "" && !`${pathname}${search}`.includes("@");
  }, ENCODED);

/** Every variable the project reads. All have a working default. */
const envSchema = z.object({
  PORT: portSchema.default(3000),
  HOST: z.string().min(1).default("0.0.0.0"),
  /** Processes that answer for pages, beside one for the API; 1 does everything in a single process. */
  WORKERS: wholeNumber(1, 256).default(availableParallelism()),
  /** For Prometheus; must not be reachable from outside. */
  METRICS_PORT: portSchema.optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z
    .string()
    .min(1)
    .default("./data")
    .transform((value) => resolve(value)),
  DATABASE_URL: loginAddress(
    /^postgres(ql)?$/,
    `must be like postgres://user:password@host/database; ${ENCODED}`,
  ).optional(),
  /** Put into DATABASE_URL, whatever characters it has. */
  DATABASE_PASSWORD: z.string().optional(),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  /** For links in mails, signed form times and hashed addresses; replicas share one. */
  SECRET_KEY: secretSchema.optional(),
  /** Signs nothing, and what it signed is still accepted: the secret before, or the next one. */
  SECRET_KEY_FALLBACK: secretSchema.optional(),
  /** Submissions of one client within ten minutes; above a quarter of it a proof of work is required. */
  RATE_LIMIT: wholeNumber(1, 1_000_000_000).default(20),
  SMTP_URL: loginAddress(
    /^smtps?$/,
    `must begin with smtp:// or smtps://, like smtps://user:password@host; ${ENCODED}`,
  ).optional(),
  /** Put into SMTP_URL. */
  SMTP_PASSWORD: z.string().optional(),
  MAIL_FROM: senderSchema.optional(),
  MAIL_TO: addressSchema.optional(),
  /** Mails in an hour, whoever gets them; the others wait. */
  MAIL_LIMIT: wholeNumber(1, 1_000_000_000).default(1000),
  /** Mails to one visitor's address in a day; the others wait. */
  MAIL_LIMIT_PER_ADDRESS: wholeNumber(1, 1_000_000_000).default(10),
  WEBHOOK_URL: z.url({ protocol: /^https?$/, error: "must begin with https:// or http://" }).optional(),
  WEBHOOK_SECRET: webhookSecretSchema.optional(),
  /** Whoever has the secret key to one of these can read backups; without it they are not encrypted. */
  BACKUP_RECIPIENTS: recipientsSchema.optional(),
  LOG_LEVEL: oneOf(["silent", "error", "info"]).default("info"),

  // Read by the hosted editor.
  /** Its own host name, on which nothing else is served; https but for this machine. */
  EDITOR_ORIGIN: originSchema
    .refine(
      (value) => value.startsWith("https://") || /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(value),
      "must begin with https://: passwords are sent to it",
    )
    .optional(),
  EDITOR_PORT: portSchema.default(4400),
  EDITOR_HOST: z.string().min(1).default("127.0.0.1"),
  /** Signs its sessions and encrypts its second factors. Unlike SECRET_KEY it stays as it is. */
  EDITOR_SECRET_KEY: secretSchema.optional(),

  // Read by the build: what pages say of the outside world.
  SITE_URL: originSchema.optional(),
  API_BASE_URL: baseUrlSchema.optional(),
  LOGIN_URL: z.url({ protocol: /^https?$/, error: "must begin with https:// or http://" }).optional(),
  CONTENT_DIR: z
    .string()
    .min(1)
    .default("./content")
    .transform((value) => resolve(value)),
  /** Whether texts that nobody has translated yet keep the site from being built. */
  UNTRANSLATED: oneOf(["warn", "refuse"]).default("warn"),
  /** Set by `npm run dev`: where its API listens. */
  DEV_API_PORT: portSchema.optional(),
  DIST_DIR: z
    .string()
    .min(1)
    .default("./dist")
    .transform((value) => resolve(value)),
  /** Where `npm run publish` keeps its builds; null where DIST_DIR alone was named, which is then shown. */
  RELEASES_DIR: z
    .string()
    .min(1)
    .nullable()
    .default("./releases")
    .transform((value) => value && resolve(value)),
  /** Ports of this machine whose servers show releases; without it `npm run publish` asks the one on PORT. */
  PUBLISH_PORTS: portsSchema.optional(),
  /** A git remote: the editor's "Publish" pushes to PUBLISH_BRANCH of it, and whoever hosts the site builds. */
  PUBLISH_REMOTE: z
    .string()
    .regex(/^[^\s-]\S*$/, "must be the name or address of a git remote")
    .optional(),
  PUBLISH_BRANCH: z
    .string()
    .regex(/^(?![-/.])(?!.*(?:\.\.|\/\/|@\{))[^\s~^:?*[\\]+(?<![/.])$/, "must be the name of a branch")
    .optional(),
});

export type Env = z.output<typeof envSchema>;

export class EnvError extends PlainError {
  override name = "EnvError";
}

/** Settings that need others beside them. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  DATABASE_PASSWORD: ["DATABASE_URL"],
  SMTP_URL: ["MAIL_FROM", "MAIL_TO"],
  SMTP_PASSWORD: ["SMTP_URL"],
  WEBHOOK_URL: ["WEBHOOK_SECRET"],
  PUBLISH_REMOTE: ["PUBLISH_BRANCH"],
  PUBLISH_BRANCH: ["PUBLISH_REMOTE"],
};

function missingCompanions(given: Readonly<Record<string, unknown>>): { variable: string; by: string }[] {
  return Object.entries(COMPANIONS).flatMap(([by, companions]) =>
    by in given ? companions.filter((variable) => !(variable in given)).map((variable) => ({ variable, by })) : [],
  );
}

/** Passwords of their own are put where the address has its place for them. */
function withPasswords(env: Env): Env {
  const withPassword = (address: string | undefined, password: string | undefined) => {
    if (address === undefined || password === undefined) return address;
    const url = new URL(address);
    url.password = encodeURIComponent(password);
    return url.href;
  };
  return {
    ...env,
    DATABASE_URL: withPassword(env.DATABASE_URL, env.DATABASE_PASSWORD),
    SMTP_URL: withPassword(env.SMTP_URL, env.SMTP_PASSWORD),
  };
}

/** Every setting by its name. */
export const SETTINGS: readonly string[] = Object.keys(envSchema.shape);

/** Reads all variables at once, so that a bad start names everything that is wrong with it. */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const given: Record<string, string | undefined | null> = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  if ("DIST_DIR" in given && !("RELEASES_DIR" in given)) given["RELEASES_DIR"] = null;
  const result = envSchema.safeParse(given);
  const missing = missingCompanions(given);
  const isPortTwice = result.success && result.data.PORT > 0 && result.data.PORT === result.data.METRICS_PORT;
  if (result.success && missing.length === 0 && !isPortTwice) return withPasswords(result.data);
  const errors = [
    ...(result.error?.issues ?? []).map(({ path: [variable], message }) => `${String(variable)}: ${message}`),
    ...missing.map(({ variable, by }) => `${variable}: is needed with ${by}`),
    ...(isPortTwice ? ["METRICS_PORT: must be another port than PORT"] : []),
  ];
  const [first, ...others] = errors;
  throw new EnvError(
    others.length === 0
      ? `${first}; docs/operations.md says under "Settings" what it may be.`
      : `These environment variables cannot be used:\n  ${errors.join("\n  ")}\ndocs/operations.md says under "Settings" what each of them may be.`,
  );
}

export function readEnv(): Env {
  return parseEnv(process.env);
}
