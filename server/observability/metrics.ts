/** What a process counts: answers, how long they took, events of the log; and how those of several are summed. */
import { FORM_IDS } from "#domain/forms/forms.ts";
import { isApiPath } from "#server/api/api-path.ts";
import type { GaugeName } from "./gauges.ts";
import type { AnsweredRequest, Log, LogEntry } from "./log.ts";
import { LOG_SENTENCES } from "./log-sentences.ts";

/** Upper bounds in seconds. */
export const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5, 10] as const;

export type AreaCounts = {
  /** Answers by status. */
  statuses: Record<string, number>;
  /** Answers no slower than each bound of BUCKETS, not added up. */
  buckets: number[];
  seconds: number;
};
export type Gauge = { name: GaugeName; labels?: Readonly<Record<string, string>>; value: number };
/** What one process has counted; sent from the worker processes to the supervisor. */
export type Measured = {
  areas: Record<string, AreaCounts>;
  /** Log entries by event. */
  events: Record<string, number>;
  gauges: readonly Gauge[];
};

export const NOTHING_MEASURED: Measured = { areas: {}, events: {}, gauges: [] };

const AREAS = new Set<string>(["health", "csp-report", ...FORM_IDS]);
/** Answers have counts of their own. */
const UNCOUNTED_EVENTS = new Set(["request", "refused"]);

/** A fixed set of names, so that visitors cannot create labels without end by inventing addresses. */
function areaOf({ path, isErrorPage }: Pick<AnsweredRequest, "path" | "isErrorPage">): string {
  if (isErrorPage) return "error-pages";
  if (!isApiPath(path)) return "pages";
  const name = path.split("/")[2] ?? "";
  return AREAS.has(name) ? name : "api";
}

/**
 * Failures are counted from none upwards, as events are: of a count that appears with a value, Prometheus cannot tell
 * that it has grown.
 */
const noCounts = (): AreaCounts => ({ statuses: { 500: 0, 503: 0 }, buckets: BUCKETS.map(() => 0), seconds: 0 });

export function createMetrics() {
  const areas: Measured["areas"] = Object.fromEntries(["pages", "api", ...AREAS].map((area) => [area, noCounts()]));
  const names = Object.keys(LOG_SENTENCES).filter((event) => !UNCOUNTED_EVENTS.has(event));
  const events: Measured["events"] = Object.fromEntries(names.map((event) => [event, 0]));
  const lastLogged = new Map<string, number>();

  function countAnswer(area: string, status: number, seconds: number) {
    areas[area] ??= noCounts();
    const counts = areas[area];
    counts.statuses[status] = (counts.statuses[status] ?? 0) + 1;
    counts.seconds += seconds;
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) counts.buckets[bucket] = (counts.buckets[bucket] ?? 0) + 1;
  }

  const countingEvents = (write: (entry: LogEntry) => void) => (entry: LogEntry) => {
    const event = String(entry["event"]);
    events[event] = (events[event] ?? 0) + 1;
    lastLogged.set(event, Date.now());
    write(entry);
  };

  return {
    /** Every answer and every event is logged, so counting log entries counts them all. */
    counting: (log: Log): Log => ({
      info: countingEvents(log.info),
      error: countingEvents(log.error),
      request(answered) {
        countAnswer(areaOf(answered), answered.status, (performance.now() - answered.startedAt) / 1000);
        log.request(answered);
      },
      refused(answered) {
        countAnswer("unreadable", answered.status, 0);
        log.refused(answered);
      },
    }),
    measured(): Measured {
      const purgedAt = lastLogged.get("retention");
      const gauges: Gauge[] =
        purgedAt === undefined ? [] : [{ name: "site_retention_last_run_timestamp_seconds", value: purgedAt / 1000 }];
      return { areas, events, gauges };
    },
  };
}

/** Counts are added up; of a gauge that several processes have, the highest is what matters. */
export function sumMeasurements(all: readonly Measured[]): Measured {
  const areas: Measured["areas"] = {};
  const events: Measured["events"] = {};
  const gauges = new Map<string, Gauge>();
  for (const measured of all) {
    for (const [area, counts] of Object.entries(measured.areas)) {
      areas[area] ??= noCounts();
      addCounts(areas[area], counts);
    }
    addNumbers(events, measured.events);
    for (const gauge of measured.gauges) {
      const key = JSON.stringify([gauge.name, gauge.labels]);
      const other = gauges.get(key);
      if (!other || other.value < gauge.value) gauges.set(key, gauge);
    }
  }
  return { areas, events, gauges: [...gauges.values()] };
}

function addCounts(sum: AreaCounts, counts: AreaCounts) {
  addNumbers(sum.statuses, counts.statuses);
  sum.buckets = sum.buckets.map((number, index) => number + (counts.buckets[index] ?? 0));
  sum.seconds += counts.seconds;
}

function addNumbers(sums: Record<string, number>, added: Readonly<Record<string, number>>) {
  for (const [name, number] of Object.entries(added)) sums[name] = (sums[name] ?? 0) + number;
}
