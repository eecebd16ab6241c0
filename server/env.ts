import { resolve } from "node:path";
import { z } from "zod";

const portSchema = z.coerce.number().int().min(0).max(65_535);

/** An absolute http(s) address without a trailing slash, query or fragment. */
const originSchema = z
  .url({ protocol: /^https?$/ })
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

/** Every variable the project reads. All have a working default. */
const envSchema = z.object({
  PORT: portSchema.default(3000),
  HOST: z.string().min(1).default("0.0.0.0"),
  DATA_DIR: z
    .string()
    .min(1)
    .default("./data")
    .transform((value) => resolve(value)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must begin with postgres://" }).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(["silent", "error", "info"]).default("info"),

  // Read by the build: what pages say of the outside world.
  SITE_URL: originSchema.optional(),
  API_BASE_URL: baseUrlSchema.optional(),
  LOGIN_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONTENT_DIR: z
    .string()
    .min(1)
    .default("./content")
    .transform((value) => resolve(value)),
  /** Set by \`npm run dev\`: where its API listens. */
  DEV_API_PORT: portSchema.optional(),
  DIST_DIR: z
    .string()
    .min(1)
    .default("./dist")
    .transform((value) => resolve(value)),
});

export type Env = z.output<typeof envSchema>;

export class EnvError extends Error {
  override name = "EnvError";
}

/** Reads all variables at once, so that a bad start names everything that is wrong with it. */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = envSchema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new EnvError(`These environment variables cannot be used:\n${lines.join("\n")}`);
}

export function readEnv(): Env {
  return parseEnv(process.env);
}
