import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "#server/observability/log.ts";
import type { ShownBuild } from "#server/releases/releases.ts";
import { type SupervisedProcess, superviseProcess } from "./supervised-process.ts";
import type { Role } from "./worker.ts";

/** Pages do not wait longer than this for the API to start. */
const API_START_MS = 20_000;
/** A release whose processes are not ready by then is not shown. */
const RELEASE_START_MS = 60_000;

/** The processes that show one build. */
export type Generation = {
  build: ShownBuild;
  /** None where one process does everything. */
  api: SupervisedProcess | null;
  /** They take the connections. */
  listeners: SupervisedProcess[];
};

export type GenerationNeeds = {
  workers: number;
  port: number;
  /** For the sockets that lead to the API. */
  folder: string;
  log: Log;
  onStarted: (process: SupervisedProcess) => void;
};

/** Starts and ends the processes of a build; of two builds at once while one follows the other. */
export function createGenerations({ workers, port, folder, log, onStarted }: GenerationNeeds) {
  const listenerRole: Role = workers > 1 ? "pages" : "all";
  let count = 0;

  function starterOf(build: ShownBuild) {
    count += 1;
    const socketPath =
      process.platform === "win32" ? String.raw`\\.\pipe\site-${process.pid}-${count}` : join(folder, `api-${count}`);
    return (role: Role, onFailedStart?: (code: number) => void) => {
      const started = superviseProcess({ role, build, socketPath, port, log, ...(onFailedStart && { onFailedStart }) });
      onStarted(started);
      return started;
    };
  }

  /** The first: if one of its processes cannot start, the whole server ends. */
  async function startFirst(build: ShownBuild): Promise<Generation> {
    const startOne = starterOf(build);
    const exit = (code: number) => process.exit(code);
    const api = workers > 1 ? startOne("api", exit) : null;
    if (api) await Promise.race([api.ready, pause(API_START_MS, null, { ref: false })]);
    // One first: if the port is in use, the error is printed once and the server ends.
    const first = startOne(listenerRole, exit);
    await first.ready;
    const listeners = [first, ...Array.from({ length: workers - 1 }, () => startOne("pages", exit))];
    await Promise.all(listeners.map(({ ready }) => ready));
    return { build, api, listeners };
  }

  /**
   * Puts a new build in the place of another, process by process: the next one listens before the one before stops
   * taking connections. Null if it cannot be shown; then nothing has changed.
   */
  async function replace(before: Generation, build: ShownBuild): Promise<Generation | null> {
    const startOne = starterOf(build);
    const api = workers > 1 ? startOne("api", () => {}) : null;
    const first = (await isReady(api)) ? startOne(listenerRole, () => {}) : null;
    if (!first || !(await isReady(first))) {
      await Promise.all([first, api].map((one) => one?.end("stop")));
      return null;
    }
    // It works, so the others will.
    const listeners = [first];
    const retiring: Promise<void>[] = [];
    for (const [index, old] of before.listeners.entries()) {
      if (index > 0) {
        const next = startOne(listenerRole);
        listeners.push(next);
        await next.ready;
      }
      retiring.push(old.end("retire"));
    }
    void endApi(before, retiring);
    return { build, api, listeners };
  }

  /** Requests to the API go through the processes for pages, so it ends after them. Mails are the next one's work now. */
  async function endApi({ api }: Generation, retiring: readonly Promise<void>[]) {
    api?.send("wind-down");
    await Promise.all(retiring);
    await api?.end("stop");
  }

  return { startFirst, replace };
}

/** Nothing to wait for is ready. */
const isReady = async (one: SupervisedProcess | null): Promise<boolean> =>
  one === null || Promise.race([one.ready, pause(RELEASE_START_MS, false, { ref: false })]);
