import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestServices, type TestServices } from "#harness/services.ts";

const PAGE = "https://site.example/ar/search?q=secret-words#part";

/** As Chromium, Firefox and Safari write them. */
const OLD = {
  "csp-report": {
    "document-uri": PAGE,
    referrer: "https://site.example/secret-referrer",
    "violated-directive": "script-src-elem",
    "effective-directive": "script-src-elem",
    "original-policy": "default-src 'none'",
    disposition: "enforce",
    "blocked-uri": "inline",
    "line-number": 12,
    "source-file": "https://site.example/ar/search?q=secret-words",
    "status-code": 200,
    "script-sample": "secret-sample",
  },
};
const NEW = [
  {
    type: "csp-violation",
    age: 5,
    url: PAGE,
    user_agent: "secret-agent",
    body: {
      documentURL: PAGE,
      effectiveDirective: "img-src",
      blockedURL: "https://evil.example/pixel.gif?u=secret",
      disposition: "enforce",
      sourceFile: null,
      sample: "secret-sample",
      statusCode: 200,
    },
  },
  { type: "deprecation", url: PAGE, body: { id: "x" } },
];

describe("reports of what the policy refused", () => {
  let services: TestServices;
  beforeEach(async () => {
    services = await startTestServices({ env: { TRUSTED_PROXIES: "1" } });
  });
  afterEach(() => services.stop());

  const report = (body: unknown, type = "application/csp-report", from = "1.2.3.4") =>
    services.send("/api/csp-report", {
      method: "POST",
      headers: { "content-type": type, "x-forwarded-for": from },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const written = () =>
    services.lines
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter(({ event }) => event === "csp-violation");

  it("are taken in the form of report-uri, and logged without anything personal", async () => {
    const response = await report(OLD);
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(written()).toEqual([
      {
        time: expect.any(String),
        level: "error",
        event: "csp-violation",
        directive: "script-src-elem",
        blocked: "inline",
        page: "https://site.example/ar/search",
        source: "https://site.example/ar/search",
        line: 12,
      },
    ]);
    expect(services.lines.join("")).not.toMatch(/secret|1\.2\.3\.4/);
  });

  it("are taken in the form of the Reporting API, of which other kinds are none of ours", async () => {
    expect((await report(NEW, "application/reports+json; charset=utf-8")).status).toBe(204);
    expect(written()).toMatchObject([
      { directive: "img-src", blocked: "https://evil.example/pixel.gif", source: "", line: 0 },
    ]);
    expect(services.lines.join("")).not.toContain("secret");
  });

  it.each([
    ["text/plain", OLD, 415],
    ["application/json", OLD, 415],
    ["", OLD, 415],
    ["application/csp-report", "{", 400],
    ["application/csp-report", "null", 400],
    ["application/csp-report", { "csp-report": "x" }, 400],
    ["application/reports+json", "{}", 400],
    ["application/reports+json", [null, 1, "x", {}, []], 204],
    ["application/csp-report", { "csp-report": { "document-uri": 7, "line-number": "x" } }, 204],
    ["application/csp-report", { "csp-report": { "document-uri": "https://elsewhere.example/" } }, 204],
    ["application/csp-report", `{"csp-report":{"x":"${"x".repeat(20_000)}"}}`, 413],
  ])("that are none are refused or ignored: %s", async (type, body, status) => {
    expect((await report(body, type)).status).toBe(status);
    expect(written()).toEqual([]);
  });

  it("are written down in lines of bounded number and length", async () => {
    const long = { ...OLD["csp-report"], "blocked-uri": `https://a.example/${"x".repeat(5000)}` };
    await report({ "csp-report": long });
    expect(String(written()[0]?.["blocked"])).toHaveLength(200);
    await report(
      Array.from({ length: 100 }, () => ({ type: "csp-violation", body: { documentURL: PAGE } })),
      "application/reports+json",
    );
    expect(written()).toHaveLength(11);
  });

  it("have limits of their own: for a client, and for all together", async () => {
    const ofOne: number[] = [];
    for (let index = 0; index < 25; index += 1) ofOne.push((await report(OLD)).status);
    expect(ofOne.filter((status) => status === 204)).toHaveLength(20);
    const refused = await report(OLD);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    for (let index = 0; index < 200; index += 1) await report(OLD, undefined, `10.0.${index % 100}.1`);
    expect(written()).toHaveLength(120);
    expect((await services.send("/api/health")).status).toBe(200);
    expect((await services.send("/api/csp-report")).headers.get("allow")).toBe("POST");
  });
});
