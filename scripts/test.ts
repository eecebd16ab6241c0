/** `npm test`: what must hold before a change lands. */

import { findChromium, installStandInFont } from "#scripts/browsers/chromium.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";
import { runSteps } from "./steps/run-steps.ts";
import {
  build,
  bytes,
  checks,
  durabilityTests,
  installOtherBrowsers,
  integrationTests,
  otherBrowsers,
  publishingTests,
  visits,
} from "./steps/test-steps.ts";

await runOrExplain(async () => {
  argumentsOf({ usage: "npm test (for one part: vitest run <file>, playwright test <file>)" });
  const chromium = await findChromium();
  installStandInFont();
  console.log(`Chromium: ${chromium}`);
  await runSteps([
    checks,
    // Tests wait for servers, a build for its one thread, and those of durability for servers that were killed.
    {
      parallel: [
        [integrationTests, publishingTests],
        [build, bytes(chromium), durabilityTests],
        [installOtherBrowsers(chromium)],
      ],
    },
    visits(chromium),
    otherBrowsers(chromium),
  ]);
});
