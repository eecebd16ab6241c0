import { expect, it, vi } from "vitest";
import { chartSheet, sheetKind } from "./chart-sheet.ts";

vi.mock("astro:content", () => import("#tests/rules/content-collections.ts"));

it.each([
  ["", "general"],
  ["/services/mobile", "passage"],
  ["/apps", "harbour"],
  ["/apps/daftar/store/bank-matching", "harbour"],
  ["/apps/serial", "approach"],
  ["/bloger/page/2", "log"],
  ["/policy/privacy", "legend"],
  ["/faq", "legend"],
  ["/about/team", "flags"],
  ["/about", "approach"],
])("%s is a sheet of the kind %s", (path, kind) => {
  expect(sheetKind(path)).toBe(kind);
});

it("says when a page was last changed, and numbers it among its kind; articles have no number", async () => {
  expect(await chartSheet("/apps/daftar")).toMatchObject({
    kind: "harbour",
    number: expect.any(Number),
    changedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  expect(await chartSheet("/bloger")).toMatchObject({ kind: "log", number: null });
  expect(await chartSheet("/search")).toBeNull();
});
