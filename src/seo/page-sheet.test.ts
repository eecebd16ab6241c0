import { expect, it, vi } from "vitest";
import { findSheet, sheetKind } from "./page-sheet.ts";

vi.mock("astro:content", () => import("#tests/rules/content-collections.ts"));

it.each([
  ["", "home"],
  ["/services/mobile", "service"],
  ["/apps", "app"],
  ["/apps/daftar/store/bank-matching", "app"],
  ["/apps/serial", "page"],
  ["/bloger/page/2", "blog"],
  ["/policy/privacy", "reference"],
  ["/faq", "reference"],
  ["/about/team", "team"],
  ["/about", "page"],
])("%s is a sheet of the kind %s", (path, kind) => {
  expect(sheetKind(path)).toBe(kind);
});

it("says when a page was last changed, and numbers it among its kind; articles have no number", async () => {
  expect(await findSheet("/apps/daftar")).toMatchObject({
    kind: "app",
    number: expect.any(Number),
    changedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  expect(await findSheet("/bloger")).toMatchObject({ kind: "blog", number: null });
  expect(await findSheet("/search")).toBeNull();
});
