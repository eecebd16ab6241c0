import { createServer } from "node:http";
import { explainListenError } from "#server/network/listen.ts";
import type { Measured } from "./metrics.ts";
import { prometheusText } from "./prometheus-text.ts";

export type MetricsServerNeeds = { port: number; host: string; measure: () => Promise<Measured> };

/** A port of its own, so that the public port can be open to all and this one only to Prometheus. */
export function openMetricsServer({ port, host, measure }: MetricsServerNeeds): Promise<{ close: () => void }> {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") return response.writeHead(404).end();
    const text = prometheusText(await measure());
    return response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(text);
  });
  return new Promise((resolve, reject) => {
    server.on("error", (error) => reject(explainListenError(error, "METRICS_PORT")));
    server.listen(port, host, () => resolve({ close: () => server.close() }));
  });
}
