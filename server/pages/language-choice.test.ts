import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { BuiltSite } from "./built-site.ts";
import { createPages } from "./pages.ts";

const ADDRESSES = ["/ar", "/en", "/ar/about", "/en/about", "/en/policy/privacy"];

/** A site of these pages alone; the parts of it that no redirect needs are left out. */
const site = {
  manifest: {
    locales: [
      { code: "ar", iso: "ar" },
      { code: "en", iso: "en" },
    ],
    defaultLocale: "ar",
  },
  has: (address: string) => ADDRESSES.includes(address),
  find: () => undefined,
  errorPage: (status: number) => String(status),
} as unknown as BuiltSite;
const pages = createPages(site, () => {
  throw new Error("no file is sent here");
});
const app = new Hono().all("*", (c) => pages.answer(c));
const ask = (path: string, init?: RequestInit) => app.fetch(new Request(`http://host.example${path}`, init));

describe("the language switch without script", () => {
  it.each([
    ["/language/en/about", "/en/about"],
    ["/language/en/about?tab=2&q=%D8%A7%2F", "/en/about?tab=2&q=%D8%A7%2F"],
    ["/language/en", "/en"],
    ["/language/en/", "/en"],
    ["/language/en//about/", "/en/about"],
    ["/language/en/Policy/privacy", "/en/policy/privacy"],
  ])("%s keeps the choice and leads to %s in one step", async (path, location) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get("location")]).toEqual([302, location]);
    expect(headers.get("set-cookie")).toBe("i18n_redirected=en; Path=/; Max-Age=31536000; SameSite=None; Secure");
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it.each([
    "/language",
    "/language/fr/about",
    "/language/en/nowhere",
    "/language/en//evil.example",
    "/language/enabout",
    "/language//evil.example/",
    "/language/en/%2F%2Fevil.example",
    "/language/en/https://evil.example",
  ])("%s leads nowhere and keeps nothing", async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get("location"), headers.get("set-cookie")]).toEqual([404, null, null]);
  });

  it("is for reading only", async () => {
    const { status, headers } = await ask("/language/en/about", { method: "POST" });
    expect([status, headers.get("set-cookie")]).toEqual([405, null]);
  });
});
