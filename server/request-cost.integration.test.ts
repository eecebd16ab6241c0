/** No request costs much more than an ordinary one: work is bounded before it is done. Compared in one run, by CPU time. */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CSP_REPORT_ADDRESS } from "#domain/site/constants.ts";
import { HOSTILE_REQUESTS, ORDINARY_REQUESTS, type RequestParts, requestOf } from "#harness/hostile-requests.ts";
import { startTestServices, type TestServices } from "#harness/services.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { loadBuiltSite } from "#server/pages/built-site.ts";
import { createApp } from "./app.ts";
import { createLog } from "./observability/log.ts";

/** Reading 64 KB takes longer than reading 200 bytes; what grows faster than its input costs hundreds of times as much. */
const MOST_TIMES = 25;
/** The clock of CPU time is coarse, so requests are measured together. */
const MEASURED_US = 20_000;
const MAX_ROUNDS = 100;
/** Of reports more are not read within a minute, however many clients send them. */
const MAX_REPORTS = 30;

describe("the cost of a request", () => {
  let services: TestServices;
  let dist: string;
  let app: ReturnType<typeof createApp>;
  let ordinary: number;
  let clients = 0;
  beforeAll(async () => {
    dist = writeSiteFixture();
    services = await startTestServices({ env: { RATE_LIMIT: "1000000", TRUSTED_PROXIES: "1" } });
    const log = createLog("silent");
    app = createApp({ site: loadBuiltSite(dist), api: { ...services.api, log }, log, trustedProxies: 1 });
    const costs: number[] = [];
    for (const parts of Object.values(ORDINARY_REQUESTS)) {
      // The first time it is slow, and compiled meanwhile.
      await costOf(parts);
      costs.push(await costOf(parts));
    }
    ordinary = Math.max(...costs);
  });
  afterAll(async () => {
    await services.stop();
    rmSync(dist, { recursive: true, force: true });
  });

  /** CPU time of this thread for one request, in microseconds. */
  async function costOf(parts: RequestParts): Promise<number> {
    let spent = 0;
    let rounds = 0;
    const mostRounds = parts.path === CSP_REPORT_ADDRESS ? MAX_REPORTS : MAX_ROUNDS;
    while (spent < MEASURED_US && rounds < mostRounds) {
      const requests = Array.from({ length: 5 }, () => requestOf(parts, `10.0.${clients++ % 250}.1`));
      const before = process.threadCpuUsage();
      for (const request of requests) {
        const response = await app.fetch(request);
        await response.text();
        expect([429, 500, 503]).not.toContain(response.status);
      }
      const { user, system } = process.threadCpuUsage(before);
      spent += user + system;
      rounds += requests.length;
    }
    return spent / rounds;
  }

  it.each(Object.entries(HOSTILE_REQUESTS))("is bounded for %s", async (_, parts) => {
    expect((await costOf(parts)) / ordinary).toBeLessThan(MOST_TIMES);
  });
});
