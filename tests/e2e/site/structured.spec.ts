/** What machines are told of a page is what people read there. */
import { languages, SITE_URL, visits } from "#harness/addresses.ts";
import { pageTypes } from "#harness/page-types.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { attributesOf, type RawPage, readPage, textOf } from "#tests/e2e/support/raw-page.ts";

type Thing = Record<string, unknown>;

function thingsOn(page: RawPage): Thing[] {
  return [...page.document.querySelectorAll("script[type='application/ld+json']")].flatMap((script) => {
    const parsed: unknown = JSON.parse(script.textContent ?? "");
    const graph = typeof parsed === "object" && parsed !== null ? Reflect.get(parsed, "@graph") : undefined;
    return Array.isArray(graph) ? graph : [];
  });
}
const ofType = (things: Thing[], type: string) => things.filter((thing) => thing["@type"] === type);
const inside = (thing: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    thing,
  );
const listIn = (thing: unknown, key: string): unknown[] => {
  const list = inside(thing, key);
  return Array.isArray(list) ? list : [];
};
const pathOf = (kind: string) => pageTypes.find((type) => type.kind === kind)?.path ?? "";
const plain = (text: unknown) => String(text).replace(/\s+/g, " ").trim();

test("every indexed page below home says the way down to it, as its breadcrumb shows it", async () => {
  for (const { address, path, noindex } of visits.filter((visit) => visit.path !== "" && !visit.noindex)) {
    expect(noindex).toBe(false);
    const page = await readPage(address);
    const [list, ...more] = ofType(thingsOn(page), "BreadcrumbList");
    expect.soft(more, address).toEqual([]);
    const steps = listIn(list, "itemListElement");
    expect
      .soft(
        steps.map((step) => inside(step, "position")),
        address,
      )
      .toEqual(steps.map((_, index) => index + 1));
    expect.soft(inside(steps.at(-1), "item"), address).toBe(`${SITE_URL}${address}`);
    const shown = [...page.document.querySelectorAll("main nav ol li")].slice(0, steps.length);
    expect
      .soft(
        steps.map((step) => plain(inside(step, "name"))),
        path,
      )
      .toEqual(shown.map((item) => plain(item.textContent)));
  }
});

