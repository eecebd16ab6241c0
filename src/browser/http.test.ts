import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHttpClient, HttpError } from "./http.ts";

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { ...init, headers: { "content-type": "application/json" } });

let ended: string[];
const progress = { start: () => ({ done: () => ended.push("done"), fail: () => ended.push("fail") }) };

function clientWith(fetch: typeof globalThis.fetch, isOnline = true) {
  return createHttpClient({ baseUrl: "/api/", progress, fetch, isOnline: () => isOnline });
}

async function failureOf(promise: Promise<unknown>): Promise<HttpError> {
  const outcome = await promise.then(
    () => "answered",
    (error: unknown) => error,
  );
  if (!(outcome instanceof HttpError)) throw new Error(`expected an HttpError, got ${String(outcome)}`);
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
  ended = [];
});
afterEach(() => vi.useRealTimers());

describe("http client", () => {
  it("answers no sooner than 200 ms after the call", async () => {
    let answer: unknown;
    void clientWith(async () => json({ ok: true }))("health").then((body) => {
      answer = body;
    });
    await vi.advanceTimersByTimeAsync(199);
    expect(answer).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toEqual({ ok: true });
    expect(ended).toEqual(["done"]);
  });

  it("takes another minimum delay per call", async () => {
    const promise = clientWith(async () => json(1))("x", { minDelayMs: 0 });
    await vi.advanceTimersByTimeAsync(0);
    expect(await promise).toBe(1);
  });

  it("sends JSON to the configured base and reads plain text", async () => {
    const calls: [string, RequestInit | undefined][] = [];
    const client = clientWith(async (url, init) => {
      calls.push([String(url), init]);
      return new Response("pong", { headers: { "content-type": "text/plain" } });
    });
    const promise = client("ping", { json: { a: 1 }, headers: { "idempotency-key": "k" } });
    await vi.advanceTimersByTimeAsync(200);
    expect(await promise).toBe("pong");
    expect(calls[0]?.[0]).toBe("/api/ping");
    expect(calls[0]?.[1]).toMatchObject({
      method: "POST",
      body: '{"a":1}',
      headers: { "content-type": "application/json", "idempotency-key": "k" },
    });
  });

  it("fails with the status and the problem the server sent", async () => {
    const failure = failureOf(clientWith(async () => json({ title: "no" }, { status: 422 }))("x"));
    await vi.advanceTimersByTimeAsync(200);
    expect(await failure).toMatchObject({ kind: "status", status: 422, problem: { title: "no" } });
    expect(ended).toEqual(["fail"]);
  });

  it("ends without a failure where nobody waits for the answer", async () => {
    const failure = failureOf(clientWith(async () => json({}, { status: 500 }))("x", { isQuiet: true }));
    await vi.advanceTimersByTimeAsync(200);
    expect((await failure).status).toBe(500);
    expect(ended).toEqual(["done"]);
  });

  it("is given up with the part of the page that asked", async () => {
    const stop = new AbortController();
    const never: typeof fetch = (_url, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
    const failure = failureOf(clientWith(never)("x", { signal: stop.signal }));
    stop.abort();
    await vi.advanceTimersByTimeAsync(200);
    expect((await failure).kind).toBe("network");
  });

  it("tells offline, network, time-out and format failures apart", async () => {
    const never: typeof fetch = (_url, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
    const refuse: typeof fetch = async () => {
      throw new TypeError("failed to fetch");
    };
    const broken: typeof fetch = async () => new Response("{", { headers: { "content-type": "application/json" } });
    vi.useRealTimers();
    const quick = { minDelayMs: 0 };
    expect((await failureOf(clientWith(refuse, false)("x", quick))).kind).toBe("offline");
    expect((await failureOf(clientWith(refuse)("x", quick))).kind).toBe("network");
    expect((await failureOf(clientWith(never)("x", { ...quick, timeoutMs: 20 }))).kind).toBe("timeout");
    expect((await failureOf(clientWith(broken)("x", quick))).kind).toBe("format");
  });
});
