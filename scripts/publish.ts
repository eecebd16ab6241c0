/** `npm run publish`: builds a new release beside the one that is shown, and shows it without a dropped request. */

import { publish } from "#scripts/publish/publish.ts";
import { withPublishLock } from "#scripts/publish/publish-lock.ts";
import { serverCodeFingerprint } from "#scripts/publish/server-code.ts";
import { showRelease } from "#scripts/publish/show-release.ts";
import { readEnv } from "#server/env.ts";
import { PlainError, runOrExplain } from "#server/plain-error.ts";
import { currentRelease, findRelease, listReleases, type Release } from "#server/releases/releases.ts";
import { valuesOf } from "./command.ts";

const DEFAULT_KEEP = 5;

const USAGE = `npm run publish                         builds, checks and shows a new release
npm run publish -- --undo               shows the release before this one again
npm run publish -- --to <release>       shows another one that is kept
npm run publish -- --list               lists them
npm run publish -- --if-due             by a timer: nothing if nothing has changed, or if an older one was chosen
Also: --ports 3001,3002 (servers of this machine; else PORT), --keep <how many releases>`;

await runOrExplain(async () => {
  const { value, has } = valuesOf({
    usage: USAGE,
    options: ["to", "ports", "keep"],
    flags: ["undo", "list", "if-due"],
  });
  const env = readEnv();
  const releasesDir = env.RELEASES_DIR;
  if (releasesDir === null)
    throw new PlainError(
      "DIST_DIR is set, so servers show that build and no release. Set RELEASES_DIR as well, or leave DIST_DIR out.",
    );
  const to = value("to");
  if ([to !== undefined, has("undo"), has("list"), has("if-due")].filter(Boolean).length > 1)
    throw new PlainError(`One thing at a time. It is called by:\n${USAGE}`);
  if (has("list")) return list(releasesDir);
  const ports = portsOf(value("ports"), env.PORT);
  if (to === undefined && !has("undo"))
    return publish({ env, releasesDir, ports, keep: keepOf(value("keep")), isAutomatic: has("if-due") });
  const release = to === undefined ? releaseBefore(releasesDir) : named(releasesDir, to);
  return withPublishLock(releasesDir, async () => {
    if (release.serverCode !== serverCodeFingerprint())
      console.log(`Release ${release.name} was built for another version of the server.`);
    await showRelease({ releasesDir, release, ports });
  });
});

function list(releasesDir: string) {
  const current = currentRelease(releasesDir)?.name;
  const releases = listReleases(releasesDir);
  if (releases.length === 0) console.log(`Nothing was published yet in ${releasesDir}.`);
  for (const { name } of releases) console.log(name === current ? `${name}  shown` : name);
}

/** The one that was shown when the current one was published, or else the next older one. */
function releaseBefore(releasesDir: string): Release {
  const current = currentRelease(releasesDir);
  if (!current) throw new PlainError("Nothing was published yet, so there is nothing to undo.");
  const before =
    (current.replaced !== null && findRelease(releasesDir, current.replaced)) ||
    listReleases(releasesDir).find(({ name }) => name < current.name);
  if (before) return before;
  throw new PlainError(
    `There is no release before ${current.name}. "npm run publish -- --list" shows those that are kept.`,
  );
}

function named(releasesDir: string, name: string): Release {
  const release = findRelease(releasesDir, name);
  if (release) return release;
  throw new PlainError(`There is no release "${name}". "npm run publish -- --list" shows those that are kept.`);
}

function portsOf(given: string | undefined, port: number): number[] {
  if (given === undefined) return port === 0 ? [] : [port];
  const ports = given.split(",").map(Number);
  if (ports.every((one) => Number.isInteger(one) && one > 0 && one <= 65_535)) return ports;
  throw new PlainError(`--ports are numbers such as 3001,3002. It is called by:\n${USAGE}`);
}

function keepOf(given: string | undefined): number {
  if (given === undefined) return DEFAULT_KEEP;
  if (/^[1-9]\d{0,2}$/.test(given)) return Number(given);
  throw new PlainError(`--keep is a number of releases from 1 to 999. It is called by:\n${USAGE}`);
}