test("addresses are whole, and languages are the page's own", async () => {
  for (const { address, locale } of visits) {
    const things = thingsOn(await readPage(address));
    const text = JSON.stringify(things);
    for (const [, url = ""] of text.matchAll(/"(?:url|item|@id|logo|mainEntityOfPage)":"([^"]*)"/g))
      expect.soft(url.startsWith("https://"), `${address}: ${url}`).toBe(true);
    for (const [, language] of text.matchAll(/"inLanguage":"([^"]*)"/g)) expect.soft(language, address).toBe(locale);
    expect.soft(text, address).not.toMatch(/undefined|NaN|\[object|"null"/);
  }
});

for (const { code } of languages) {
  test(`the home page in ${code} names the company and the site`, async () => {
    const things = thingsOn(await readPage(`/${code}`));
    const [company] = ofType(things, "Organization");
    const page = await readPage(`/${code}`);
    expect(page.text).toContain(String(company?.["email"]));
    expect(attributesOf(page, "a[href^='tel:']", "href")).toContain(`tel:${company?.["telephone"]}`);
    expect(ofType(things, "WebSite")[0]).toMatchObject({ url: `${SITE_URL}/${code}`, inLanguage: code });
  });

  test(`the search in ${code} is where machines are told it is`, async () => {
    const [webSite] = ofType(thingsOn(await readPage(`/${code}`)), "WebSite");
    const action = inside(webSite, "potentialAction");
    const [, field] = /^required name=(\w+)$/.exec(String(inside(action, "query-input"))) ?? [];
    const asked = new URL(String(inside(action, "target", "urlTemplate")).replace(`{${field}}`, "x"));
    const page = await readPage(asked.pathname);
    expect(page.status).toBe(200);
    const [form] = attributesOf(page, "main form[role=search], main search form, main form", "action");
    expect(`${SITE_URL}${form}`).toBe(`${asked.origin}${asked.pathname}`);
    expect([...asked.searchParams.keys()]).toEqual(attributesOf(page, "main input[type=search]", "name"));
  });

  test(`an app in ${code} has the rating, version and size it shows`, async () => {
    const page = await readPage(`/${code}${pathOf("app")}`);
    const [app] = ofType(thingsOn(page), "SoftwareApplication");
    const shown = plain(page.document.querySelector("main")?.textContent);
    expect(textOf(page, "h1")).toContain(String(app?.["name"]));
    for (const fact of [
      inside(app, "aggregateRating", "ratingValue"),
      app?.["softwareVersion"],
      String(app?.["fileSize"]).replace(" MB", ""),
    ])
      expect(shown).toContain(String(fact));
    expect(shown.replaceAll(",", "")).toContain(String(inside(app, "aggregateRating", "ratingCount")));
    expect(inside(app, "offers", "priceCurrency")).toBe("SAR");
    expect(inside(app, "offers", "lowPrice")).toBe("0.00");
  });

  test(`a store item in ${code} is offered at prices the page shows`, async () => {
    const page = await readPage(`/${code}${pathOf("item")}`);
    const [item] = ofType(thingsOn(page), "Product");
    expect(plain(item?.["name"])).toBe(textOf(page, "h1"));
    const shown = plain(page.document.querySelector("main")?.textContent).replaceAll(",", "");
    const high = String(inside(item, "offers", "highPrice"));
    expect(high).toMatch(/^\d+\.\d{2}$/);
    expect(shown).toContain(high.replace(/\.00$/, ""));
  });

  test(`an article in ${code} has its title, author and dates`, async () => {
    const page = await readPage(`/${code}${pathOf("post")}`);
    const [post] = ofType(thingsOn(page), "BlogPosting");
    expect(plain(post?.["headline"])).toBe(textOf(page, "h1"));
    expect(plain(inside(post, "author", "name"))).toBe(textOf(page, ".post-author a"));
    expect(attributesOf(page, ".post-byline time", "datetime")[0]).toBe(post?.["datePublished"]);
    expect(Number(post?.["wordCount"])).toBeGreaterThan(600);
  });

  test(`questions in ${code} are all there, word for word`, async () => {
    const page = await readPage(`/${code}/faq`);
    const [faq] = ofType(thingsOn(page), "FAQPage");
    const summaries = [...page.document.querySelectorAll("[data-question-group] summary")].map((summary) =>
      plain(summary.textContent),
    );
    expect(listIn(faq, "mainEntity").map((question) => plain(inside(question, "name")))).toEqual(summaries);
  });

  test(`the other kinds of pages in ${code} are what they are`, async () => {
    for (const [path, type] of Object.entries({
      "/contact": "ContactPage",
      "/about": "AboutPage",
      "/social-media-generator": "WebApplication",
      "/services/mobile": "Service",
      "/bloger": "Blog",
    }))
      expect(ofType(thingsOn(await readPage(`/${code}${path}`)), type), path).toHaveLength(1);
    const team = thingsOn(await readPage(`/${code}/about/team`));
    expect(ofType(team, "Person").length).toBeGreaterThanOrEqual(10);
  });

  test(`the feed in ${code} holds the articles in full`, async () => {
    const feed = await readPage(`/${code}/bloger/rss.xml`);
    expect(feed.headers["content-type"]).toContain("xml");
    expect(feed.text).toContain(`<language>${code}</language>`);
    expect(feed.text).toContain(`<atom:link href="${SITE_URL}/${code}/bloger/rss.xml" rel="self"`);
    const links = [...feed.text.matchAll(/<guid isPermaLink="true">([^<]*)</g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThanOrEqual(12);
    expect(new Set(links).size).toBe(links.length);
    for (const link of links) expect(visits.map(({ address }) => `${SITE_URL}${address}`)).toContain(link);
    // Nothing of the site is around it: no address, colour or anchor may lean on the page.
    expect(feed.text).not.toMatch(/(?:href|src)="[/#]/);
    for (const [drawing] of feed.text.matchAll(/<svg\b[\s\S]*?<\/svg>/g)) expect(drawing).not.toContain("var(");
    expect(feed.text.length).toBeGreaterThan(60_000);
    const named = (address: string) =>
      readPage(address).then((page) => attributesOf(page, "link[type='application/rss+xml']", "href"));
    expect(await named(`/${code}/bloger`)).toEqual([`/${code}/bloger/rss.xml`]);
    expect(await named(`/${code}/about`)).toEqual([]);
  });
}

test("whom to tell of a hole, and what there is to read, are said in plain text", async () => {
  const security = await readPage("/.well-known/security.txt");
  expect(security.status).toBe(200);
  expect(security.headers["content-type"]).toContain("text/plain");
  expect(security.text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = /^Expires: (\S+)$/m.exec(security.text)?.[1] ?? "";
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
  const reading = await readPage("/llms.txt");
  const addresses = new Set(visits.map((visit) => `${SITE_URL}${visit.address}`));
  const links = [...reading.text.matchAll(/\]\((\S+?)\)/g)].map(([, link = ""]) => link);
  expect(links.length).toBeGreaterThan(40);
  for (const link of links) expect.soft(addresses.has(link), link).toBe(true);
});
