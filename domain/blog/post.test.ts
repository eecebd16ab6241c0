import { expect, test } from "vitest";
import { localizerOf } from "#domain/language/localized.ts";
import { postFileSchema, RESERVED_POST_IDS } from "./post.ts";

const schema = postFileSchema(localizerOf(["en"]));
const post = (id: string) => ({
  id,
  category: "design",
  tags: ["rtl"],
  author: "someone",
  publishedOn: "2026-10-15",
  title: { en: "Ten letters and more" },
  seoTitle: { en: "Ten letters" },
  summary: { en: "A sentence long enough to serve as the description that search engines show." },
});

test.each(RESERVED_POST_IDS)("an article cannot be called %s, which is the address of a list", (id) => {
  const result = schema.safeParse(post(id));
  expect(result.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([
    "id: page, category, tag are addresses of the blog's own lists; choose another id",
  ]);
});
test.each(["pages", "page-in-one-second", "tagging"])("%s is a fine name", (id) => {
  expect(schema.safeParse(post(id)).success).toBe(true);
});
