import { expect, test } from "vitest";
import { differing, rebased, sameHandling } from "./handling.ts";

const base = { state: "new", assignee: "", note: "" } as const;

test("what was typed stays when another version comes, what was not follows it", () => {
  const mine = { ...base, note: "typed here" };
  const next = { state: "answered", assignee: "huda", note: "typed there" } as const;
  expect(rebased(mine, base, next)).toEqual({ state: "answered", assignee: "huda", note: "typed here" });
});

test("spaces at the ends are no change, since they are not stored", () => {
  expect(sameHandling({ ...base, note: " a " }, { ...base, note: "a" })).toBe(true);
  expect(differing({ ...base, note: "b" }, { ...base, state: "done" })).toEqual(["state", "note"]);
});
