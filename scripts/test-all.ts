/** `npm run test:all`: what `npm test` leaves out as well, nightly and before a release. */

import { hasNginx } from "#harness/nginx.ts";
import { findChromium, installStandInFont } from "#scripts/browsers/chromium.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";
import { runSteps } from "./run.ts";
import {
  allBrowsers,
  allVisits,
  audit,
  build,
  bytes,
  chaosTests,
  checks,
  integrationTests,
  releaseTests,
  visitsBehindNginx,
} from "./test-steps.ts";

await runOrExplain(async () => {
  argumentsOf({ usage: "npm run test:all (for one part: vitest run <file>, playwright test <file>)" });
  const chromium = await findChromium();
  installStandInFont();
  console.log(`Chromium: ${chromium}`);
  const nginx = hasNginx();
  if (!nginx) console.log("– visits behind nginx: not run. nginx is not installed (Debian: nginx)");
  await runSteps([
    checks,
    audit,
    integrationTests,
    chaosTests,
    build,
    bytes(chromium),
    allVisits(chromium),
    ...(nginx ? [visitsBehindNginx(chromium)] : []),
    allBrowsers(chromium),
    releaseTests,
  ]);
});
