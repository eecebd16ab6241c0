/** A new release: built beside the one that is shown, checked, then shown. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { contentErrors } from "#build/content/content-check.ts";
import { errorLine } from "#build/content/content-errors.ts";
import { inputsFingerprint } from "#build/pages/inputs.ts";
import { siteManifestSchema } from "#domain/site/site-manifest.ts";
import { timeStampAfter } from "#domain/text/time-stamp.ts";
import { buildSite } from "#scripts/build/build-site.ts";
import { snapshotContent } from "#scripts/build/content-snapshot.ts";
import type { BuildState } from "#scripts/build/progress.ts";
import { assertJsonIsReadable } from "#scripts/content/json-errors.ts";
import type { Env } from "#server/env.ts";
import { errorMessage } from "#server/error-message.ts";
import { PlainError } from "#server/plain-error.ts";
import { addRelease, currentRelease, listReleases, type Release, shownBuild } from "#server/releases/releases.ts";
import { checkRelease } from "./check-release.ts";
import { contentWithoutChanges, isUnchangedSince, listDueArticles, scheduleOf } from "./due-articles.ts";
import { expireReleases } from "./expire-releases.ts";
import { withPublishLock } from "./publish-lock.ts";
import type { PublishReport } from "./publish-report.ts";
import { serverCodeFingerprint } from "./server-code.ts";
import { showRelease } from "./show-release.ts";

/** A folder without the name of a release: nobody takes it for one. */
const BUILD_FOLDER = "building";

export type PublishNeeds = {
  env: Env;
  releasesDir: string;
  /** Ports of this machine whose servers are to show it. */
  ports: readonly number[];
  keep: number;
  /** By a timer: nobody is there to see what else would be published. */
  isAutomatic: boolean;
  /** Who publishes, where that is known. */
  by?: string | undefined;
  onReport: (report: PublishReport) => void;
  /** Ends it, as long as nothing new is shown. */
  signal: AbortSignal;
};

export async function publish(needs: PublishNeeds) {
  await withPublishLock(needs.releasesDir, () => publishAlone(needs));
}

async function publishAlone(needs: PublishNeeds) {
  const { releasesDir, ports, keep, isAutomatic, by, onReport, signal } = needs;
  const current = currentRelease(releasesDir);
  const releases = listReleases(releasesDir);
  const asBefore = current ? `The site is shown as before (release ${current.name}).` : "Nothing else has changed.";
  // A way back holds until somebody publishes, or takes back what was undone: then nothing else waits to be published.
  const isBack = releases[0] !== undefined && current?.name !== releases[0].name;
  if (isAutomatic && isBack && !isUnchangedSince(needs.env, shownBuild(needs.env).dir)) {
    const chosen = current ? `an older release (${current.name})` : "the build in DIST_DIR";
    console.log(`Nothing was published: ${chosen} was chosen by hand. "npm run publish" publishes again.`);
    return;
  }
  const env = isAutomatic ? envOfDue(needs.env) : needs.env;
  if (env === null) {
    console.log("Nothing was published: no article that waits in the site that is shown is due.");
    return;
  }
  const inputs = inputsFingerprint(env);
  const same = releases.find((release) => inputsOf(release) === inputs);
  if (same && same.name === current?.name) {
    console.log(`Nothing has changed since release ${same.name}, which is shown.`);
    return;
  }
  if (same) {
    console.log(`Release ${same.name} is of exactly what is here now, so it need not be built again.`);
    onReport({ step: "switch" });
    onReport({ release: same.name, showing: await showRelease({ releasesDir, release: same, ports }) });
    return;
  }
  const buildDir = join(releasesDir, BUILD_FOLDER);
  rmSync(buildDir, { recursive: true, force: true });
  // What is saved from here on is not checked, built or shown: it is published the next time.
  const taken = { ...env, DIST_DIR: buildDir, CONTENT_DIR: snapshotContent({ ...env, DIST_DIR: buildDir }) };
  const editedIn = needs.env.CONTENT_DIR;
  try {
    onReport({ step: "check" });
    assertContentIsRight(taken);
    console.log(
      current ? `Building beside release ${current.name}, which is shown meanwhile.` : "Building the first release.",
    );
    const replaced = current?.name ?? null;
    const release = await buildRelease({ env: taken, editedIn, releasesDir, replaced, by, onReport, signal });
    onReport({ step: "switch" });
    onReport({ release: release.name, showing: await showRelease({ releasesDir, release, ports }) });
    warnOfServerCode(current, release);
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    throw new PlainError(`${error.message}\n\nNothing was published. ${asBefore}`, { cause: error });
  } finally {
    rmSync(buildDir, { recursive: true, force: true });
  }
  const expired = expireReleases(releasesDir, keep);
  if (expired.length > 0) console.log(`Deleted older releases: ${expired.join(", ")}.`);
  if (current) console.log('To go back: "npm run publish -- --undo".');
}

/** Null where nothing is due. */
function envOfDue(env: Env): Env | null {
  const { dir } = shownBuild(env);
  const due = listDueArticles(scheduleOf(dir), new Date());
  if (due.length === 0) return null;
  console.log(`Due today: ${due.join(", ")}.`);
  return { ...env, CONTENT_DIR: contentWithoutChanges(env, dir) };
}

function inputsOf({ dir }: Release): string | null {
  const path = join(dir, "manifest.json");
  const manifest = existsSync(path) ? siteManifestSchema.safeParse(JSON.parse(readFileSync(path, "utf8"))) : null;
  return manifest?.success ? manifest.data.inputs : null;
}

/** Within seconds and by file and field; the build finds the same, later and with more words. */
function assertContentIsRight({ CONTENT_DIR }: Env) {
  assertJsonIsReadable(CONTENT_DIR);
  const errors = contentErrors(CONTENT_DIR);
  if (errors.length === 0) return;
  throw new PlainError(
    `The content has ${errors.length} ${errors.length === 1 ? "error" : "errors"} to mend:\n${errors.map((error) => `  ${errorLine(error)}`).join("\n")}`,
  );
}

type BuildNeeds = Pick<PublishNeeds, "env" | "releasesDir" | "by" | "onReport" | "signal"> & {
  editedIn: string;
  replaced: string | null;
};

async function buildRelease(needs: BuildNeeds): Promise<Release> {
  const { env, editedIn, releasesDir, replaced, by = null, onReport, signal } = needs;
  const buildDir = env.DIST_DIR;
  onReport({ step: "build" });
  const onProgress = (progress: BuildState) => onReport({ progress });
  const code = await buildSite(env, { onProgress, signal, editedIn });
  assertNotCancelled(signal);
  if (code !== 0) throw new PlainError("What is to be mended stands above.");
  // Of a site with content elsewhere; the next build has its own.
  rmSync(join(buildDir, "cache"), { recursive: true, force: true });
  onReport({ step: "verify" });
  const { files } = await checkRelease(buildDir).catch((error: unknown) => {
    throw new PlainError(errorMessage(error), { cause: error });
  });
  assertNotCancelled(signal);
  const name = timeStampAfter(listReleases(releasesDir)[0]?.name, new Date());
  const release = addRelease(releasesDir, { name, buildDir, replaced, by, serverCode: serverCodeFingerprint() });
  console.log(`Release ${name} is complete: ${files} files were checked.`);
  return release;
}

function assertNotCancelled({ aborted }: AbortSignal) {
  if (aborted) throw new PlainError("It was cancelled.");
}

function warnOfServerCode(before: Release | null, release: Release) {
  if (before && before.serverCode !== release.serverCode)
    console.log("The server's own code has changed since the release before: restart the servers in turn as well.");
}
