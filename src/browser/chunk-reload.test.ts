import { describe, expect, it } from "vitest";
import { handleChunkFailure, isLoadFailure } from "./chunk-reload.ts";

function page({ startMs = 1_000_000, isForbidden = false } = {}) {
  const stored = new Map<string, string>();
  const events: string[] = [];
  let time = startMs;
  return {
    events,
    pass: (ms: number) => {
      time += ms;
    },
    fail: () =>
      handleChunkFailure(new Error("Loading chunk 3 failed"), {
        storage: () => {
          if (isForbidden) throw new DOMException("denied", "SecurityError");
          return { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => stored.set(key, value) };
        },
        now: () => time,
        reload: () => events.push("reload"),
        showError: (error) => events.push(`error: ${error instanceof Error ? error.message : ""}`),
      }),
  };
}

describe("chunk failure", () => {
  it("reloads the first time", () => {
    const { events, fail } = page();
    fail();
    expect(events).toEqual(["reload"]);
  });

  it("shows the error page when it happens again within 60 s", () => {
    const { events, fail, pass } = page();
    fail();
    pass(59_999);
    fail();
    expect(events).toEqual(["reload", "error: Loading chunk 3 failed"]);
  });

  it("reloads again after 60 s", () => {
    const { events, fail, pass } = page();
    fail();
    pass(60_000);
    fail();
    expect(events).toEqual(["reload", "reload"]);
  });

  it("shows the error page where storage is forbidden", () => {
    const { events, fail } = page({ isForbidden: true });
    fail();
    expect(events).toEqual(["error: Loading chunk 3 failed"]);
  });

  it("does not take a bug in a component for missing code", () => {
    expect(isLoadFailure(new TypeError("Failed to fetch dynamically imported module: /_assets/x.js"))).toBe(true);
    expect(isLoadFailure(new TypeError("Cannot read properties of undefined"))).toBe(false);
  });
});
