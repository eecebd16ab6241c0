import { expect, test } from "vitest";
import { type RelatablePost, relatedPosts } from "./related-posts.ts";

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
  expect(idsOf(relatedPosts(licences, all, 5))).toEqual(["both", "same-tag", "same-app", "same-category", "newest"]);
});
test("a post is not related to itself, and no more are given than asked for", () => {
  expect(idsOf(relatedPosts(licences, all, 2))).toEqual(["both", "same-tag"]);
  expect(relatedPosts(licences, [licences], 3)).toEqual([]);
});
test("two posts without a product do not share one", () => {
  expect(idsOf(relatedPosts(post("a", "x", []), [post("b", "y", []), post("c", "x", [])], 2))).toEqual(["c", "b"]);
});
