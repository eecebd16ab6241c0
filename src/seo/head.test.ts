import { describe, expect, it } from "vitest";
import { site } from "#src/site/site.ts";
import { pageHead, placelessHead } from "./head.ts";

const image = { url: `${site.url}/_assets/share/x.png`, width: 1200, height: 630, alt: "A chart" };
const page = { locale: "en", path: "/about", title: "About us", description: "Who we are", image };

describe("the head of a page", () => {
  it("tells networks the title without the brand, which stands beside it", () => {
    const { title, sharing } = pageHead(page);
    expect(title).toBe(`About us · ${site.brand.name["en"]}`);
    expect(sharing).toEqual([
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: site.brand.name["en"] },
      { property: "og:title", content: "About us" },
      { property: "og:description", content: "Who we are" },
      { property: "og:url", content: `${site.url}/en/about` },
      { property: "og:locale", content: "en_US" },
      { property: "og:locale:alternate", content: "ar_AR" },
      { property: "og:image", content: image.url },
      { property: "og:image:type", content: "image/png" },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:alt", content: "A chart" },
      { name: "twitter:card", content: "summary_large_image" },
    ]);
  });

  it("tells when an article was written and changed", () => {
    const article = { publishedOn: "2026-05-01", updatedOn: "2026-06-02", section: "Design", tags: ["rtl", "web"] };
    expect(pageHead({ ...page, article }).sharing).toEqual(
      expect.arrayContaining([
        { property: "og:type", content: "article" },
        { property: "article:published_time", content: "2026-05-01" },
        { property: "article:modified_time", content: "2026-06-02" },
        { property: "article:section", content: "Design" },
        { property: "article:tag", content: "rtl" },
      ]),
    );
  });

  it("names no address where the page has none of its own", () => {
    const { canonical, alternates, sharing } = placelessHead(page);
    expect([canonical, alternates]).toEqual([null, []]);
    expect(sharing.map((meta) => ("property" in meta ? meta.property : meta.name))).not.toContain("og:url");
  });
});
