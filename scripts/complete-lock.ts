/**
 * `npm run lock`, after every `npm install`: npm leaves an optional package for another platform out of the
 * lockfile when the registry at hand does not serve it, and `npm ci` then refuses the lockfile elsewhere.
 * Such entries are written here with the platform their name tells; npm never fetches them where it does not match.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

const OPERATING_SYSTEMS = [
  "linux",
  "darwin",
  "win32",
  "freebsd",
  "openbsd",
  "netbsd",
  "android",
  "sunos",
  "aix",
  "openharmony",
];
const PROCESSORS = ["x64", "arm64", "arm", "ia32", "riscv64", "ppc64", "s390x", "loong64", "mips64el", "wasm32"];

function platformOf(name: string) {
  const words = name
    .replace("windows", "win32")
    .replace(/armv7|armhf/, "arm")
    .split(/[^a-z0-9]+/);
  const os = OPERATING_SYSTEMS.find((known) => words.includes(known));
  const cpu = PROCESSORS.find((known) => words.includes(known));
  const libc = words.includes("musl") ? "musl" : words.includes("gnu") ? "glibc" : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }), ...(os === "linux" && libc && { libc: [libc] }) };
}

const packageSchema = z.looseObject({
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const lockSchema = z.looseObject({ packages: z.record(z.string(), packageSchema) });

const lock = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
let added = 0;
for (const [where, entry] of Object.entries(lock.packages))
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (lock.packages[`node_modules/${name}`] || lock.packages[`${where}/node_modules/${name}`]) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(entry.dev && { dev: true }),
      optional: true,
    };
    added += 1;
  }
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added to the lockfile`);
