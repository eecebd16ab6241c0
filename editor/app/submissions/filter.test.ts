import { expect, test } from "vitest";
import { parseFilter, queryWith } from "./filter.ts";

test("a filter stands in the address and comes back from it", () => {
  const query = queryWith({ state: "new", text: "سلمى & co" }, "kind", "contact");
  expect(parseFilter(query)).toEqual({ state: "new", text: "سلمى & co", kind: "contact" });
  expect(parseFilter(queryWith(parseFilter(query), "state", undefined))).toEqual({
    text: "سلمى & co",
    kind: "contact",
  });
  expect(parseFilter("assignee=")).toEqual({ assignee: "" });
});

test("what an address should not say is left out", () => {
  expect(parseFilter("state=read&kind=x&since=soon&until=2026-10-15&text=")).toEqual({ until: "2026-10-15" });
});
