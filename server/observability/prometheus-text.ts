import { GAUGES } from "./gauges.ts";
import { type AreaCounts, BUCKETS, type Measured } from "./metrics.ts";

type Sample = readonly [labels: Readonly<Record<string, string | number>>, value: number];

/** The text that Prometheus reads. */
export function prometheusText({ areas, events, gauges }: Measured): string {
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
    family(
      "site_events_total",
      "counter",
      "Log entries by event.",
      Object.entries(events).map(([event, number]): Sample => [{ event }, number]),
    ),
    ...Object.entries(GAUGES).flatMap(([name, help]) => {
      const samples = gauges.filter((gauge) => gauge.name === name);
      return samples.length === 0
        ? []
        : [
            family(
              name,
              "gauge",
              help,
              samples.map(({ labels = {}, value }): Sample => [labels, value]),
            ),
          ];
    }),
  ];
  return `${parts.join("\n")}\n`;
}

function family(name: string, type: "counter" | "gauge", help: string, samples: readonly Sample[]): string {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map((sample) => line(name, sample))].join(
    "\n",
  );
}

function line(name: string, [labels, value]: Sample): string {
  const written = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
  return `${name}${written.length > 0 ? `{${written.join(",")}}` : ""} ${value}`;
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
