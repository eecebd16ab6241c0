import { existsSync } from "node:fs";
import { inputsFingerprint } from "#build/pages/inputs.ts";
import { wallClock } from "#domain/planner/calendar.ts";
import { type SiteManifest, siteManifestSchema } from "#domain/site/site-manifest.ts";
import { contentOf } from "#scripts/build/content-snapshot.ts";
import { readBuildFile } from "#server/build-output/read-build-file.ts";
import { loadServerFacts } from "#server/build-output/server-facts.ts";
import type { Env } from "#server/env.ts";

const manifestOf = (buildDir: string) => readBuildFile(buildDir, "manifest.json", siteManifestSchema);

export type Schedule = Pick<SiteManifest, "scheduled"> & { timeZone: string };

/** The articles that a build left out, and where the company is. */
export const scheduleOf = (buildDir: string): Schedule => ({
  scheduled: manifestOf(buildDir).scheduled,
  timeZone: loadServerFacts(buildDir).timeZone,
});

/** Those whose day has come since. */
export function listDueArticles({ scheduled, timeZone }: Schedule, now: Date): string[] {
  const today = wallClock(now, timeZone).date;
  return scheduled.filter(({ publishedOn }) => publishedOn <= today).map(({ id }) => id);
}

/**
 * What such an article is published with: the content of the build that is shown, so that nothing else comes to be seen
 * which is saved and not published yet. Where nothing is, that is the content folder, whose caches make it quicker.
 */
export function contentWithoutChanges(env: Env, buildDir: string): string {
  const copy = contentOf(buildDir);
  return isUnchangedSince(env, buildDir) || !existsSync(copy) ? env.CONTENT_DIR : copy;
}

/** Whether what is here now is what this build was made of, but for articles that became due. */
export function isUnchangedSince(env: Env, buildDir: string): boolean {
  const { inputs, scheduled } = manifestOf(buildDir);
  return inputs === inputsFingerprint(env, scheduled);
}
