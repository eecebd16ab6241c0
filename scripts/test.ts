/** `npm test`: the checks, the chaos tests, the build, its bytes, and visits to what was built in a real browser. */
import { runOrExplain } from "#server/plain-error.ts";
import { findChromium } from "./chromium.ts";
import { argumentsOf } from "./command.ts";
import { runSteps } from "./run.ts";

await runOrExplain(async () => {
  argumentsOf({ usage: "npm test (for one part: vitest run <file>, playwright test <file>)" });
  const chromium = await findChromium();
  console.log(`Chromium: ${chromium}`);
  await runSteps([
    { name: "checks", command: "node", args: ["scripts/check.ts"] },
    { name: "chaos tests", command: "vitest", args: ["run", "--config", "tests/chaos.config.ts"] },
    { name: "build", command: "astro", args: ["build"] },
    { name: "bytes", command: "node", args: ["scripts/check-bytes.ts"], env: { CHROMIUM_PATH: chromium } },
    { name: "visits", command: "playwright", args: ["test"], env: { CHROMIUM_PATH: chromium } },
  ]);
});
