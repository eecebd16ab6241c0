/** How the server starts, what it writes down, and how it ends. */
import { connect } from "node:net";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { runToEnd, startServer } from "./servers.ts";

test("a start with bad variables is refused, and all of them are named", async () => {
  const { code, output } = await runToEnd({
    PORT: "many",
    TRUSTED_PROXIES: "-1",
    LOG_LEVEL: "loud",
    SITE_URL: "nowhere",
  });
  expect(code).toBe(1);
  for (const name of ["PORT", "TRUSTED_PROXIES", "LOG_LEVEL", "SITE_URL"]) expect(output).toContain(`${name}:`);
  expect(output).not.toContain("    at ");
});

test("a start without a build says what to do", async () => {
  const { code, output } = await runToEnd({ DIST_DIR: "/nonexistent" });
  expect(code).toBe(1);
  expect(output).toContain("npm run build");
});

test("requests are logged as JSON with an id, and without anything personal", async () => {
  const server = await startServer({ env: { LOG_LEVEL: "info" } });
  const answer = await ask("/en/about?email=someone@example.com", {
    port: server.port,
    headers: {
      cookie: "session=personal-cookie",
      "user-agent": "personal-agent",
      referer: "https://personal-referrer.example/",
      "x-forwarded-for": "203.0.113.9",
    },
  });
  expect(await server.stop()).toBe(0);
  const lines = server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line): Record<string, unknown> => JSON.parse(line));
  const entry = lines.find(({ event }) => event === "request");
  expect(entry).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    level: "info",
    event: "request",
    requestId: answer.headers["x-request-id"],
    method: "GET",
    path: "/en/about",
    status: 200,
    ms: expect.any(Number),
  });
  expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  for (const personal of ["someone@", "personal-", "203.0.113.9", "127.0.0.1"])
    expect(server.output()).not.toContain(personal);
});

test("TLS in front of the server is believed only from trusted proxies", async () => {
  const headers = { "x-forwarded-proto": "https" };
  expect((await ask("/ar", { headers })).headers["strict-transport-security"]).toBeUndefined();
  const server = await startServer({ env: { TRUSTED_PROXIES: "1", LOG_LEVEL: "silent" } });
  const { port } = server;
  const secure = await ask("/ar", { port, headers });
  expect(secure.headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
  expect((await ask("/ar", { port })).headers["strict-transport-security"]).toBeUndefined();
  await server.stop();
});

test("SIGTERM: nothing new is accepted, what has begun is answered, and the end comes at once", async () => {
  const server = await startServer({ env: { LOG_LEVEL: "silent" } });
  const socket = connect(server.port, "127.0.0.1");
  let received = "";
  socket.on("data", (data) => {
    received += data.toString("latin1");
  });
  await new Promise((resolve) => socket.once("connect", resolve));
  await new Promise((resolve) => socket.write("GET /en/about HTTP/1.1\r\nHost: x\r\n", resolve));
  // The bytes must have been read before the signal comes: a second request proves it.
  expect((await ask("/api/health", { port: server.port })).status).toBe(200);
  const ended = server.stop();
  await expect
    .poll(() =>
      ask("/api/health", { port: server.port }).then(
        () => "open",
        () => "closed",
      ),
    )
    .toBe("closed");
  socket.write("Connection: close\r\n\r\n");
  expect(await ended).toBe(0);
  expect(received).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(received).toContain("</html>");
});

test("SIGTERM: a request that never completes does not hold up the end beyond ten seconds", async () => {
  const server = await startServer({ env: { LOG_LEVEL: "silent" } });
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("connect", resolve));
  await new Promise((resolve) => socket.write("GET /en/about HTTP/1.1\r\nHost: x\r\n", resolve));
  expect((await ask("/api/health", { port: server.port })).status).toBe(200);
  const startedAt = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
