/** `npm run audit`: asks the registry for known holes in the packages of the lockfile. */
import { spawnSync } from "node:child_process";
import { z } from "zod";
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.enum(["info", "low", "moderate", "high", "critical"]), range: z.string() }),
  ),
});
/** Below these a hole is told and stops nothing. */
const STOPS = ["high", "critical"];

await runOrExplain(() => {
  argumentsOf({ usage: "npm run audit" });
  const { stdout, error } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8" });
  if (error) throw error;
  const report = reportSchema.safeParse(JSON.parse(stdout || "{}"));
  if (!report.success) {
    console.log("NOT RUN: the registry at hand does not answer questions about holes. Ask again where it does.");
    return;
  }
  const found = Object.entries(report.data.vulnerabilities);
  for (const [name, { severity, range }] of found) console.log(`${severity}: ${name} ${range}`);
  console.log(`${found.length} packages with known holes`);
  if (found.some(([, { severity }]) => STOPS.includes(severity))) process.exitCode = 1;
});
