/** Other spellings of an address lead to it once, on this host; addresses that do not exist are not found. */
import { languages, SITE_URL, visits } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { attributesOf, readPage } from "#tests/e2e/support/raw-page.ts";

const MOVED: [string, string][] = [
  ["/ar/", "/ar"],
  ["/en/about/", "/en/about"],
  ["/en/about///", "/en/about"],
  ["/en//about", "/en/about"],
  ["//en/about", "/en/about"],
  ["///ar", "/ar"],
  ["/en/./about", "/en/about"],
  ["/en/About", "/en/about"],
  ["/EN/ABOUT", "/en/about"],
  ["/AR/about", "/ar/about"],
  ["/ar/Apps/Daftar/Store", "/ar/apps/daftar/store"],
  ["/ar/POLICY/privacy", "/ar/policy/privacy"],
  ["/ar/Policy/Privacy", "/ar/policy/privacy"],
  ["/ar/Policy/privacy/", "/ar/policy/privacy"],
  ["/en/index.html", "/en"],
  ["/en/index.html/", "/en"],
  ["/en/about/index.html", "/en/about"],
  ["/en/%61bout", "/en/about"],
  ["/en%2fabout", "/en/about"],
  ["/en%2Fabout", "/en/about"],
  ["/en/about%2f", "/en/about"],
  ["/en%5cabout", "/en/about"],
  ["//", "/"],
  ["/index.html", "/"],
  ["/Robots.txt", "/robots.txt"],
];

for (const [from, to] of MOVED)
  test(`${from} leads to ${to} in one step, with its query`, async () => {
    const query = "?a=1&b=%D8%A7%2F&utm_source=x";
    // A path with dots is resolved by URL parsing itself, so it may also be answered where it stands.
    const answer = await ask(`${from}${query}`);
    if (from.includes("/./")) return expect([200, 308]).toContain(answer.status);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(`${to}${query}`);
    if (to !== "/") expect((await ask(answer.headers.location ?? "")).status).toBe(200);
    const evil = await ask(from, { headers: { host: "evil.example" } });
    expect(evil.headers.location).toBe(to);
  });

for (const { code } of languages)
  for (const policy of ["privacy", "usage"])
    test(`/${code}/Policy/${policy} and /${code}/policy/${policy} are one page with one canonical address`, async () => {
      const asSpecified = await readPage(`/${code}/Policy/${policy}`);
      const asLinked = await readPage(`/${code}/policy/${policy}`);
      expect([asSpecified.status, asLinked.status]).toEqual([200, 200]);
      expect(asSpecified.text).toBe(asLinked.text);
      expect(attributesOf(asSpecified, "link[rel=canonical]", "href")).toEqual([
        `${SITE_URL}/${code}/policy/${policy}`,
      ]);
    });

test("every page has one spelling: capitals and a trailing slash lead back to it", async () => {
  for (const { address } of visits)
    for (const spelling of [`${address}/`, address.toUpperCase()]) {
      const answer = await ask(spelling);
      expect.soft(`${answer.status} ${answer.headers.location}`, spelling).toBe(`308 ${address}`);
    }
});

const MISSING = [
  "/about",
  "/Policy/privacy",
  "/fr",
  "/fr/about",
  "/de",
  "/arabic",
  "/ar/en/about",
  "/ar/nope",
  "/ar/apps/none",
  "/ar/apps/daftar/store/none",
  "/ar/apps/daftar/store/999999",
  "/ar/apps/none/store",
  "/en/bloger/none",
  "/en/services/none",
  "/en/policy",
  "/en/policy/none",
  "/en/Policy",
  "/ar/utils",
  "/ar/404",
  "/ar/about.html",
  "/ar/index.htm",
];

// The router shows them by their addresses when a page cannot go on.
for (const status of [405, 500, 503])
  test(`/ar/${status} answers with its status, for no search engine`, async () => {
    const page = await readPage(`/ar/${status}`);
    expect(page.status).toBe(status);
    expect(page.headers["x-robots-tag"]).toBe("noindex");
    expect(attributesOf(page, "link[rel=alternate]", "href")).toEqual([]);
  });

for (const path of MISSING)
  test(`${path} is a real 404`, async () => {
    const page = await readPage(path);
    expect(page.status).toBe(404);
    expect(page.headers.location).toBeUndefined();
    expect(page.headers["x-robots-tag"]).toBe("noindex");
    expect(attributesOf(page, "link[rel=canonical]", "href")).toEqual([]);
    expect(attributesOf(page, "link[rel=alternate]", "href")).toEqual([]);
  });
