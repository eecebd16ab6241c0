import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";
import { createMetrics, NOTHING_MEASURED, sumMeasurements } from "./metrics.ts";
import { prometheusText } from "./prometheus-text.ts";

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

  it("count an error page that is asked for by its address apart from failures", () => {
    const metrics = createMetrics();
    const log = metrics.counting(createLog("silent"));
    const asked = { requestId: "x", method: "GET", path: "/ar/500", status: 500, startedAt: performance.now() };
    log.request({ ...asked, isErrorPage: true });
    log.refused({ requestId: "y", status: 400 });
    const text = prometheusText(metrics.measured());
    expect(text).toContain('site_requests_total{area="error-pages",status="500"} 1');
    expect(text).toContain('site_requests_total{area="unreadable",status="400"} 1');
    expect(text).toContain('site_requests_total{area="pages",status="500"} 0');
  });

  it("count events of the log, whether it is written or not, from none upwards", () => {
    const metrics = createMetrics();
    const log = metrics.counting(createLog("silent"));
    expect(prometheusText(metrics.measured())).toContain('site_events_total{event="process-ended"} 0');
    log.error({ event: "process-ended", role: "pages" });
    log.info({ event: "retention", submissions: 0 });
    const text = prometheusText(metrics.measured());
    expect(text).toContain('site_events_total{event="process-ended"} 1');
    expect(text).toMatch(/^site_retention_last_run_timestamp_seconds \d{10}/m);
  });

  it("of several processes are one: counts are added, of gauges the highest is told", () => {
    const lag = (role: string, value: number) => ({
      ...NOTHING_MEASURED,
      gauges: [{ name: "site_event_loop_lag_seconds" as const, labels: { role }, value }],
    });
    const all = [counted(["/ar", 200]), counted(["/ar", 200], ["/ar", 304]), lag("pages", 1), lag("pages", 3)];
    const text = prometheusText(sumMeasurements([...all, lag("api", 2)]));
    expect(text).toContain('site_requests_total{area="pages",status="200"} 2');
    expect(text).toContain('site_request_seconds_count{area="pages"} 3');
    expect(text.match(/^site_event_loop_lag_seconds.*/gm)).toEqual([
      'site_event_loop_lag_seconds{role="pages"} 3',
      'site_event_loop_lag_seconds{role="api"} 2',
    ]);
  });
});
