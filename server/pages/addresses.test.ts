import { describe, expect, it } from "vitest";
import { resolveAddress } from "./addresses.ts";

const known = new Set(["/ar", "/en", "/en/about", "/en/policy/privacy", "/robots.txt", "/_assets/App.B1c.js"]);
const resolve = (path: string) => resolveAddress(path, (address) => known.has(address));

describe("addresses", () => {
  it.each(["/ar", "/en/about", "/en/policy/privacy", "/_assets/App.B1c.js"])("%s is found", (path) => {
    expect(resolve(path)).toEqual({ kind: "found", address: path });
  });

  it("takes both spellings of policy for the same page", () => {
    expect(resolve("/en/Policy/privacy")).toEqual({ kind: "found", address: "/en/policy/privacy" });
  });

  it.each([
    ["/en/about/", "/en/about"],
    ["/en//about", "/en/about"],
    ["//en/about", "/en/about"],
    ["/en/about///", "/en/about"],
    ["/en/about/index.html", "/en/about"],
    ["/en/index.html", "/en"],
    ["/en/About", "/en/about"],
    ["/EN/ABOUT/", "/en/about"],
    ["/en/POLICY/privacy", "/en/policy/privacy"],
    ["/en/Policy/Privacy", "/en/policy/privacy"],
    ["/en/Policy/privacy/", "/en/policy/privacy"],
    ["/en/%61bout", "/en/about"],
    ["/en%2fabout", "/en/about"],
    ["/en\\about", "/en/about"],
  ])("%s moves to %s", (path, address) => {
    expect(resolve(path)).toEqual({ kind: "moved", address });
  });

  it.each([
    "/about",
    "/fr/about",
    "/en/nope",
    "/en/%zz",
    "/en/%00about",
    "/en/..%2f..%2fetc/passwd",
    "/en/about/../../../etc/passwd",
    "/.env",
    "/en/Policy",
    "/en/Policy/nope",
    `/${"a".repeat(10_000)}`,
    "/__proto__",
    "//evil.example/en/about",
  ])("%s is missing", (path) => {
    expect(resolve(path).kind).toBe("missing");
  });
});
