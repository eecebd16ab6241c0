import { describe, expect, it } from "vitest";
import { isPrefetchable, mayPrefetch, styleSheetsOf } from "./prefetch.ts";

const here = new URL("https://example.com/ar/apps");
const link = (href: string, attributes: string[] = [], target = "") => ({
  href,
  target,
  hasAttribute: (name: string) => attributes.includes(name),
});

describe("prefetch rules", () => {
  it.each([
    [{ onLine: true }, true],
    [{ onLine: true, connection: { effectiveType: "4g" } }, true],
    [{ onLine: true, connection: { effectiveType: "3g" } }, true],
    [{ onLine: true, connection: { effectiveType: "2g" } }, false],
    [{ onLine: true, connection: { effectiveType: "slow-2g" } }, false],
    [{ onLine: true, connection: { effectiveType: "4g", saveData: true } }, false],
    [{ onLine: false }, false],
  ])("%j → %s", (conditions, allowed) => {
    expect(mayPrefetch(conditions)).toBe(allowed);
  });

  it("takes only other pages of this site", () => {
    expect(isPrefetchable(link("https://example.com/ar/faq"), here)).toBe(true);
    expect(isPrefetchable(link("https://example.com/ar/apps#top"), here)).toBe(false);
    expect(isPrefetchable(link("https://wa.me/966"), here)).toBe(false);
    expect(isPrefetchable(link("https://example.com/api/health"), here)).toBe(false);
    expect(isPrefetchable(link("https://example.com/ar/faq", [], "_blank"), here)).toBe(false);
    expect(isPrefetchable(link("https://example.com/ar/faq", ["download"]), here)).toBe(false);
    expect(isPrefetchable(link("https://example.com/language/en/faq", ["data-language"]), here)).toBe(false);
    expect(isPrefetchable(link("https://example.com/ar/search", ["data-search"]), here)).toBe(false);
    expect(isPrefetchable(link("mailto:a@example.com"), here)).toBe(false);
  });

  it("finds the style sheets of a page, and nothing else that it links", () => {
    const html =
      '<link rel="preload" as="font" href="/a.woff2"><link rel="stylesheet" href="/_assets/a.css"><style>b{}</style>' +
      '<link rel="icon" href="/i.svg"><link rel="stylesheet" href="/_assets/b.css" fetchpriority="low">';
    expect(styleSheetsOf(html)).toEqual(["/_assets/a.css", "/_assets/b.css"]);
  });
});
