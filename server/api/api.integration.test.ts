import { afterEach, describe, expect, it, vi } from "vitest";
import { startTestServices, type TestServices } from "#harness/services.ts";

const PAGES = "https://site.example";
const preflight = (origin: string): RequestInit => ({
  method: "OPTIONS",
  headers: {
    origin,
    "access-control-request-method": "POST",
    "access-control-request-headers": "content-type,idempotency-key",
  },
});

let services: TestServices;
afterEach(() => services.stop());

describe("an API for pages that are served elsewhere", () => {
  it("lets those pages ask, and nobody else", async () => {
    services = await startTestServices({ apiBaseUrl: "https://api.example/api/" });
    const answer = await services.send("/api/contact", preflight(PAGES));
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe(PAGES);
    expect(answer.headers.get("access-control-allow-headers")?.toLowerCase()).toContain("idempotency-key");
    const other = await services.send("/api/contact", preflight("https://evil.example"));
    expect(other.headers.get("access-control-allow-origin")).not.toBe("https://evil.example");
    expect(other.headers.get("access-control-allow-origin")).not.toBe("*");
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
  });

  it("says nothing of the kind where it serves its own pages", async () => {
    services = await startTestServices();
    const answer = await services.send("/api/contact", preflight(PAGES));
    expect(answer.status).toBe(405);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("probes", () => {
  it("tell alive from ready", async () => {
    services = await startTestServices();
    for (const path of ["/api/health", "/api/health/ready", "/api/health/live"]) {
      const answer = await services.send(path);
      expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, 200, "no-store"]);
    }
    // Anyone may ask: how many mails wait is nobody else's business, and counting them is work.
    expect(await (await services.send("/api/health")).json()).toEqual({
      status: "ok",
      uptimeSeconds: expect.any(Number),
      storage: { engine: "sqlite", status: "ok" },
      mail: { smtp: false, webhook: false },
    });
    vi.spyOn(services.api.storage, "probe").mockRejectedValue(new Error("gone"));
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await services.send("/api/health/ready")).status).toBe(503);
    expect((await services.send("/api/health/live")).status).toBe(200);
  });
});
