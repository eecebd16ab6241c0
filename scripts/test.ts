/** `npm test`: the checks, the faults, the build, its bytes, and visits to what was built in a real browser. */
import { findChromium } from "./chromium.ts";
import { runSteps } from "./run.ts";

const chromium = await findChromium();
console.log(`Chromium: ${chromium}`);
await runSteps([
  { name: "checks", command: "node", args: ["scripts/check.ts"] },
  { name: "faults", command: "vitest", args: ["run", "--config", "tests/faults.config.ts"] },
  { name: "build", command: "astro", args: ["build"] },
  { name: "bytes", command: "node", args: ["scripts/check-bytes.ts"], env: { CHROMIUM_PATH: chromium } },
  { name: "visits", command: "playwright", args: ["test"], env: { CHROMIUM_PATH: chromium } },
]);
