/** `npm run publish`: builds a new release beside the one that is shown, and shows it without a dropped request. */

import { publish } from "#scripts/publish/publish.ts";
import { withPublishLock } from "#scripts/publish/publish-lock.ts";
import { CANCEL, type PublishReport } from "#scripts/publish/publish-report.ts";
import { releaseBefore } from "#scripts/publish/release-before.ts";
import { serverCodeFingerprint } from "#scripts/publish/server-code.ts";
import { showRelease } from "#scripts/publish/show-release.ts";
import { startedServerPort } from "#scripts/publish/started-server.ts";
import { type Env, portsSchema, readEnv } from "#server/env.ts";
import { PlainError, runOrExplain } from "#server/plain-error.ts";
import { currentRelease, findRelease, listReleases, type Release } from "#server/releases/releases.ts";
import { valuesOf } from "./command.ts";

const DEFAULT_KEEP = 5;

const USAGE = `npm run publish                         builds, checks and shows a new release
npm run publish -- --undo               shows the release before this one again
npm run publish -- --to <release>       shows another one that is kept
npm run publish -- --list               lists them
npm run publish -- --if-due             by a timer: articles whose day has come and nothing else; nothing if an older one was chosen
Also: --ports 3001,3002 (servers of this machine; else PUBLISH_PORTS, else that of npm start, else PORT), --keep <how many releases>, --by <name>`;

await runOrExplain(async () => {
  const { value, has } = valuesOf({
    usage: USAGE,
    options: ["to", "ports", "keep", "by"],
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
  const ports = portsOf(value("ports"), env, releasesDir);
  const keep = keepOf(value("keep"));
  const isAutomatic = has("if-due");
  if (to === undefined && !has("undo"))
    return reporting((onReport, signal) =>
      publish({ env, releasesDir, ports, keep, isAutomatic, by: value("by"), onReport, signal }),
    );
  const release = to === undefined ? undoneRelease(env, releasesDir) : named(releasesDir, to);
  return reporting((onReport) =>
    withPublishLock(releasesDir, async () => {
      onReport({ step: "switch" });
      if (release && release.serverCode !== serverCodeFingerprint())
        console.log(`Release ${release.name} was built for another version of the server.`);
      const showing = await showRelease({ releasesDir, release, ports });
      onReport({ release: release?.name ?? null, showing });
    }),
  );
});

/** The editor starts this command, is told how far it is, and may cancel it; where the editor ends, so does this. */
async function reporting(work: (onReport: (report: PublishReport) => void, signal: AbortSignal) => Promise<void>) {
  const cancelling = new AbortController();
  const cancel = () => cancelling.abort();
  process.on("message", (message) => message === CANCEL && cancel()).on("disconnect", cancel);
  try {
    await work((report) => process.connected && process.send?.(report), cancelling.signal);
  } finally {
    process.off("disconnect", cancel);
    if (process.connected) process.disconnect?.();
  }
}

function list(releasesDir: string) {
  const current = currentRelease(releasesDir)?.name;
  const releases = listReleases(releasesDir);
  if (releases.length === 0) console.log(`Nothing was published yet in ${releasesDir}.`);
  for (const { name } of releases) console.log(name === current ? `${name}  shown` : name);
}

/** What undo leads to: a release, or null for the build that was shown before there were releases. */
function undoneRelease({ DIST_DIR }: Env, releasesDir: string): Release | null {
  const current = currentRelease(releasesDir);
  if (!current) throw new PlainError("No release is shown, so there is nothing to undo.");
  const before = releaseBefore({ releasesDir, distDir: DIST_DIR });
  if (before) return before.release;
  throw new PlainError(
    `There is no release before ${current.name}. "npm run publish -- --list" shows those that are kept.`,
  );
}

function named(releasesDir: string, name: string): Release {
  const release = findRelease(releasesDir, name);
  if (release) return release;
  throw new PlainError(`There is no release "${name}". "npm run publish -- --list" shows those that are kept.`);
}

function portsOf(given: string | undefined, { PORT, PUBLISH_PORTS }: Env, releasesDir: string): number[] {
  const started = startedServerPort(releasesDir) ?? PORT;
  if (given === undefined) return PUBLISH_PORTS ?? (started === 0 ? [] : [started]);
  const ports = portsSchema.safeParse(given);
  if (ports.success) return ports.data;
  throw new PlainError(`--ports are numbers such as 3001,3002. It is called by:\n${USAGE}`);
}

function keepOf(given: string | undefined): number {
  if (given === undefined) return DEFAULT_KEEP;
  if (/^[1-9]\d{0,2}$/.test(given)) return Number(given);
  throw new PlainError(`--keep is a number of releases from 1 to 999. It is called by:\n${USAGE}`);
}
