import type { Env } from "#server/env.ts";
import { errorMessage } from "#server/error-message.ts";
import type { Log } from "#server/observability/log.ts";
import { readPointer, type ShownBuild, shownBuild } from "./releases.ts";

/** A signal would not reach a server in another container; and drives of a network tell of no change by themselves. */
const LOOK_EVERY_MS = 500;

export type WatchNeeds = {
  env: Pick<Env, "DIST_DIR" | "RELEASES_DIR">;
  /** Called with what is to be shown from now on, also if it is what is shown; one call after the other. */
  show: (build: ShownBuild) => Promise<void>;
  log: Log;
};

/** Looks which release is the current one, for as long as the server runs. */
export function watchCurrent({ env, show, log }: WatchNeeds): { stop: () => void } {
  const { RELEASES_DIR } = env;
  if (RELEASES_DIR === null) return { stop: () => {} };
  // With its time: a release that was refused is tried again when it is chosen again.
  const seenIn = (dir: string) => JSON.stringify(readPointer(dir));
  // Nothing yet, so that a choice made while the server started is not missed.
  let seen: string | undefined;
  let said = "";
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look(dir: string) {
    try {
      const found = seenIn(dir);
      if (found !== seen) {
        seen = found;
        await show(shownBuild(env));
      }
    } catch (error) {
      const reason = errorMessage(error);
      if (reason !== said) log.error({ event: "release-unreadable", error: reason });
      said = reason;
    }
    if (!isStopped) timer = setTimeout(look, LOOK_EVERY_MS, dir);
  }
  timer = setTimeout(look, LOOK_EVERY_MS, RELEASES_DIR);
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
