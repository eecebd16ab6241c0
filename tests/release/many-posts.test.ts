/** Three hundred further articles: paging reaches each of them, and a later build renders only what has changed. */
import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { POSTS_PER_PAGE } from "#domain/blog/paging.ts";
import { languages, SITE_URL } from "#harness/addresses.ts";
import { CATEGORIES, contentWithPosts } from "#harness/generated-posts.ts";
import { buildEnv } from "./build-env.ts";

const GENERATED = 300;

const root = join(tmpdir(), `many-posts-${process.pid}`);
const contentDir = join(root, "content");
const siteDir = join(root, "dist", "site");

/** Builds the site; the answer is which pages of the blog were rendered and which were kept, as Astro says of each. */
async function build() {
  const { stdout } = await promisify(execFile)(
    "node_modules/.bin/astro",
    ["build", "--config", "tests/release/many-posts.config.ts"],
    {
      env: buildEnv({ CONTENT_DIR: contentDir, DIST_DIR: join(root, "dist"), SITE_URL, NO_COLOR: "1" }),
      maxBuffer: 2 ** 24,
    },
  );
  const pages = [...stdout.matchAll(/─ (\/\S+\/bloger(?:\/\S+)?)\/index\.html (\S+)/g)];
  const said = (kept: boolean) => pages.filter(([, , how]) => (how === "(restored)") === kept);
  return { rendered: said(false).map(([, page]) => page), kept: said(true).map(([, page]) => page) };
}

beforeAll(async () => {
  contentWithPosts(contentDir, { count: GENERATED, brief: true });
  expect((await build()).kept, "there is no build before the first").toEqual([]);
});
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 3 }));

const fileOf = (address: string) => join(siteDir, address, "index.html");

type ListPage = { address: string; posts: string[]; dates: string[]; numbers: number };

/** Plain searches of the text: hundreds of pages are read, and a parser would take longer than the build. */
function readList(address: string) {
  const html = readFileSync(fileOf(address), "utf8");
  const hrefBy = (rel: string) =>
    /href="([^"]*)"/.exec(new RegExp(`<a [^>]*rel="${rel}"[^>]*>`).exec(html)?.[0] ?? "")?.[1];
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = ""]) => value);
  return {
    page: {
      address,
      posts: found(/<h3[^>]*><a href="[^"]*\/([^"/]+)"/g),
      // Not those of the title block and of the sheet's last change.
      dates: found(/<\/span><time dateTime="([^"]*)"/gi),
      numbers: found(/<a [^>]*aria-label="([^"]*)"/g).filter((label) => /\d$/.test(label)).length,
    } satisfies ListPage,
    previous: hrefBy("prev") ?? null,
    next: hrefBy("next") ?? null,
  };
}

/** From the first page of a list to its last, by the links a reader follows. */
function walk(first: string): ListPage[] {
  const pages: ListPage[] = [];
  for (let address: string | null = first; address !== null; ) {
    const { page, previous, next } = readList(address);
    expect(previous, `the page before ${address}`).toBe(pages.at(-1)?.address ?? null);
    pages.push(page);
    address = next;
  }
  return pages;
}

const idsOf = (folder: string) => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

for (const { code } of languages)
  test(`every article is on exactly one page of the blog in ${code}`, () => {
    const all = idsOf(join(contentDir, "blog")).map(({ name }) => name);
    expect(all.length).toBeGreaterThanOrEqual(GENERATED);
    const pages = walk(`/${code}/bloger`);
    expect(pages.flatMap(({ posts }) => posts).sort()).toEqual(all.sort());
    expect(pages).toHaveLength(Math.ceil(all.length / POSTS_PER_PAGE));
    expect(pages.slice(0, -1).every(({ posts }) => posts.length === POSTS_PER_PAGE)).toBe(true);
    expect(pages[1]?.address).toBe(`/${code}/bloger/page/2`);
    expect(existsSync(fileOf(`/${code}/bloger/page/1`)), "the first page has one address only").toBe(false);
    // However many there are, a page offers a handful of numbers and both ends.
    expect(Math.max(...pages.map(({ numbers }) => numbers))).toBe(6);
  });

for (const { code } of languages)
  test(`categories and tags are paged likewise in ${code}`, () => {
    const lists = [...CATEGORIES.map((id) => `category/${id}`), "tag/web"];
    for (const list of lists) {
      const pages = walk(`/${code}/bloger/${list}`);
      const expected = list === "tag/web" ? GENERATED : GENERATED / CATEGORIES.length;
      const generated = pages.flatMap(({ posts }) => posts).filter((id) => id.startsWith("generated-"));
      expect(new Set(generated).size, list).toBe(expected);
      expect(generated, list).toHaveLength(expected);
      expect(pages[1]?.address).toBe(`/${code}/bloger/${list}/page/2`);
      expect(existsSync(fileOf(`/${code}/bloger/${list}/page/1`))).toBe(false);
    }
  });

test("newest come first, and the site map names every page of every list", () => {
  const dates = walk("/en/bloger").flatMap((page) => page.dates);
  expect(dates.length).toBeGreaterThan(GENERATED);
  expect(dates).toEqual([...dates].sort().reverse());
  const sitemap = readFileSync(join(siteDir, "sitemap.xml"), "utf8");
  for (const { code } of languages)
    for (const { address } of [...walk(`/${code}/bloger`), ...walk(`/${code}/bloger/tag/web`)])
      expect(sitemap).toContain(`<loc>${SITE_URL}${address}</loc>`);
});

test("a build after a small change renders what shows it, keeps the rest, and is what a clean one would be", async () => {
  const clean = filesOf(siteDir);
  const undo = [
    edit("generated-70/en.md", (text) => `${text}\nAn added line.\n`),
    edit("generated-120/post.json", (text) => text.replaceAll("Generated article 120", "A renamed article")),
  ];

  const changed = await build();
  const says = (address: string, words: string) => readFileSync(fileOf(address), "utf8").includes(words);
  expect(says("/en/bloger/generated-70", "An added line.")).toBe(true);
  for (const shown of ["/ar/bloger/generated-120", "/ar/bloger/generated-119", "/en/bloger/generated-121"])
    expect(says(shown, "A renamed article"), shown).toBe(true);
  // Both languages of the two articles and of those beside the renamed one; its place in the blog, its category and its tag.
  expect(changed.rendered.filter((page) => /-\d+$/.test(page ?? ""))).toHaveLength(2 * (2 + 2));
  expect(changed.rendered).toHaveLength(2 * (2 + 2) + 2 * 3);
  expect(changed.kept.length).toBeGreaterThan(2 * GENERATED);

  for (const restore of undo) restore();
  await build();
  expect(filesOf(siteDir)).toEqual(clean);
});

/** Makes a change to an article; the answer takes it back. */
function edit(file: string, change: (text: string) => string) {
  const path = join(contentDir, "blog", file);
  const before = readFileSync(path, "utf8");
  writeFileSync(path, change(before));
  return () => writeFileSync(path, before);
}

/** All that was written, by what is in it. */
const filesOf = (folder: string) =>
  Object.fromEntries(
    globSync(["**/*", ".well-known/*"], { cwd: folder })
      .filter((file) => statSync(join(folder, file)).isFile())
      .sort()
      .map((file) => [file, hash("sha256", readFileSync(join(folder, file)))]),
  );
