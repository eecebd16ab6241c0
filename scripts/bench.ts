/** `npm run bench [-- server scale visits faults …]`: measures, prints tables, and keeps them in docs/bench/. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { barChart } from "./bench/bar-chart.ts";
import { runFaults } from "./bench/faults.ts";
import { type Report, tableOf } from "./bench/report.ts";
import { runScale } from "./bench/scale.ts";
import { runServer } from "./bench/server.ts";
import { runVisits } from "./bench/visits.ts";

const BENCHES: Readonly<Record<string, () => Promise<Report>>> = {
  visits: runVisits,
  server: runServer,
  scale: runScale,
  faults: runFaults,
};
const OUTPUT = join("docs", "bench");

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no benchmark "${unknown[0]}". There are: ${Object.keys(BENCHES).join(", ")}.
They are called by: npm run bench [-- <name> …]`);
  process.exit(1);
}

mkdirSync(OUTPUT, { recursive: true });
for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) {
  console.log(`\n▸ ${name}`);
  const report = await BENCHES[name]?.();
  if (!report) continue;
  console.log(tableOf(report));
  writeFileSync(join(OUTPUT, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
  if (report.bars) writeFileSync(join(OUTPUT, `${name}.svg`), barChart(report.title, report.bars));
}
