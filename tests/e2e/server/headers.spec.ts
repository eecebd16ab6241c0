/** What the headers are worth to those who grade them, and that pages may report when a policy is broken. */
import { CSP_REPORT_ADDRESS } from "#domain/site/constants.ts";
import { visits } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { observatoryFindings, observatoryScore } from "./observatory.ts";
import { type RunningServer, startServer } from "./servers.ts";

/** A+ begins at 100. */
const WANTED_SCORE = 150;

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ env: { TRUSTED_PROXIES: "1", LOG_LEVEL: "info" } });
});
test.afterAll(async () => {
  await server.stop();
});

test(`every page and every error is worth ${WANTED_SCORE} points to Mozilla's Observatory`, async () => {
  const { port } = server;
  const poor: string[] = [];
  for (const address of [...visits.map((visit) => visit.address), "/ar/nope", "/en/500", "/about", "/"]) {
    const answer = await ask(address, { port, headers: { "x-forwarded-proto": "https" } });
    const cors = await ask(address, {
      port,
      method: "OPTIONS",
      headers: { origin: "https://http-observatory.security.mozilla.org", "access-control-request-method": "GET" },
    });
    const findings = observatoryFindings(answer, cors);
    // A redirect is no document, and has the policy of those: it may do nothing at all.
    const wanted = address === "/" ? WANTED_SCORE - 5 : WANTED_SCORE;
    if (observatoryScore(findings) < wanted)
      poor.push(
        `${address}: ${observatoryScore(findings)} ${JSON.stringify(findings.filter(({ points }) => points <= 0))}`,
      );
  }
  expect(poor).toEqual([]);
});

test("every page names where violations are reported, in both ways", async () => {
  const { headers } = await ask("/ar", { port: server.port });
  const [group] = /^(\w+)="\/api\/csp-report"$/.exec(String(headers["reporting-endpoints"]))?.slice(1) ?? [];
  expect(headers["content-security-policy"]).toContain(`; report-to ${group}; report-uri ${CSP_REPORT_ADDRESS}`);
});

test("a script that was smuggled in does not run, and the log says where it was", async ({ page, errors }) => {
  errors.allow(/Content Security Policy/, /third party: http:\/\/127\.0\.0\.1/);
  // Chromium reports the newer way from https alone, and after a minute; the older way it reports at once.
  await page.route("**/en/about*", async (route) => {
    const response = await route.fetch();
    const policy = response.headers()["content-security-policy"]?.replace(/report-to [^;]+; /, "") ?? "";
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  await page.goto(`${server.url}/en/about?secret=words`);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'taken over'";
    document.body.append(script);
  });
  expect(await page.title()).not.toBe("taken over");
  await expect.poll(() => server.output()).toContain('"event":"csp-violation"');
  expect(server.output()).toMatch(
    /"directive":"script-src-elem","blocked":"inline","page":"http:\/\/127\.0\.0\.1:\d+\/en\/about"/,
  );
  expect(server.output()).not.toContain("secret");
});
