import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { timeOfStamp } from "#domain/text/time-stamp.ts";
import { contentOf } from "#scripts/build/content-snapshot.ts";
import type { Env } from "#server/env.ts";
import { currentRelease, listReleases, type Release } from "#server/releases/releases.ts";
import { CANCEL, type PublishReport } from "./publish-report.ts";
import { releaseBefore } from "./release-before.ts";
import { startedServerPort } from "./started-server.ts";
import { releaseShownOn } from "./wait-for-servers.ts";

/** Where a server listens that said nothing of it, for a program whose own port is PORT. */
const USUAL_PORT = 3000;

type RunWatcher = { onReport: (report: PublishReport) => void; onLine: (line: string) => void };

/** What the last publication from the editor wrote. */
const LOG_FILE = ".cache/publish.log";
const PROGRAM = "scripts/publish.ts";

/** Publishing as the editor does it: `npm run publish` as a process of its own, and what there is to go back to. */
export function createPublisher(
  env: Pick<Env, "DIST_DIR" | "PUBLISH_BRANCH" | "PUBLISH_PORTS" | "PUBLISH_REMOTE" | "RELEASES_DIR" | "SITE_URL">,
) {
  const { DIST_DIR, PUBLISH_BRANCH, PUBLISH_REMOTE, RELEASES_DIR, SITE_URL } = env;
  /** Asked for each time: a server may be started after this program, or anew on another port. */
  const portsNow = () =>
    env.PUBLISH_PORTS ?? [(RELEASES_DIR === null ? null : startedServerPort(RELEASES_DIR)) ?? USUAL_PORT];
  const copyIn = (dir: string) => (existsSync(contentOf(dir)) ? contentOf(dir) : null);
  const rowOf = ({ name, dir, by, replaced }: Release) => ({
    name,
    at: timeOfStamp(name).toISOString(),
    by,
    replaced,
    contentDir: copyIn(dir),
  });

  return {
    /** Where it goes: to the servers of this folder, to a branch that somebody else builds, or nowhere. */
    target:
      PUBLISH_REMOTE !== undefined && PUBLISH_BRANCH !== undefined
        ? { to: "branch" as const, remote: PUBLISH_REMOTE, branch: PUBLISH_BRANCH }
        : RELEASES_DIR === null
          ? null
          : { to: "servers" as const },
    /** Those that are kept, the newest first, and which of them is shown. */
    releases() {
      if (RELEASES_DIR === null) return { list: [], current: null, before: null };
      const before = releaseBefore({ releasesDir: RELEASES_DIR, distDir: DIST_DIR });
      return {
        list: listReleases(RELEASES_DIR).map(rowOf),
        current: currentRelease(RELEASES_DIR)?.name ?? null,
        before: before && { release: before.release?.name ?? null },
      };
    },
    /** The content of the build that servers show where there is no release. */
    builtContent: () => copyIn(DIST_DIR),
    /** Where people see the site: its public address, else that of a server of this machine that answers. */
    async siteUrl(): Promise<string | null> {
      if (SITE_URL !== undefined) return SITE_URL;
      for (const port of portsNow()) if (await releaseShownOn(port)) return `http://localhost:${port}`;
      return null;
    },
    /** Runs `npm run publish` with these arguments. `done` resolves to its exit code. */
    run(args: readonly string[], { onReport, onLine }: RunWatcher): { done: Promise<number>; cancel: () => void } {
      const written: string[] = [];
      const child = spawn(process.execPath, [PROGRAM, ...args, "--ports", portsNow().join(",")], {
        stdio: ["ignore", "pipe", "pipe", "ipc"],
      });
      child.on("message", (report: PublishReport) => onReport(report));
      for (const stream of [child.stdout, child.stderr])
        if (stream)
          createInterface({ input: stream }).on("line", (line) => {
            written.push(line);
            onLine(line);
          });
      const done = new Promise<number>((resolve, reject) => {
        child.on("error", reject);
        // Not "exit": what was written last may still be on its way.
        child.on("close", (code) => {
          mkdirSync(dirname(LOG_FILE), { recursive: true });
          writeFileSync(LOG_FILE, `${written.join("\n")}\n`);
          resolve(code ?? 1);
        });
      });
      return { done, cancel: () => child.connected && child.send(CANCEL) };
    },
  };
}
