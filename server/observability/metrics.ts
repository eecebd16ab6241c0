/** Counts of what was answered and how long it took, and their text for Prometheus. */
import { FORM_IDS } from "#domain/forms/forms.ts";
import { isApiPath } from "#server/api/api-path.ts";
import type { AnsweredRequest, Log } from "./log.ts";

/** Upper bounds in seconds. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5, 10] as const;

export type AreaCounts = {
  /** Answers by status. */
  statuses: Record<string, number>;
  /** Answers no slower than each bound of BUCKETS, not added up. */
  buckets: number[];
  seconds: number;
};
export type Gauges = { outboxWaiting: number; outboxFailed: number; outboxOldestSeconds: number };
/** What one process has counted; sent from the worker processes to the supervisor. */
export type Measured = { areas: Record<string, AreaCounts>; gauges?: Gauges };

const AREAS = new Set<string>(["health", "csp-report", ...FORM_IDS]);

/** A fixed set of names, so that visitors cannot create labels without end by inventing addresses. */
function areaOf(path: string): string {
  if (!isApiPath(path)) return "pages";
  const name = path.split("/")[2] ?? "";
  return AREAS.has(name) ? name : "api";
}

const noCounts = (): AreaCounts => ({ statuses: {}, buckets: BUCKETS.map(() => 0), seconds: 0 });

export function createMetrics() {
  const areas: Measured["areas"] = {};

  function count({ path, status, startedAt }: AnsweredRequest) {
    const seconds = (performance.now() - startedAt) / 1000;
    const area = areaOf(path);
    areas[area] ??= noCounts();
    const counts = areas[area];
    counts.statuses[status] = (counts.statuses[status] ?? 0) + 1;
    counts.seconds += seconds;
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) counts.buckets[bucket] = (counts.buckets[bucket] ?? 0) + 1;
  }

  return {
    /** Every answer is logged, so counting log entries counts every answer. */
    counting: (log: Log): Log => ({
      ...log,
      request(answered) {
        count(answered);
        log.request(answered);
      },
    }),
    measured: (): Measured => ({ areas }),
  };
}

export function sumMeasurements(all: readonly Measured[]): Measured {
  const areas: Measured["areas"] = {};
  for (const { areas: ofOne } of all)
    for (const [area, counts] of Object.entries(ofOne)) {
      areas[area] ??= noCounts();
      const sum = areas[area];
      for (const [status, number] of Object.entries(counts.statuses))
        sum.statuses[status] = (sum.statuses[status] ?? 0) + number;
      sum.buckets = sum.buckets.map((number, index) => number + (counts.buckets[index] ?? 0));
      sum.seconds += counts.seconds;
    }
  const gauges = all.findLast((measured) => measured.gauges)?.gauges;
  return { areas, ...(gauges && { gauges }) };
}

type Sample = readonly [labels: Readonly<Record<string, string | number>>, value: number];

function family(name: string, type: "counter" | "gauge", help: string, samples: readonly Sample[]): string {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map((sample) => line(name, sample))].join(
    "\n",
  );
}

function line(name: string, [labels, value]: Sample): string {
  const written = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
  return `${name}${written.length > 0 ? `{${written.join(",")}}` : ""} ${value}`;
}

export function prometheusText({ areas, gauges }: Measured): string {
  const entries = Object.entries(areas);
  const requests = entries.flatMap(([area, { statuses }]) =>
    Object.entries(statuses).map(([status, number]): Sample => [{ area, status }, number]),
  );
  const parts = [
    family(
      "site_requests_total",
      "counter",
      "Answers by area and status; 201 in a form's area is a submission stored, 429 one refused by a limit.",
      requests,
    ),
    durations(entries),
  ];
  if (gauges)
    parts.push(
      family("site_outbox_waiting", "gauge", "Messages that wait to be sent.", [[{}, gauges.outboxWaiting]]),
      family("site_outbox_failed", "gauge", "Messages refused for good.", [[{}, gauges.outboxFailed]]),
      family("site_outbox_oldest_seconds", "gauge", "How long the oldest message has waited.", [
        [{}, gauges.outboxOldestSeconds],
      ]),
    );
  return `${parts.join("\n")}\n`;
}

function durations(entries: readonly (readonly [string, AreaCounts])[]): string {
  const name = "site_request_seconds";
  const lines = entries.flatMap(([area, { statuses, buckets, seconds }]) => {
    const total = Object.values(statuses).reduce((sum, number) => sum + number, 0);
    let sum = 0;
    return [
      ...buckets.map((number, index) => {
        sum += number;
        return line(`${name}_bucket`, [{ area, le: BUCKETS[index] ?? "" }, sum]);
      }),
      line(`${name}_bucket`, [{ area, le: "+Inf" }, total]),
      line(`${name}_sum`, [{ area }, Number(seconds.toFixed(6))]),
      line(`${name}_count`, [{ area }, total]),
    ];
  });
  return [`# HELP ${name} Time to answer.`, `# TYPE ${name} histogram`, ...lines].join("\n");
}
