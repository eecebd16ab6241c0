import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";
import { createMetrics, prometheusText, sumMeasurements } from "./metrics.ts";

function counted(...answers: (readonly [path: string, status: number, ms?: number])[]) {
  const metrics = createMetrics();
  const log = metrics.counting(createLog("silent"));
  for (const [path, status, ms = 0] of answers)
    log.request({ requestId: "x", method: "GET", path, status, startedAt: performance.now() - ms });
  return metrics.measured();
}

describe("metrics", () => {
  it("count answers by area and status", () => {
    const text = prometheusText(counted(["/ar", 200], ["/ar/nope", 404], ["/api/contact", 201], ["/api/contact", 429]));
    expect(text).toContain('site_requests_total{area="pages",status="200"} 1');
    expect(text).toContain('site_requests_total{area="pages",status="404"} 1');
    expect(text).toContain('site_requests_total{area="contact",status="201"} 1');
    expect(text).toContain('site_requests_total{area="contact",status="429"} 1');
  });

  it("never let a visitor invent a name", () => {
    const text = prometheusText(counted(["/api/evil", 404], ['/api/"} 1\nx', 404], ["/apifoo", 404]));
    expect(text.match(/area="[^"]*"/g)).not.toContain('area="evil"');
    expect(text).toContain('site_requests_total{area="api",status="404"} 2');
    expect(text).toContain('site_requests_total{area="pages",status="404"} 1');
  });

  it("add up how long answers took", () => {
    const text = prometheusText(counted(["/ar", 200], ["/ar", 200, 50], ["/ar", 200, 20_000]));
    const bucket = (bound: string) => Number(new RegExp(`le="${bound.replace("+", "\\+")}"} (\\d+)`).exec(text)?.[1]);
    expect(["0.025", "0.1", "10", "+Inf"].map(bucket)).toEqual([1, 2, 2, 3]);
    expect(text).toContain('site_request_seconds_count{area="pages"} 3');
  });

  it("of several processes are one", () => {
    const gauges = { outboxWaiting: 3, outboxFailed: 1, outboxOldestSeconds: 60 };
    const all = sumMeasurements([counted(["/ar", 200]), counted(["/ar", 200], ["/ar", 304]), { areas: {}, gauges }]);
    const text = prometheusText(all);
    expect(text).toContain('site_requests_total{area="pages",status="200"} 2');
    expect(text).toContain('site_request_seconds_count{area="pages"} 3');
    expect(text).toContain("site_outbox_waiting 3");
    expect(text).toContain("site_outbox_oldest_seconds 60");
  });
});
