/** `npm run check`: everything but the browser. */
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";
import { runSteps } from "./run.ts";

await runOrExplain(async () => {
  argumentsOf({ usage: "npm run check" });
  await runSteps([
    { name: "format and lint", command: "biome", args: ["check", "--error-on-warnings"] },
    { name: "content", command: "node", args: ["scripts/content.ts"] },
    // First of the two, since it writes the types of the content that the other reads.
    { name: "types of Astro files", command: "astro", args: ["check", "--minimumSeverity", "hint"] },
    { name: "types of TypeScript", command: "node", args: ["node_modules/typescript7/bin/tsc", "--noEmit"] },
    { name: "unused code", command: "knip", args: [] },
    { name: "unit tests", command: "vitest", args: ["run"] },
  ]);
});
