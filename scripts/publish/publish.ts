/** A new release: built beside the one that is shown, checked, then shown. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "#build/content/content-check.ts";
import { errorLine } from "#build/content/content-errors.ts";
import { inputsFingerprint } from "#build/pages/inputs.ts";
import { siteManifestSchema } from "#domain/site/site-manifest.ts";
import { timeStampAfter } from "#domain/text/time-stamp.ts";
import { buildSite } from "#scripts/build/build-site.ts";
import { assertJsonIsReadable } from "#scripts/content/json-errors.ts";
import type { Env } from "#server/env.ts";
import { errorMessage } from "#server/error-message.ts";
import { PlainError } from "#server/plain-error.ts";
import { addRelease, currentRelease, listReleases, type Release } from "#server/releases/releases.ts";
import { checkRelease } from "./check-release.ts";
import { expireReleases } from "./expire-releases.ts";
import { withPublishLock } from "./publish-lock.ts";
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
};

export async function publish(needs: PublishNeeds) {
  await withPublishLock(needs.releasesDir, () => publishAlone(needs));
}

async function publishAlone({ env, releasesDir, ports, keep, isAutomatic }: PublishNeeds) {
  const current = currentRelease(releasesDir);
  const releases = listReleases(releasesDir);
  const asBefore = current ? `The site is shown as before (release ${current.name}).` : "Nothing else has changed.";
  if (isAutomatic && current && current.name !== releases[0]?.name) {
    console.log(
      `Nothing was published: an older release (${current.name}) was chosen by hand. "npm run publish" publishes again.`,
    );
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
    await showRelease({ releasesDir, release: same, ports });
    return;
  }
  const buildDir = join(releasesDir, BUILD_FOLDER);
  try {
    assertContentIsRight(env);
    console.log(
      current ? `Building beside release ${current.name}, which is shown meanwhile.` : "Building the first release.",
    );
    const release = await buildRelease({ env, releasesDir, buildDir, replaced: current?.name ?? null });
    await showRelease({ releasesDir, release, ports });
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

function inputsOf({ dir }: Release): string | null {
  const path = join(dir, "manifest.json");
  const manifest = existsSync(path) ? siteManifestSchema.safeParse(JSON.parse(readFileSync(path, "utf8"))) : null;
  return manifest?.success ? manifest.data.inputs : null;
}

/** Within seconds and by file and field; the build finds the same, later and with more words. */
function assertContentIsRight({ CONTENT_DIR }: Env) {
  assertJsonIsReadable(CONTENT_DIR);
  const { errors } = checkContent(CONTENT_DIR);
  if (errors.length === 0) return;
  throw new PlainError(
    `The content has ${errors.length} ${errors.length === 1 ? "error" : "errors"} to mend:\n${errors.map((error) => `  ${errorLine(error)}`).join("\n")}`,
  );
}

type BuildNeeds = { env: Env; releasesDir: string; buildDir: string; replaced: string | null };

async function buildRelease({ env, releasesDir, buildDir, replaced }: BuildNeeds): Promise<Release> {
  rmSync(buildDir, { recursive: true, force: true });
  const code = await buildSite({ ...env, DIST_DIR: buildDir });
  if (code !== 0) throw new PlainError("What is to be mended stands above.");
  // Of a site with content elsewhere; the next build has its own.
  rmSync(join(buildDir, "cache"), { recursive: true, force: true });
  const { files } = await checkRelease(buildDir).catch((error: unknown) => {
    throw new PlainError(errorMessage(error), { cause: error });
  });
  const name = timeStampAfter(listReleases(releasesDir)[0]?.name, new Date());
  const release = addRelease(releasesDir, { name, buildDir, replaced, serverCode: serverCodeFingerprint() });
  console.log(`Release ${name} is complete: ${files} files were checked.`);
  return release;
}

function warnOfServerCode(before: Release | null, release: Release) {
  if (before && before.serverCode !== release.serverCode)
    console.log("The server's own code has changed since the release before: restart the servers in turn as well.");
}
