import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { startTestServices, type TestServices } from "#harness/services.ts";
import { unusedPort } from "#server/network/unused-port.ts";
import { signedTime } from "./form-time.ts";
import { rateLimits } from "./rate-limits.ts";

const LIMIT = 6;

describe("limits behind proxies", () => {
  let services: TestServices;
  afterEach(() => services.stop());

  /** Whether seven requests in a row, from these addresses, are taken for one client. */
  async function areOne(trustedProxies: number, forwardedFor: (index: number) => string): Promise<boolean> {
    services = await startTestServices({
      env: { RATE_LIMIT: String(LIMIT), TRUSTED_PROXIES: String(trustedProxies) },
    });
    const statuses: number[] = [];
    for (let index = 0; index <= LIMIT; index += 1) {
      const response = await services.send("/api/contact", {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": forwardedFor(index) },
        body: JSON.stringify({
          name: "Sam",
          email: `visitor${index}@example.com`,
          service: "other",
          message: "ten letters and more",
          terms: true,
          started: signedTime(services.api.keys, Date.now() - 5000),
        }),
      });
      statuses.push(response.status);
    }
    expect(statuses.slice(0, -1)).not.toContain(429);
    return statuses.at(-1) === 429;
  }

  it.each([
    ["addresses of one /64 are one client", 1, (index: number) => `2001:db8:1:2:${index}:${index}::${index}`, true],
    [
      "two ways to write an address are one client",
      1,
      (index: number) => (index % 2 ? "2001:DB8::1" : "2001:db8:0:0::1"),
      true,
    ],
    ["the next /64 is another client", 1, (index: number) => `2001:db8:1:${index}::1`, false],
    ["IPv4 in the clothes of IPv6 is itself", 1, (index: number) => (index % 2 ? "::ffff:1.2.3.4" : "1.2.3.4"), true],
    ["without a proxy nobody's word is taken", 0, (index: number) => `1.2.3.${index}`, true],
    ["what stands before the proxy's own entry is made up", 1, (index: number) => `1.2.3.${index}, 9.9.9.9`, true],
    [
      "behind two proxies it is the entry before the last",
      2,
      (index: number) => `6.6.6.${index}, 9.9.9.9, 10.0.0.${index}`,
      true,
    ],
    ["behind two proxies clients are told apart", 2, (index: number) => `6.6.6.6, 9.9.9.${index}, 10.0.0.1`, false],
    ["addresses that are none are one client", 1, (index: number) => `client-${index}`, true],
  ])("%s", async (_, trustedProxies, forwardedFor, expected) => {
    expect(await areOne(trustedProxies, forwardedFor)).toBe(expected);
  });
});

describe("limits on a database that is away", () => {
  it("hold all the same", async () => {
    const pool = new pg.Pool({ host: "127.0.0.1", port: await unusedPort(), connectionTimeoutMillis: 1000 });
    const { take } = rateLimits({ perClient: LIMIT, pool });
    const verdicts = [];
    for (let index = 0; index <= LIMIT; index += 1) verdicts.push(await take("one"));
    expect(verdicts.map(({ allowed }) => allowed)).toEqual([...Array<boolean>(LIMIT).fill(true), false]);
    expect((await take("another")).allowed).toBe(true);
    await pool.end();
  });
});
