/** `npm run check`: lint, content, types, unused code and unit tests; no database, no server, no build, no browser. */
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";
import { runSteps, type Step } from "./steps/run-steps.ts";

const lint: Step = { name: "format and lint", command: "biome", args: ["check", "--error-on-warnings"] };
const content: Step = { name: "content", command: "node", args: ["scripts/content.ts"] };
/** Writes the types of the content and the generated sources, which both type checks read. */
const generatedTypes: Step = { name: "generated types", command: "astro", args: ["sync"] };
/** Of .astro files only: `astro check` is several times slower than tsc, which checks everything else. */
const astroTypes: Step = {
  name: "types of Astro files",
  command: "astro",
  args: ["check", "--noSync", "--tsconfig", "tsconfig.astro.json", "--minimumSeverity", "hint"],
};
const types: Step = {
  name: "types of TypeScript",
  command: "node",
  args: ["node_modules/typescript7/bin/tsc", "--noEmit"],
};
const unusedCode: Step = { name: "unused code", command: "knip" };
const unitTests: Step = {
  name: "unit tests",
  command: "vitest",
  args: ["run", "--reporter", "minimal", "--project", "unit", "--project", "dom"],
};

await runOrExplain(async () => {
  argumentsOf({ usage: "npm run check" });
  await runSteps([
    { parallel: [[generatedTypes], [lint, content]] },
    { parallel: [[astroTypes], [types, unusedCode]] },
    unitTests,
  ]);
});
