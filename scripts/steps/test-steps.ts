/** The steps that `npm test` and `npm run test:all` share. One build serves everything that visits or weighs the site. */
import type { Step } from "./run-steps.ts";

export const checks: Step = { name: "checks", command: "node", args: ["scripts/check.ts"] };

/** Known holes in packages; it says so where the registry cannot be asked. */
export const audit: Step = { name: "audit", command: "node", args: ["scripts/audit.ts"] };

const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: "vitest",
  args: ["run", "--reporter", "minimal", ...args],
});

const PUBLISHING = "publish.integration.test.ts";
const integration = (name: string, ...args: string[]) =>
  vitest(name, "--project", "integration", "--tags-filter", "!only-in-test-all", ...args);
export const integrationTests = integration("integration tests", "--exclude", `**/${PUBLISHING}`);
/** These build the site, which takes a third of the time once it has been built: after the others, it has been. */
export const publishingTests = integration("publishing", PUBLISHING);
export const allIntegrationTests = vitest("integration tests", "--project", "integration");
export const chaosTests = vitest("chaos tests", "--project", "chaos");
/** The chaos tests that every change must pass: a server that is killed has lost nothing it acknowledged. */
export const durabilityTests = vitest("durability", "--project", "chaos", "tests/chaos/durability.test.ts");
/** These build the site again: with another brand, and with hundreds of articles. */
export const releaseTests = vitest("release tests", "--project", "release");

export const build: Step = { name: "build", command: "astro", args: ["build"] };

export const bytes = (chromium: string): Step => ({
  name: "bytes",
  command: "node",
  args: ["scripts/check-bytes.ts"],
  env: { CHROMIUM_PATH: chromium },
});

const browsersOf = (chromium: string, ...args: string[]): Step => ({
  name: "browsers",
  command: "node",
  args: ["scripts/check-browsers.ts", ...args],
  env: { CHROMIUM_PATH: chromium },
});
/** Chromium has its visits; the others are tried with some kinds of pages and the main flows. */
export const otherBrowsers = (chromium: string): Step => browsersOf(chromium, "--quick", ...OTHER_BROWSERS);
/** On a fresh machine they are downloaded, which takes a minute and little of the processor. */
export const installOtherBrowsers = (chromium: string): Step => ({
  ...browsersOf(chromium, "--install", ...OTHER_BROWSERS),
  name: "installation of other browsers",
});
const OTHER_BROWSERS = ["firefox", "webkit"];
export const allBrowsers = (chromium: string): Step => browsersOf(chromium);

const visitsOf = (projects: string[], env: Record<string, string>): Step => ({
  name: "visits",
  command: "playwright",
  args: ["test", ...projects.map((project) => `--project=${project}`)],
  env,
});
export const visits = (chromium: string): Step => visitsOf(["visits", "editor"], { CHROMIUM_PATH: chromium });
/** What the server answers, asked through nginx by deploy/nginx.conf or Varnish by deploy/cdn.vcl. */
export const visitsBehind = (front: "nginx" | "varnish", chromium: string): Step => ({
  name: `visits behind ${front}`,
  command: "playwright",
  args: ["test", "--project=visits", ...BEHIND_FRONT.map((name) => `tests/e2e/${name}.spec.ts`)],
  env: { CHROMIUM_PATH: chromium, BEHIND: front },
});
const BEHIND_FRONT = [
  "server/answers",
  "server/caching",
  "server/headers",
  "server/negotiation",
  "server/redirects",
  "site/addresses",
  "features/forms",
];

/** All addresses in every view, and what the site does in every language. */
export const allVisits = (chromium: string): Step =>
  visitsOf(["visits", "editor", "every-address"], { CHROMIUM_PATH: chromium, TEST_ALL: "1" });
