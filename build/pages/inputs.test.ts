import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listScheduledPosts } from "#build/content/scheduled-posts.ts";
import { copyContent } from "#harness/content-copy.ts";
import { type Env, readEnv } from "#server/env.ts";
import { inputsFingerprint, sharedFingerprint } from "./inputs.ts";

let content: ReturnType<typeof copyContent>;
let env: Env;
beforeEach(() => {
  content = copyContent();
  env = { ...readEnv(), CONTENT_DIR: content.dir };
});
afterEach(() => {
  content.remove();
  vi.useRealTimers();
});

const append = (file: string) => appendFileSync(join(content.dir, file), "\n");

describe("what any page may be made of", () => {
  it("is the same as long as nothing of it changes", () => {
    expect(sharedFingerprint(env)).toBe(sharedFingerprint({ ...env }));
  });

  it("is the same of a copy elsewhere, which is what a build reads", () => {
    const copy = copyContent(content.dir);
    const elsewhere = { ...env, CONTENT_DIR: copy.dir };
    expect(inputsFingerprint(elsewhere)).toBe(inputsFingerprint(env));
    expect(sharedFingerprint(elsewhere)).toBe(sharedFingerprint(env));
    copy.remove();
  });

  it.each([
    ["a message", () => append("messages/ar.json")],
    ["the company", () => append("site.json")],
    ["a person", () => append("team/lina-qasim.json")],
    ["a picture beside an article", () => append("blog/offline-sync-lessons/flow-ar.svg")],
    ["a new picture", () => writeFileSync(join(content.dir, "blog/how-we-estimate/new.svg"), "<svg/>")],
    ["the address of the site", () => Object.assign(env, { SITE_URL: "https://elsewhere.test" })],
    ["the year", () => vi.setSystemTime(new Date("2031-01-01"))],
  ])("is another with %s", (_, change) => {
    const before = sharedFingerprint(env);
    change();
    expect(sharedFingerprint(env)).not.toBe(before);
  });

  it("is not a draft, and neither is what the build as a whole is made of", () => {
    const before = { shared: sharedFingerprint(env), all: inputsFingerprint(env) };
    mkdirSync(join(content.dir, "drafts/team"), { recursive: true });
    append("drafts/team/lina-qasim.json");
    expect({ shared: sharedFingerprint(env), all: inputsFingerprint(env) }).toEqual(before);
  });

  it("does not include the articles, which the build as a whole does", () => {
    const before = { shared: sharedFingerprint(env), all: inputsFingerprint(env) };
    append("blog/how-we-estimate/ar.md");
    append("blog/how-we-estimate/post.json");
    expect(sharedFingerprint(env)).toBe(before.shared);
    expect(inputsFingerprint(env)).not.toBe(before.all);
  });

  it("is another for the build as a whole once the day of an article has come", () => {
    content.edit("blog/how-we-estimate/post.json", (post: object) => ({ ...post, publishedOn: "2199-12-24" }));
    const on = (day: string) =>
      inputsFingerprint(env, listScheduledPosts(env.CONTENT_DIR, new Date(`${day}T12:00:00Z`)));
    expect(on("2199-12-22")).toBe(on("2199-12-23"));
    expect(on("2199-12-24")).not.toBe(on("2199-12-23"));
  });

  it("does not include what is only known of texts: a confirmed text renders nothing again", () => {
    const before = inputsFingerprint(env);
    writeFileSync(join(content.dir, "untranslated.json"), "{}");
    expect(inputsFingerprint(env)).toBe(before);
  });
});
