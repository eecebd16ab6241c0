/** `npm run bench [-- server scale visits peers chaos browsers …]`: measures, prints tables, and stores them in docs/bench/. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { barChart } from "#scripts/bench/bar-chart.ts";
import { type Report, type Row, tableOf } from "#scripts/bench/report.ts";

/** Lighthouse alone takes seconds to load. */
const BENCHES: Readonly<Record<string, () => Promise<Report>>> = {
  visits: async () => (await import("#scripts/bench/visits.ts")).runVisits(),
  peers: async () => (await import("#scripts/bench/peers.ts")).runPeers(),
  server: async () => (await import("#scripts/bench/server.ts")).runServer(),
  scale: async () => (await import("#scripts/bench/scale.ts")).runScale(),
  chaos: async () => (await import("#scripts/bench/chaos.ts")).runChaos(),
  browsers: async () => (await import("#scripts/bench/browsers.ts")).runBrowsers(),
};
const OUTPUT = join("docs", "bench");

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no benchmark "${unknown[0]}". There are: ${Object.keys(BENCHES).join(", ")}.
They are called by: npm run bench [-- <name> …]`);
  process.exit(1);
}

/** A run of some parts leaves the figures of the others as they were, with the day and the machine they are from. */
function withFormer({ rows, machine }: Report, path: string): Row[] {
  const measuredOn = new Date().toISOString().slice(0, 10);
  const former: Report = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : { title: "", rows: [] };
  const others = former.rows
    .filter(({ name }) => !rows.some((row) => row.name === name))
    .map((row) => (former.machine === machine ? row : { machine: former.machine, ...row }));
  return [...others, ...rows.map((row) => ({ ...row, measuredOn }))];
}

mkdirSync(OUTPUT, { recursive: true });
for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) {
  console.log(`\n▸ ${name}`);
  const report = await BENCHES[name]?.();
  if (!report) continue;
  console.log(tableOf(report));
  const path = join(OUTPUT, `${name}.json`);
  const merged = { ...report, rows: withFormer(report, path) };
  writeFileSync(path, `${JSON.stringify(merged, null, 2)}\n`);
  if (report.bars) writeFileSync(join(OUTPUT, `${name}.svg`), barChart(report.title, report.bars));
}
