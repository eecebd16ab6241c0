import { createServer } from "node:http";
import { explainListening } from "#server/network/listen.ts";
import { type Measured, prometheusText } from "./metrics.ts";

export type MetricsPortNeeds = { port: number; host: string; measure: () => Promise<Measured> };

/** A port of its own, so that the public one can be open to all and this one to nobody but the watcher. */
export function openMetricsPort({ port, host, measure }: MetricsPortNeeds): Promise<{ close: () => void }> {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") return response.writeHead(404).end();
    const text = prometheusText(await measure());
    return response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(text);
  });
  return new Promise((resolve, reject) => {
    server.on("error", (error) => reject(explainListening(error, "METRICS_PORT")));
    server.listen(port, host, () => resolve({ close: () => server.close() }));
  });
}
