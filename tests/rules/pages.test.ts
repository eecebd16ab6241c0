import { globSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { workerFacts } from "#build/service-worker.ts";
import navigation from "#content/navigation.json";
import { PAGE_IDS, PAGES, pagesWhere } from "#domain/site/pages.ts";
import { simplePage } from "#src/sections/page/page.props.ts";

vi.mock("astro:content", () => import("./content-collections.ts"));

/** Addresses of page files that are not made from entries of content: those without a parameter but the language. */
const fixedFiles = globSync("**/*.astro", { cwd: "src/pages/[locale]" })
  .map((file) => `/${file.split("\\").join("/")}`)
  // The blog is one file with its numbered pages, categories and tags.
  .map((file) => file.replace("/[...list].astro", ".astro"))
  .filter((file) => !file.includes("["))
  .map((file) => file.replace(/(?:\/index)?\.astro$/, ""));

describe("the registry of pages", () => {
  it("has a row for every page file, and a file for every row", () => {
    expect(fixedFiles.sort()).toEqual(PAGE_IDS.map((id) => PAGES[id].path).sort());
  });

  it("has words for every row, and no words without a row", () => {
    const files = globSync("content/pages/*.json").map((file) => file.replace(/^.*[\\/]|\.json$/g, ""));
    expect(files.sort()).toEqual([...PAGE_IDS].sort());
  });

  it("gives no address twice", () => {
    expect(new Set(PAGE_IDS.map((id) => PAGES[id].path)).size).toBe(PAGE_IDS.length);
  });

  it("asks search engines not to list the pages that are not in the sitemap", async () => {
    const pages = await Promise.all(PAGE_IDS.map(async (id) => ({ id, ...(await simplePage("ar", id)) })));
    const hidden = pages.filter(({ document }) => document.middleware.includes("noindex")).map(({ id }) => id);
    expect(hidden).not.toEqual([]);
    expect(hidden).toEqual(pagesWhere(({ sitemap }) => !sitemap));
  });

  it("names the versions in other languages of every page that visitors find", async () => {
    const pages = await Promise.all(PAGE_IDS.map(async (id) => ({ id, ...(await simplePage("ar", id)) })));
    const versioned = pages.filter(({ document }) => document.head.alternates.length > 0).map(({ id }) => id);
    expect(versioned).toContain("coming-soon");
    expect(versioned).toEqual(pagesWhere(({ sitemap, search }) => sitemap || search));
    const canonical = pages.filter(({ document }) => document.head.canonical !== null).map(({ id }) => id);
    expect(canonical).toEqual(pagesWhere(({ sitemap }) => sitemap));
  });

  it("leads to the tools from the footer, the search and the list of the whole site", () => {
    const linked = navigation.footer.flatMap(({ links }) => links.flatMap((link) => ("page" in link ? link.page : [])));
    const tools = ["serial", "generator", "coming-soon"];
    expect(linked).toEqual(expect.arrayContaining(tools));
    expect(pagesWhere(({ search, siteMap }) => search && siteMap === "page")).toEqual(expect.arrayContaining(tools));
  });

  it("tells the service worker what to fetch ahead", () => {
    const files = PAGE_IDS.map((id) => ({ address: `/ar${PAGES[id].path}`, etag: id, type: "text/html" }));
    const { languages } = workerFacts({
      files,
      locales: [{ code: "ar", iso: "ar" }],
      defaultLocale: "ar",
      read: () => "",
    });
    const wanted = pagesWhere(({ precache }) => precache).map((id) => `/ar${PAGES[id].path}`);
    expect(wanted.length).toBeGreaterThan(1);
    expect(languages[0]?.ahead).toEqual(wanted);
  });
});
