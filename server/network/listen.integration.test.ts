import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { createLog } from "#server/observability/log.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { listen } from "./listen.ts";

const openSockets = () => process.getActiveResourcesInfo().filter((kind) => kind === "TCPSocketWrap").length;

it("lets go of a client that was refused and does not hang up, and counts the answer", async () => {
  const metrics = createMetrics();
  const log = metrics.counting(createLog("silent"));
  const { port, stop } = await listen({ fetch: () => new Response("x"), at: { port: 0, host: "127.0.0.1" }, log });
  const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let answer = "";
  client.on("data", (data) => {
    answer += data.toString();
  });
  client.write("no request at all\r\n\r\n");
  await once(client, "end");
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*^X-Request-Id: [\w-]{36}\r$/ms);
  expect(metrics.measured().areas["unreadable"]?.statuses).toMatchObject({ 400: 1 });
  // The client keeps its end and says nothing more; the server's must be gone.
  await expect.poll(openSockets, { timeout: 5000 }).toBe(1);
  client.destroy();
  await stop();
});
