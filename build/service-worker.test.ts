import { describe, expect, it } from "vitest";
import { compileWorker, workerFacts } from "./service-worker.ts";

const page = (address: string, etag = '"a"') => ({ address, etag, type: "text/html; charset=utf-8" });
const script = (address: string) => ({ address, etag: '"s"', type: "text/javascript; charset=utf-8" });

const files = [
  page("/en"),
  page("/en/faq"),
  page("/en/apps"),
  page("/en/apps/raff"),
  page("/en/policy/usage"),
  page("/en/social-media-generator"),
  page("/ar"),
  page("/ar/about"),
  script("/_assets/start.AAAAAAAA.js"),
  script("/_assets/forms.AAAAAAAA.js"),
  { address: "/_assets/latin.AAAAAAAA.woff2", etag: '"f"', type: "font/woff2" },
];
const site = {
  files,
  locales: [
    { code: "en", iso: "en" },
    { code: "ar", iso: "ar" },
  ],
  defaultLocale: "ar",
  read: (address: string) => (address.includes("start") ? 'import("./forms.AAAAAAAA.js")' : ""),
};

describe("what the worker is told", () => {
  it("is the languages, the default first, with what is kept ahead", () => {
    expect(workerFacts(site).languages).toEqual([
      { code: "ar", offline: "/ar/offline", ahead: ["/ar"] },
      {
        code: "en",
        offline: "/en/offline",
        ahead: ["/en", "/en/faq", "/en/apps", "/en/policy/usage", "/en/social-media-generator"],
      },
    ]);
  });

  it("is which scripts load others", () => {
    expect(workerFacts(site).chunks).toEqual({ "/_assets/start.AAAAAAAA.js": ["/_assets/forms.AAAAAAAA.js"] });
  });

  it("is a version that changes with any file, and with nothing else", () => {
    const { version } = workerFacts(site);
    expect(workerFacts({ ...site, files: files.toReversed() }).version).toBe(version);
    const changed = files.map((file) => (file.address === "/ar/about" ? page("/ar/about", '"b"') : file));
    expect(workerFacts({ ...site, files: changed }).version).not.toBe(version);
    expect(workerFacts({ ...site, files: files.slice(1) }).version).not.toBe(version);
  });
});

describe("the compiled worker", () => {
  it("is one plain script that knows its facts", async () => {
    const facts = workerFacts(site);
    const code = await compileWorker(facts);
    expect(code).toContain(facts.version);
    expect(code).not.toMatch(/\bimport\b|\bexport\b|WORKER_FACTS/);
    expect(code.length).toBeLessThan(9_000);
  });
});
