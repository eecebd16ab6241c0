import { expect, test } from "vitest";
import { type RelatablePost, relatedAmong } from "./related-posts.ts";

const post = (id: string, category: string, tags: string[], app?: string): RelatablePost => ({
  id,
  category,
  tags,
  app,
});
const idsOf = (posts: RelatablePost[]) => posts.map(({ id }) => id);

const licences = post("licences", "products", ["licensing"], "masqat");
const all = [
  post("newest", "design", ["rtl"]),
  licences,
  post("same-category", "products", ["e-invoicing"]),
  post("same-tag", "engineering", ["licensing", "plugins"]),
  post("same-app", "engineering", ["desktop"], "masqat"),
  post("both", "products", ["licensing"]),
];

test("subjects in common come first, then what is newest", () => {
  expect(idsOf(relatedAmong(all, 5)(licences))).toEqual(["both", "same-tag", "same-app", "same-category", "newest"]);
});
test("a post is not related to itself, and no more are given than asked for", () => {
  expect(idsOf(relatedAmong(all, 2)(licences))).toEqual(["both", "same-tag"]);
  expect(relatedAmong([licences], 3)(licences)).toEqual([]);
});
test("two posts without a product do not share one", () => {
  expect(idsOf(relatedAmong([post("b", "y", []), post("c", "x", [])], 2)(post("a", "x", [])))).toEqual(["c", "b"]);
});
test("what is near in subject is found below any number of newer posts", () => {
  const many = Array.from({ length: 1000 }, (_, index) => post(`other-${index}`, "design", ["rtl"]));
  const near = post("near", "products", ["licensing"], "masqat");
  expect(idsOf(relatedAmong([...many, near], 2)(licences))).toEqual(["near", "other-0"]);
});
