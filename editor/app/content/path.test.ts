import { describe, expect, test } from "vitest";
import { differences, exampleAt, isSame, isWithin, moved, parsePath, valueAt, withValueAt } from "./path.ts";

const app = {
  name: { ar: "دفتر", en: "Daftar" },
  plans: [{ prices: { monthly: 0 } }, { prices: { monthly: 29 } }],
  service: "desktop",
};

describe("a value at a place", () => {
  test("is read and replaced without touching what stands beside the way", () => {
    const path = parsePath("plans.1.prices.monthly");
    const changed = withValueAt(app, path, 35);
    expect(valueAt(changed, path)).toBe(35);
    expect(valueAt(app, path)).toBe(29);
    expect(valueAt(changed, ["name"])).toBe(app.name);
    expect(valueAt(changed, ["plans", 0])).toBe(app.plans[0]);
  });

  test("makes the groups on the way that are not there yet", () => {
    expect(withValueAt({}, ["seo", "title", "ar"], "عنوان")).toEqual({ seo: { title: { ar: "عنوان" } } });
  });

  test("takes its field away when there is no value", () => {
    expect(withValueAt({ id: "x", app: "daftar" }, ["app"], undefined)).toEqual({ id: "x" });
  });
});

test("a list is put in another order, and stays as it is at its ends", () => {
  const list = ["a", "b", "c"];
  expect(moved(list, 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(list, 0, -1)).toBe(list);
  expect(moved(list, 2, 3)).toBe(list);
});

test("a place lies within its groups, not within names that begin alike", () => {
  expect(isWithin(["plans", 0, "users"], parsePath("plans.0"))).toBe(true);
  expect(isWithin(["plansOld", 0], ["plans"])).toBe(false);
  expect(isWithin(["plans"], ["plans", 0])).toBe(false);
});

test("values are the same whatever the order of their fields", () => {
  expect(isSame({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 1, b: null })).toBe(false);
});

test("two versions differ where they differ, and as a whole where a list grew", () => {
  const theirs = { ...app, name: { ar: "دفتر", en: "Ledger" }, plans: [...app.plans, {}] };
  expect(differences(app, theirs)).toEqual([["name", "en"], ["plans"]]);
});

describe("an example at a place", () => {
  test("is that of the first row where the example has fewer", () => {
    expect(exampleAt(app, ["plans", 1, "prices", "monthly"])).toBe(29);
    expect(exampleAt(app, ["plans", 4, "prices", "monthly"])).toBe(0);
    expect(exampleAt(app, ["rating", "value"])).toBeUndefined();
  });
});
