/** `npm run test:all`: what `npm test` leaves out as well, nightly and before a release. */

import { hasNginx } from "#harness/proxies/nginx.ts";
import { hasVarnish } from "#harness/proxies/varnish.ts";
import { findChromium, installStandInFont } from "#scripts/browsers/chromium.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";
import { runSteps } from "./steps/run-steps.ts";
import {
  allBrowsers,
  allIntegrationTests,
  allVisits,
  audit,
  build,
  bytes,
  chaosTests,
  checks,
  releaseTests,
  visitsBehind,
} from "./steps/test-steps.ts";

await runOrExplain(async () => {
  argumentsOf({ usage: "npm run test:all (for one part: vitest run <file>, playwright test <file>)" });
  const chromium = await findChromium();
  installStandInFont();
  console.log(`Chromium: ${chromium}`);
  const fronts = [hasNginx() && ("nginx" as const), hasVarnish() && ("varnish" as const)].filter(
    (front) => front !== false,
  );
  for (const front of ["nginx", "varnish"] as const)
    if (!fronts.includes(front))
      console.log(`– visits behind ${front}: not run. It is not installed (Debian: ${front})`);
  await runSteps(
    [
      checks,
      audit,
      build,
      allIntegrationTests,
      chaosTests,
      bytes(chromium),
      allVisits(chromium),
      ...fronts.map((front) => visitsBehind(front, chromium)),
      allBrowsers(chromium),
      releaseTests,
    ],
    // Nobody watches a nightly run: one failure must not keep the others from being seen.
    { keepGoingAfter: build },
  );
});
