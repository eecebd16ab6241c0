import { expect, test } from "vitest";
import { POSTS_PER_PAGE, pagesOf } from "./paging.ts";
import { assignMotifs, type CoveredPost } from "./post-motif.ts";

const posts = (count: number, category = (index: number) => `category-${index % 5}`): CoveredPost[] =>
  Array.from({ length: count }, (_, index) => ({ id: `post-${index}`, category: category(index) }));
const motifsOf = (list: readonly CoveredPost[], all = list) => {
  const motifs = assignMotifs(all);
  return list.map(({ id }) => motifs.get(id));
};

test("no motif stands twice on a page of the blog", () => {
  const all = posts(200);
  for (const { items } of pagesOf(all)) expect(new Set(motifsOf(items, all)).size).toBe(items.length);
});
test("a post keeps the motif it asks for, and its neighbours get others", () => {
  const all = posts(2 * POSTS_PER_PAGE).map((post, index) => (index === 4 ? { ...post, motif: "key" as const } : post));
  const motifs = motifsOf(all.slice(0, POSTS_PER_PAGE), all);
  expect(motifs[4]).toBe("key");
  expect(new Set(motifs).size).toBe(POSTS_PER_PAGE);
});
test("a new post leaves the covers of older ones alone", () => {
  const all = posts(40);
  expect(motifsOf(all.slice(1))).toEqual(motifsOf(all).slice(1));
});
test("posts of one category differ, too", () => {
  const all = posts(60, (index) => (index % 12 === 0 ? "rare" : "common"));
  const rare = all.filter(({ category }) => category === "rare");
  expect(new Set(motifsOf(rare, all)).size).toBe(rare.length);
});
