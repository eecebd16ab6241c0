import cluster, { type Worker } from "node:cluster";
import type { Log } from "#server/observability/log.ts";
import { type Measured, NOTHING_MEASURED, sumMeasurements } from "#server/observability/metrics.ts";
import type { ShownBuild } from "#server/releases/releases.ts";
import type { Role, SupervisorOrder, WorkerMessage } from "./worker.ts";

const WORKER = new URL("worker.ts", import.meta.url).pathname;
/** V8's young generation, in MB: objects of one request. More memory makes no answer faster. */
const V8_FLAGS = ["--max-semi-space-size=4"];
const FIRST_RESTART_DELAY_MS = 100;
const MAX_RESTART_DELAY_MS = 5_000;
/** A process that ran this long did not fail at its start: it is restarted without a longer delay. */
const STABLE_AFTER_MS = 10_000;
const MEASURE_TIMEOUT_MS = 1_000;
const HEARTBEAT_MS = 2_000;
/** A process that leaves so many pings unanswered hangs and is replaced; more while it starts, which is much work. */
const MAX_MISSED_PINGS = 4;
const MAX_MISSED_AT_START = 30;

export type SupervisedProcess = {
  role: Role;
  /** Resolves when the process is ready for the first time: true, or false if it ended before. */
  ready: Promise<boolean>;
  /** What it has counted so far, as far as it was asked. */
  counted: () => Measured;
  measure: () => Promise<Measured>;
  send: (order: SupervisorOrder) => void;
  /** Ends it for good; resolves once it is gone. */
  end: (order: "stop" | "retire") => Promise<void>;
  /** Resolves once it has ended and will not be started again. */
  gone: Promise<void>;
};
export type SuperviseNeeds = {
  role: Role;
  build: ShownBuild;
  socketPath: string;
  port: number;
  log: Log;
  /** Its first start failed; it has printed why. Without this it is tried again, as after any other end. */
  onFailedStart?: (code: number) => void;
};

const withoutGauges = (measured: Measured): Measured => ({ ...measured, gauges: [] });

/** One process of the server: restarted when it ends unexpectedly, and replaced when it hangs. */
export function superviseProcess({
  role,
  build,
  socketPath,
  port,
  log,
  onFailedStart,
}: SuperviseNeeds): SupervisedProcess {
  let delayMs = FIRST_RESTART_DELAY_MS;
  let worker: Worker;
  let wasEverReady = false;
  let isEnding = false;
  const firstReady = Promise.withResolvers<boolean>();
  const gone = Promise.withResolvers<void>();
  /** Counts of the processes that have ended, and the last counts of the one that runs. */
  let endedCounts = NOTHING_MEASURED;
  let runningCounts = NOTHING_MEASURED;

  function send(order: SupervisorOrder) {
    // A process that ends at this moment no longer hears it.
    if (worker.isConnected()) worker.send(order, () => {});
  }

  /** Of a process that does not answer in time, the counts before are used; its gauges say nothing of now. */
  async function measure(): Promise<Measured> {
    const asked = runningCounts;
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, MEASURE_TIMEOUT_MS);
    const answered = new Promise<void>((done) => {
      const heard = (message: WorkerMessage) => {
        if (typeof message === "string") return;
        worker.off("message", heard);
        done();
      };
      worker.on("message", heard);
    });
    send("measure");
    await Promise.race([answered, late]);
    clearTimeout(timer);
    return sumMeasurements([endedCounts, runningCounts === asked ? withoutGauges(asked) : runningCounts]);
  }

  const counted = () => sumMeasurements([endedCounts, withoutGauges(runningCounts)]);

  function end(order: "stop" | "retire") {
    isEnding = true;
    if (worker.isDead()) gone.resolve();
    else send(order);
    return gone.promise;
  }

  function start() {
    if (isEnding) return;
    const startedAt = Date.now();
    cluster.setupPrimary({
      exec: WORKER,
      args: [role, socketPath, build.dir, build.release ?? ""],
      execArgv: [...process.execArgv, ...V8_FLAGS],
    });
    worker = cluster.fork({ PORT: port });
    log.info({ event: "process-started", role, pid: worker.process.pid });
    const heartbeat = watchHeartbeat(worker, { role, log, ping: () => send("ping") });
    worker.on("message", (message: WorkerMessage) => {
      if (message === "ready") {
        wasEverReady = true;
        firstReady.resolve(true);
      } else if (message !== "pong") runningCounts = message.measured;
    });
    worker.once("exit", (code, signal) => {
      heartbeat.stop();
      endedCounts = sumMeasurements([endedCounts, withoutGauges(runningCounts)]);
      runningCounts = NOTHING_MEASURED;
      const hasFailedToStart = !wasEverReady && !heartbeat.hasGivenUp() && !isEnding;
      if (isEnding || (hasFailedToStart && onFailedStart)) {
        isEnding = true;
        firstReady.resolve(false);
        gone.resolve();
        if (hasFailedToStart) onFailedStart?.(code || 1);
        return undefined;
      }
      log.error({ event: "process-ended", role, code, signal });
      delayMs =
        Date.now() - startedAt > STABLE_AFTER_MS ? FIRST_RESTART_DELAY_MS : Math.min(delayMs * 2, MAX_RESTART_DELAY_MS);
      return setTimeout(start, delayMs);
    });
  }

  start();
  return { role, ready: firstReady.promise, counted, measure, send, end, gone: gone.promise };
}

type HeartbeatNeeds = { role: Role; log: Log; ping: () => void };

/** Ends a process that no longer answers: it neither works nor fails, and nobody else would notice. */
function watchHeartbeat(worker: Worker, { role, log, ping }: HeartbeatNeeds) {
  let missed = 0;
  let allowed = MAX_MISSED_AT_START;
  let hasGivenUp = false;
  worker.on("message", (message: WorkerMessage) => {
    missed = 0;
    if (message === "ready") allowed = MAX_MISSED_PINGS;
  });
  // Pings are counted, not seconds: after a machine slept, the first one is still answered.
  const timer = setInterval(() => {
    if (missed >= allowed) {
      hasGivenUp = true;
      clearInterval(timer);
      log.error({ event: "process-hung", role, pid: worker.process.pid });
      worker.process.kill("SIGKILL");
      return;
    }
    missed += 1;
    ping();
  }, HEARTBEAT_MS);
  return { stop: () => clearInterval(timer), hasGivenUp: () => hasGivenUp };
}
