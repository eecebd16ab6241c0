/**
 * `npm run lock`, after every `npm install`: npm leaves an optional package for another platform out of the
 * lockfile when the registry at hand does not serve it, and `npm ci` then refuses the lockfile elsewhere.
 * Such entries are written here with the platform their name tells; npm never fetches them where it does not match.
 * The list of licences is written anew as well.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { LICENCES_PAGE, licencesPage } from "#scripts/lock/licences.ts";
import { completeLockfile, isForeign, nameAt, readLockfile } from "#scripts/lock/lockfile.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";

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

/** What the registry says a package must hash to; undefined where it does not serve it. */
function integrityOf(name: string, version: string): string | undefined {
  try {
    const said = execFileSync("npm", ["view", `${name}@${version}`, "dist.integrity"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    return /^sha512-\S+$/.exec(said.toString("utf8").trim())?.[0];
  } catch {
    // npm ends with an error for a package that is not there, and that is the expected case.
    return undefined;
  }
}

await runOrExplain(() => argumentsOf({ usage: "npm run lock" }));
const lock = readLockfile();
const missing = new Map(
  Object.entries(lock.packages).flatMap(([where, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${where}/node_modules/${name}`])
      .map(([name, version]): [string, { version: string }] => {
        const found = { version, ...platformOf(name), ...(entry.dev && { dev: true }), optional: true };
        return [`node_modules/${name}`, found];
      }),
  ),
);
completeLockfile(missing);

const hashes = new Map(
  Object.entries(readLockfile().packages)
    .filter(isForeign)
    .filter(([, { integrity }]) => integrity === undefined)
    .flatMap(([place, { version = "" }]) => {
      const integrity = integrityOf(nameAt(place), version);
      return integrity === undefined ? [] : [[place, { integrity }] as const];
    }),
);
completeLockfile(hashes);
writeFileSync(LICENCES_PAGE, licencesPage(readLockfile()));
console.log(`${missing.size} packages of other platforms added to the lockfile, ${hashes.size} hashes looked up`);
