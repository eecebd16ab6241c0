import type { Env } from "#server/env.ts";
import { errorMessage } from "#server/error-message.ts";
import type { Log } from "#server/observability/log.ts";
import { shownBuild } from "#server/releases/releases.ts";
import { listDueArticles, type Schedule, scheduleOf } from "./due-articles.ts";
import { createPublisher } from "./publisher.ts";

/** A timer for midnight would be late on a machine that slept. */
const LOOK_EVERY_MS = 20_000;
/** Where it failed: somebody may be publishing, or a disk may be full. */
const TRY_AGAIN_MS = 10 * 60_000;

/** All that it wrote is in .cache/publish.log. */
const ERROR_LINES = 20;

/**
 * Publishes articles when their day begins, for as long as the server runs: `npm run publish -- --if-due`, as a timer
 * of systemd would. If that fails, the site is shown as before.
 */
export function publishDueArticles({ env, port, log }: { env: Env; port: number; log: Log }) {
  // Elsewhere the build in DIST_DIR is shown, which cannot be replaced under a running server.
  if (env.RELEASES_DIR === null) return;
  const publisher = createPublisher({ ...env, PUBLISH_PORTS: [port] });
  let shown: { dir: string; schedule: Schedule } | undefined;
  /** What was published, or is not to be: the same again is not tried again. */
  let done = "";

  async function look(): Promise<number> {
    const { dir } = shownBuild(env);
    if (shown?.dir !== dir) shown = { dir, schedule: scheduleOf(dir) };
    const articles = listDueArticles(shown.schedule, new Date()).join(", ");
    const due = JSON.stringify([dir, articles]);
    if (articles === "" || due === done) return LOOK_EVERY_MS;
    log.info({ event: "articles-due", articles });
    const lines: string[] = [];
    const code = await publisher.run(["--if-due"], { onReport: () => {}, onLine: (line) => lines.push(line) }).done;
    if (code !== 0) throw new Error(lines.slice(-ERROR_LINES).join("\n"));
    done = due;
    return LOOK_EVERY_MS;
  }

  const lookAgain = (ms: number) => {
    setTimeout(async () => {
      const next = await look().catch((error: unknown) => {
        log.error({ event: "articles-not-published", error: errorMessage(error) });
        return TRY_AGAIN_MS;
      });
      lookAgain(next);
    }, ms).unref();
  };
  lookAgain(0);
}
