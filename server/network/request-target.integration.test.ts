import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiProxy } from "#server/cluster/api-proxy.ts";
import { createLog } from "#server/observability/log.ts";
import { type Listening, listen } from "./listen.ts";

describe("where a request goes", () => {
  let listening: Listening;
  beforeAll(async () => {
    listening = await listen({
      answerFromMemory: ({ url }, response) => url === "/memory" && Boolean(response.end("from memory")),
      fetch: ({ url, headers }) => new Response(`${url} ${headers.get("host")}`),
      at: { port: 0, host: "127.0.0.1" },
      log: createLog("silent"),
    });
  });
  afterAll(() => listening.stop());

  const ask = (head: string, { port } = listening) =>
    new Promise<string>((resolve, reject) => {
      let text = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(`${head}\r\nConnection: close\r\n\r\n`));
      socket.on("data", (data) => {
        text += data.toString("latin1");
      });
      socket.on("error", reject).on("close", () => resolve(text));
    });

  it.each([
    ["the usual form", "GET /a?b HTTP/1.1\r\nHost: here.example", "http://here.example/a?b here.example"],
    [
      "the whole address",
      "GET http://here.example/a?b HTTP/1.1\r\nHost: other.example",
      "http://here.example/a?b here.example",
    ],
    [
      "the whole address, without a path",
      "GET HTTP://here.example?b HTTP/1.1\r\nHost: x",
      "http://here.example/?b here.example",
    ],
    ["the whole address of what is in memory", "GET http://x/memory HTTP/1.1\r\nHost: x", "from memory"],
    ["no host, as programs of old send it", "GET /a HTTP/1.0", "http://127.0.0.1/a null"],
  ])("is read from %s", async (_, head, body) => {
    const answer = await ask(head);
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(answer.endsWith(body) || answer.includes(`\r\n${body}\r\n`)).toBe(true);
  });

  it("is the same behind our own proxy, also for a request without a body", async () => {
    const dir = mkdtempSync(join(tmpdir(), "site-target-"));
    const log = createLog("silent");
    const socketPath = join(dir, "api.sock");
    const fetch = async (request: Request) => new Response(`${request.url} has ${(await request.text()).length}`);
    const api = await listen({ fetch, at: { socketPath }, log });
    const pages = await listen({
      answerFromMemory: apiProxy({ socketPath, trustsProto: false, log }),
      fetch,
      at: { port: 0, host: "127.0.0.1" },
      log,
    });
    expect(await ask("POST http://here.example/api/a HTTP/1.1\r\nHost: x", pages)).toContain(
      "http://here.example/api/a has 0",
    );
    await Promise.all([api.stop(), pages.stop()]);
    rmSync(dir, { recursive: true });
  });

  it("is not asked of a request without a length", async () => {
    const head = "POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked";
    expect(await ask(head)).toMatch(/^HTTP\/1\.1 411/);
  });

  it.each([
    ["two hosts", "GET /a HTTP/1.1\r\nHost: here.example\r\nhost: here.example"],
    ["no host", "GET /a HTTP/1.1"],
    ["a host longer than any", `GET /a HTTP/1.1\r\nHost: ${"\u00e9".repeat(5000)}`],
    ["a whole address with a name and a password", "GET http://a:b@here.example/ HTTP/1.1\r\nHost: x"],
    ["a whole address without a host", "GET http:///a HTTP/1.1\r\nHost: x"],
  ])("is not guessed from %s", async (_, head) => {
    expect(await ask(head)).toMatch(/^HTTP\/1\.1 400/);
  });
});
