import { expect, test } from "vitest";
import {
  entryAddress,
  isSamePlace,
  kindAddress,
  MISSING_ADDRESS,
  parseAddress,
  START_ADDRESS,
  submissionsAddress,
} from "./address.ts";

test("every address leads back to what it was made of", () => {
  expect(parseAddress(START_ADDRESS)).toEqual({ page: "start" });
  expect(parseAddress("")).toEqual({ page: "start" });
  expect(parseAddress(MISSING_ADDRESS)).toEqual({ page: "missing" });
  expect(parseAddress(submissionsAddress("state=new"))).toEqual({
    page: "submissions",
    open: null,
    query: "state=new",
  });
  expect(parseAddress(submissionsAddress("", "M-7K3Q-9F2D"))).toEqual({
    page: "submissions",
    open: "M-7K3Q-9F2D",
    query: "",
  });
  expect(parseAddress(kindAddress("apps"))).toEqual({ page: "kind", kind: "apps" });
  expect(parseAddress(entryAddress("items", "daftar/bank-matching", ["plans", 0, "audience", "ar"]))).toEqual({
    page: "entry",
    kind: "items",
    id: "daftar/bank-matching",
    at: ["plans", 0, "audience", "ar"],
  });
});

test("another field is the same place, another entry is not", () => {
  const place = parseAddress("#/blog/a-post");
  expect(isSamePlace(place, parseAddress("#/blog/a-post?at=title.ar"))).toBe(true);
  expect(isSamePlace(place, parseAddress("#/blog/another"))).toBe(false);
  expect(isSamePlace(place, parseAddress("#/blog"))).toBe(false);
});
