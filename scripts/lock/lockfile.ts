import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

const packageSchema = z.looseObject({
  /** Where it is installed under another name. */
  name: z.string().optional(),
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  cpu: z.array(z.string()).optional(),
  os: z.array(z.string()).optional(),
  libc: z.array(z.string()).optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const lockSchema = z.looseObject({ lockfileVersion: z.number(), packages: z.record(z.string(), packageSchema) });

export type Lockfile = z.output<typeof lockSchema>;

const LOCKFILE = "package-lock.json";

export function readLockfile(): Lockfile {
  return lockSchema.parse(JSON.parse(readFileSync(LOCKFILE, "utf8")));
}

const writtenSchema = z.looseObject({ packages: z.record(z.string(), z.looseObject({})) });

/** Adds to what the file says of its packages, and leaves its order alone. */
export function completeLockfile(additions: ReadonlyMap<string, Readonly<Record<string, unknown>>>) {
  const written = writtenSchema.parse(JSON.parse(readFileSync(LOCKFILE, "utf8")));
  for (const [place, addition] of additions) written.packages[place] = { ...written.packages[place], ...addition };
  writeFileSync(LOCKFILE, `${JSON.stringify(written, null, 2)}\n`);
}

/** The name of a package, from where it is installed. */
export const nameAt = (place: string) => place.replace(/^.*node_modules\//, "");

/** Packages that come from elsewhere. The project itself, its workspaces and the links between them do not. */
export const isForeign = ([place, { link }]: [string, { link?: boolean | undefined }]) =>
  place.includes("node_modules/") && !link;
