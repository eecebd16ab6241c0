import { describe, expect, it } from "vitest";
import { filesOf, isStorable, isStorablePage } from "./answers.ts";

const answer = (change: Partial<Parameters<typeof isStorable>[0]> = {}, headers: Record<string, string> = {}) => ({
  status: 200,
  type: "basic" as const,
  redirected: false,
  headers: new Headers({ "content-type": "text/html; charset=utf-8", ...headers }),
  ...change,
});

describe("what may be cached", () => {
  it("is a whole answer of this site", () => {
    expect(isStorable(answer())).toBe(true);
    expect(isStorablePage(answer())).toBe(true);
    expect(isStorablePage(answer({}, { "content-type": "application/json" }))).toBe(false);
  });

  it("is no error, no part, no redirect, nothing of another origin, and no no-store", () => {
    for (const status of [0, 204, 206, 302, 304, 404, 500, 503]) expect(isStorable(answer({ status }))).toBe(false);
    expect(isStorable(answer({ redirected: true }))).toBe(false);
    for (const type of ["opaque", "opaqueredirect", "cors", "error"] as const)
      expect(isStorable(answer({ type }))).toBe(false);
    expect(isStorable(answer({}, { "cache-control": "private, no-store" }))).toBe(false);
  });
});

describe("the files of a page", () => {
  const html = `
    <link rel="stylesheet" href="/_assets/site.AAAAAAAA.css"><script type="module" src="/_assets/start.AAAAAAAA.js"></script>
    <use href="/_assets/icons.AAAAAAAA.svg#mail"></use><use href="/_assets/icons.AAAAAAAA.svg#phone"></use>
    <img src="/_assets/photo.AAAAAAAA.avif" srcset="/_assets/photo.BBBBBBBB.avif 2x">
    <a href="/en/apps">Apps</a> <a href="/_assets/search/en-AAAAAAAA/words.txt"></a>
    <astro-island component-url="/_assets/filter.AAAAAAAA.js" renderer-url="/_assets/client.AAAAAAAA.js"></astro-island>`;

  it("are those it shows at once, each once, and no pictures, pages or data", () => {
    expect(filesOf(html, {}).shown).toEqual([
      "/_assets/site.AAAAAAAA.css",
      "/_assets/start.AAAAAAAA.js",
      "/_assets/icons.AAAAAAAA.svg",
    ]);
  });

  it("and, once touched, its islands and whatever a script of it may load", () => {
    const chunks = {
      "/_assets/start.AAAAAAAA.js": ["/_assets/forms.AAAAAAAA.js"],
      "/_assets/forms.AAAAAAAA.js": ["/_assets/proof.AAAAAAAA.js", "/_assets/start.AAAAAAAA.js"],
      "/_assets/other.AAAAAAAA.js": ["/_assets/never.AAAAAAAA.js"],
    };
    const { touched } = filesOf(html, chunks);
    for (const name of ["start", "filter", "client", "forms", "proof"])
      expect(touched).toContain(`/_assets/${name}.AAAAAAAA.js`);
    expect(touched).not.toContain("/_assets/never.AAAAAAAA.js");
  });
});
