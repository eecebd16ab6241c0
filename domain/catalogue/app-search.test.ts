import { describe, expect, it } from "vitest";
import { type AppFacts, filterFrom, findApps, isFiltered, NO_FILTER, withFilter } from "./app-search.ts";

const app = (id: string, facts: Partial<AppFacts>): AppFacts => ({
  id,
  words: id,
  category: "invoicing",
  platforms: ["web"],
  service: "website",
  hasFreePlan: true,
  monthlyFrom: 2900,
  rating: 4.5,
  downloads: 1000,
  releasedOn: "2026-01-01",
  ...facts,
});

const APPS = [
  app("daftar", { words: "دفتر فوترة ومحاسبة فواتير نظامية daftar", downloads: 38_000, rating: 4.9 }),
  app("mawid", {
    words: "موعد حجوزات العيادات",
    category: "booking",
    platforms: ["ios", "android"],
    service: "mobile",
    downloads: 52_000,
    monthlyFrom: 3900,
    releasedOn: "2026-10-01",
  }),
  app("masqat", { words: "مسقط إضافة أوتوكاد", hasFreePlan: false, monthlyFrom: 1900, rating: 4.9 }),
];
const found = (filter: Partial<typeof NO_FILTER>) => findApps(APPS, { ...NO_FILTER, ...filter }).map(({ id }) => id);

describe("the list of apps", () => {
  it("shows everything in its own order to those who ask for nothing", () => {
    expect(found({})).toEqual(["daftar", "mawid", "masqat"]);
  });

  it.each([
    [{ category: "booking" }, ["mawid"]],
    [{ platform: "android" }, ["mawid"]],
    [{ service: "website" }, ["daftar", "masqat"]],
    [{ price: "free" }, ["daftar", "mawid"]],
    [{ price: "paid" }, ["masqat"]],
    [{ category: "invoicing", price: "paid" }, ["masqat"]],
    [{ category: "booking", price: "paid" }, []],
    [{ q: "اضافه" }, ["masqat"]],
    [{ q: "محاسبه فوتره" }, ["daftar"]],
    [{ q: "  " }, ["daftar", "mawid", "masqat"]],
  ])("filters by %j", (filter, ids) => {
    expect(found(filter)).toEqual(ids);
  });

  it.each([
    ["downloads", ["mawid", "daftar", "masqat"]],
    ["rating", ["daftar", "masqat", "mawid"]],
    ["newest", ["mawid", "daftar", "masqat"]],
    ["price", ["masqat", "daftar", "mawid"]],
    ["nonsense", ["daftar", "mawid", "masqat"]],
  ])("sorts by %s", (sort, ids) => {
    expect(found({ sort })).toEqual(ids);
  });
});

describe("the query string", () => {
  const allowed = {
    category: ["invoicing", "booking"],
    platform: ["web"],
    service: ["mobile"],
    price: ["free", "paid"],
    sort: ["rating"],
  };

  it("is read, and what cannot be chosen is left out", () => {
    const params = new URLSearchParams("q=فاتورة&category=booking&platform=amiga&price=<script>&sort=rating");
    expect(filterFrom(params, allowed)).toEqual({ ...NO_FILTER, q: "فاتورة", category: "booking", sort: "rating" });
    expect(filterFrom(new URLSearchParams({ q: "x".repeat(5000) }), allowed).q).toHaveLength(80);
  });

  it("comes back as it was, beside parameters of others", () => {
    const filter = { ...NO_FILTER, q: " حجز ", category: "booking" };
    const params = withFilter(new URLSearchParams("utm_source=x&sort=rating"), filter);
    expect(params.toString()).toBe(new URLSearchParams({ utm_source: "x", q: "حجز", category: "booking" }).toString());
    expect(filterFrom(params, allowed)).toEqual({ ...filter, q: "حجز" });
    expect(withFilter(params, NO_FILTER).toString()).toBe("utm_source=x");
  });

  it("tells filtering from mere sorting", () => {
    expect(isFiltered({ ...NO_FILTER, sort: "rating" })).toBe(false);
    expect(isFiltered({ ...NO_FILTER, q: " " })).toBe(false);
    expect(isFiltered({ ...NO_FILTER, price: "free" })).toBe(true);
  });
});
