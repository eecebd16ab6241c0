import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyContent } from "#harness/content-copy.ts";
import { checkContent } from "./content-check.ts";
import { errorLine } from "./content-errors.ts";
import { listScheduledPosts } from "./scheduled-posts.ts";

describe("articles that wait for their day", () => {
  let content: ReturnType<typeof copyContent>;
  beforeEach(() => {
    content = copyContent();
  });
  afterEach(() => content.remove());

  const schedule = (id: string, publishedOn: string) =>
    content.edit(`blog/${id}/post.json`, (post: Record<string, unknown>) => ({ ...post, publishedOn }));
  const now = new Date("2026-11-30T20:59:00Z");

  it("are listed until it begins in the company's time zone, the next one first", () => {
    expect(listScheduledPosts(content.dir, now)).toEqual([]);
    schedule("how-we-estimate", "2026-12-24");
    schedule("pre-launch-list", "2026-12-01");
    expect(listScheduledPosts(content.dir, now)).toEqual([
      { id: "pre-launch-list", publishedOn: "2026-12-01" },
      { id: "how-we-estimate", publishedOn: "2026-12-24" },
    ]);
    // Midnight in Riyadh.
    expect(listScheduledPosts(content.dir, new Date("2026-11-30T21:00:00Z")).map(({ id }) => id)).toEqual([
      "how-we-estimate",
    ]);
  });

  it("have no day while their file cannot be read", () => {
    writeFileSync(join(content.dir, "blog/how-we-estimate/post.json"), "{");
    expect(listScheduledPosts(content.dir, now)).toEqual([]);
  });

  it("may be linked by texts that come with them or later, not by those that are there already", () => {
    schedule("how-we-estimate", "2199-12-24");
    for (const locale of ["ar", "en"])
      appendFileSync(join(content.dir, `blog/pre-launch-list/${locale}.md`), "\n[how](/bloger/how-we-estimate)\n");
    const errors = () => checkContent(content.dir).errors.map(errorLine);
    expect(errors().filter((line) => line.startsWith("content/blog/pre-launch-list/"))).toEqual(
      ["ar", "en"].map(
        (locale) =>
          `content/blog/pre-launch-list/${locale}.md: the link "/bloger/how-we-estimate" leads to an article that appears on 2199-12-24`,
      ),
    );
    schedule("pre-launch-list", "2199-12-24");
    expect(errors().filter((line) => line.startsWith("content/blog/pre-launch-list/"))).toEqual([]);
  });
});
