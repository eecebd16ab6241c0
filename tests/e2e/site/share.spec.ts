/** What a link to a page looks like where it is shared: words, and a picture of its own language. */
import sharp from "sharp";
import { languageOf, languages, otherLanguage, SITE_URL, site, visits } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { attributesOf, type RawPage, readPage, textOf } from "#tests/e2e/support/raw-page.ts";

const MAX_BYTES = 120 * 1024;

const sharing = (page: RawPage, name: string) => attributesOf(page, `meta[property='${name}']`, "content");

for (const { code } of languages)
  test(`every page in ${code} says what it is, where it is shared`, async () => {
    for (const { address, path } of visits.filter(({ locale }) => locale === code)) {
      const page = await readPage(address);
      const [title = ""] = sharing(page, "og:title");
      const brand = site.brand.name[code] ?? "";
      expect.soft(textOf(page, "head > title"), address).toBe(`${title} · ${brand}`);
      expect.soft(sharing(page, "og:site_name"), address).toEqual([brand]);
      expect
        .soft(sharing(page, "og:description"), address)
        .toEqual(attributesOf(page, "meta[name=description]", "content"));
      expect.soft(sharing(page, "og:url"), address).toEqual([`${SITE_URL}${address}`]);
      const isPost = /^\/bloger\/[^/]+$/.test(path);
      expect.soft(sharing(page, "og:type"), address).toEqual([isPost ? "article" : "website"]);
      expect
        .soft(sharing(page, "article:published_time"), address)
        .toEqual(isPost ? attributesOf(page, ".post-byline time", "datetime").slice(0, 1) : []);
      expect.soft(sharing(page, "og:locale"), address).toEqual([languageOf(code).openGraph]);
      const others = languages.filter((language) => language.code !== code).map(({ openGraph }) => openGraph);
      expect.soft(sharing(page, "og:locale:alternate"), address).toEqual(others);
      expect.soft(attributesOf(page, "meta[name='twitter:card']", "content"), address).toEqual(["summary_large_image"]);
      expect.soft(sharing(page, "og:image:width"), address).toEqual(["1200"]);
      expect.soft(sharing(page, "og:image:height"), address).toEqual(["630"]);
      expect.soft((sharing(page, "og:image:alt")[0] ?? "").length, address).toBeGreaterThan(20);
    }
  });

test("every picture is there for good, as large as it says, light, and in one language", async () => {
  const pages = new Map<string, string[]>();
  for (const { address } of visits) {
    const [image = "", ...more] = sharing(await readPage(address), "og:image");
    expect.soft(more, address).toEqual([]);
    expect.soft(image.startsWith(`${SITE_URL}/_assets/`), image).toBe(true);
    pages.set(image, [...(pages.get(image) ?? []), address]);
  }
  for (const [image, addresses] of pages) {
    const answer = await ask(image.slice(SITE_URL.length));
    expect.soft(answer.status, image).toBe(200);
    expect.soft(answer.headers["content-type"], image).toBe("image/png");
    expect.soft(answer.headers["cache-control"], image).toContain("immutable");
    expect.soft(answer.body.length, image).toBeLessThanOrEqual(MAX_BYTES);
    const { width, height } = await sharp(answer.body).metadata();
    expect.soft([width, height], image).toEqual([1200, 630]);
    expect.soft(new Set(addresses.map((address) => address.split("/")[1])).size, image).toBe(1);
  }
});

test("what is worth sharing has a picture of its own", async () => {
  const own =
    /^$|^\/services\/|^\/apps\/(?!serial)[^/]+$|^\/apps\/[^/]+\/store\/|^\/bloger\/[^/]+$|^\/(about|contact|faq)$/;
  const seen = new Map<string, string>();
  for (const { address, path, locale } of visits.filter((visit) => own.test(visit.path))) {
    const [image = ""] = sharing(await readPage(address), "og:image");
    expect.soft(seen.get(image), address).toBeUndefined();
    seen.set(image, address);
    const elsewhere = await readPage(`/${otherLanguage(locale).code}${path}`);
    expect.soft(sharing(elsewhere, "og:image"), address).not.toEqual([image]);
  }
  expect(seen.size).toBeGreaterThan(80);
});
