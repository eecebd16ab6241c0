/** Every address in every language, as the server sends it: no browser takes part. */
import { PAGES } from "#domain/site/pages.ts";
import {
  languageOf,
  languages,
  manifest,
  menuSections,
  paths,
  SITE_URL,
  site,
  text,
  visits,
} from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { attributesOf, type RawPage, readPage, textOf } from "#tests/e2e/support/raw-page.ts";

// In one process, which reads and parses each page once for all of them.
test.describe.configure({ mode: "default" });

/** The routes of the specification; {app}, {id} stand for any. */
const ROUTES = [
  /^$/,
  /^\/search$/,
  // Not of the specification: what stands in for a page that cannot be reached.
  /^\/offline$/,
  /^\/about$/,
  /^\/about\/team$/,
  /^\/apps$/,
  /^\/apps\/serial$/,
  /^\/apps\/(?!serial$)[a-z0-9-]+$/,
  /^\/apps\/[a-z0-9-]+\/store$/,
  /^\/apps\/[a-z0-9-]+\/store\/[a-z0-9-]+$/,
  /^\/bloger$/,
  /^\/bloger\/page\/\d+$/,
  /^\/bloger\/(category|tag)\/[a-z0-9-]+(\/page\/\d+)?$/,
  /^\/bloger\/[a-z0-9-]+$/,
  /^\/contact$/,
  /^\/faq$/,
  /^\/social-media-generator$/,
  /^\/utils\/coming-soon$/,
  // Behind the links of mails.
  /^\/utils\/mail-link$/,
  /^\/policy\/privacy$/,
  /^\/policy\/usage$/,
  /^\/services\/plugin$/,
  /^\/services\/mobile$/,
  /^\/services\/desktop$/,
  /^\/services\/website$/,
];

const alternatesOf = (page: RawPage): Record<string, string> =>
  Object.fromEntries(
    attributesOf(page, "link[rel=alternate][hreflang]", "hreflang").map((hreflang, index) => [
      hreflang,
      attributesOf(page, "link[rel=alternate][hreflang]", "href")[index] ?? "",
    ]),
  );

const versionsOf = (path: string): Record<string, string> => ({
  ...Object.fromEntries(languages.map(({ iso, code }) => [iso, `${SITE_URL}/${code}${path}`])),
  "x-default": `${SITE_URL}/${site.defaultLocale}${path}`,
});

const headingLevels = (page: RawPage): number[] =>
  [...page.document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ tagName }) => Number(tagName.slice(1)));

test("the specification's routes are all there, and nothing else is", () => {
  for (const route of ROUTES) expect(paths.filter((path) => route.test(path)).length, String(route)).toBeGreaterThan(0);
  expect(paths.filter((path) => !ROUTES.some((route) => route.test(path)))).toEqual([]);
});

test("every page exists in every language", () => {
  for (const { code } of languages)
    expect(
      visits
        .filter(({ locale }) => locale === code)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(paths);
});

for (const { address, locale, path, noindex } of visits)
  test(`${address} has a whole head and body`, async () => {
    const { iso, dir } = languageOf(locale);
    const page = await readPage(address);
    expect(page.status).toBe(200);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.document.documentElement.getAttribute("lang")).toBe(iso);
    expect(page.document.documentElement.getAttribute("dir")).toBe(dir);

    const title = textOf(page, "head > title");
    expect([...title].length, title).toBeGreaterThanOrEqual(15);
    expect([...title].length, title).toBeLessThanOrEqual(60);
    expect(title).toContain(site.brand.name[locale]);
    const [description = "", ...more] = attributesOf(page, "meta[name=description]", "content");
    expect(more).toEqual([]);
    expect([...description].length, description).toBeGreaterThanOrEqual(70);
    expect([...description].length, description).toBeLessThanOrEqual(160);

    // A page kept out of search engines claims no address among them.
    const listed = noindex ? [] : [`${SITE_URL}/${locale}${path}`];
    expect(attributesOf(page, "link[rel=canonical]", "href")).toEqual(listed);
    expect(alternatesOf(page)).toEqual(noindex && path !== PAGES["coming-soon"].path ? {} : versionsOf(path));
    expect(attributesOf(page, "meta[name=robots]", "content")).toEqual(noindex ? ["noindex"] : []);
    expect(page.headers["x-robots-tag"]).toBe(noindex ? "noindex" : undefined);

    expect(attributesOf(page, "meta[name=theme-color]", "content").every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(
      true,
    );
    expect(attributesOf(page, "meta[name=theme-color]", "data-theme").sort()).toEqual(["dark", "light"]);
    for (const rel of ["icon", "apple-touch-icon", "manifest"])
      expect(attributesOf(page, `link[rel=${rel}]`, "href"), rel).toHaveLength(1);

    expect(page.document.querySelectorAll("h1")).toHaveLength(1);
    expect(textOf(page, "h1").length).toBeGreaterThan(1);
    const levels = headingLevels(page);
    expect(levels[0], "the first heading is the h1").toBe(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? level), `heading ${index} of ${levels}`).toBeLessThanOrEqual(1);
    for (const landmark of ["body > header", "main", "body > footer"])
      expect(page.document.querySelectorAll(landmark), landmark).toHaveLength(1);
    expect(textOf(page, "main").length, "content is in the first HTML").toBeGreaterThan(100);
    expect(page.document.querySelectorAll("main a[href^='/']").length, "and so are its links").toBeGreaterThan(0);
  });

for (const { code } of languages)
  test(`titles and descriptions are each the only one of their kind in ${code}`, async () => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const { address } of visits.filter(({ locale }) => locale === code)) {
      const page = await readPage(address);
      const title = textOf(page, "head > title");
      const description = attributesOf(page, "meta[name=description]", "content").join();
      expect.soft(titles.get(title), `${address} has the title of`).toBeUndefined();
      expect.soft(descriptions.get(description), `${address} has the description of`).toBeUndefined();
      titles.set(title, address);
      descriptions.set(description, address);
    }
  });

test("every internal link answers 200 without a detour, in the page's own language", async () => {
  const targets = new Map<string, string>();
  const errors: string[] = [];
  for (const { address, locale } of visits) {
    const { document } = await readPage(address);
    for (const link of document.querySelectorAll("a[href]")) {
      const href = link.getAttribute("href") ?? "";
      if (/^(https?|tel|mailto):/.test(href)) continue;
      const url = new URL(href, `${SITE_URL}${address}`);
      const target = `${url.pathname}${url.search}`;
      // The switch keeps the choice on its way; the test below follows it.
      if (link.hasAttribute("data-language")) continue;
      targets.set(target, address);
      if (url.pathname.split("/")[1] !== locale) errors.push(`${address} → ${href}: another language`);
    }
  }
  for (const [target, from] of targets) {
    const { status } = await ask(target);
    if (status !== 200) errors.push(`${from} → ${target}: ${status}`);
  }
  expect(errors).toEqual([]);
});

test("only home has the sections of the menu", async () => {
  for (const { address, path } of visits) {
    if (path === "") continue;
    const { document } = await readPage(address);
    const ids = menuSections.filter((id) => document.querySelector(`#${id}`) !== null);
    expect.soft(ids, address).toEqual([]);
  }
});

test("every anchor of an internal link exists on its page", async () => {
  const wanted = new Map<string, string>();
  for (const { address } of visits)
    for (const href of attributesOf(await readPage(address), "a[href*='#']", "href"))
      if (!/^https?:/.test(href)) wanted.set(new URL(href, `${SITE_URL}${address}`).href, address);
  for (const [href, from] of wanted) {
    const { pathname, hash } = new URL(href);
    const { document } = await readPage(pathname);
    expect
      .soft(document.getElementById(decodeURIComponent(hash.slice(1))), `${href}, linked from ${from}`)
      .not.toBeNull();
  }
});

test("every file a page names is there", async () => {
  const files = new Set<string>();
  for (const { address } of visits) {
    const page = await readPage(address);
    for (const [selector, name] of [
      ["link[href^='/']", "href"],
      ["script[src]", "src"],
      ["img[src]", "src"],
      ["use", "href"],
    ] as const)
      for (const file of attributesOf(page, selector, name)) files.add(file.replace(/#.*$/, ""));
  }
  expect(files.size).toBeGreaterThan(5);
  for (const file of files) if (file !== "") expect.soft((await ask(file)).status, file).toBe(200);
});

test("a tracking parameter does not change the canonical address", async () => {
  const page = await readPage("/en/about?utm_source=x&fbclid=y");
  expect(page.status).toBe(200);
  expect(attributesOf(page, "link[rel=canonical]", "href")).toEqual([`${SITE_URL}/en/about`]);
});

test("absolute addresses never come from the host that was asked", async () => {
  const page = await ask("/en/about", { headers: { host: "evil.example", "x-forwarded-host": "evil.example" } });
  expect(page.status).toBe(200);
  expect(page.text).not.toContain("evil.example");
});

test("robots.txt lets everyone in and names the site map", async () => {
  const { status, headers, text: body } = await ask("/robots.txt");
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^text\/plain/);
  expect(body).toMatch(/^User-agent: \*$/m);
  expect(body).toMatch(new RegExp(`^Sitemap: ${SITE_URL}/sitemap.xml$`, "m"));
  const refused = [...body.matchAll(/^Disallow: *(\S+)$/gm)].map(([, path]) => path ?? "");
  const reached = manifest.files.filter(({ address }) => refused.some((path) => address.startsWith(path)));
  expect(reached).toEqual([]);
});

test("the site map lists every indexed page in every language, with its versions", async () => {
  const { status, headers, text: xml } = await ask("/sitemap.xml");
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^application\/xml/);
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = ""]) => entry);
  const located = entries.map((entry) => /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? "");
  const indexed = visits.filter(({ noindex }) => !noindex).map(({ address }) => `${SITE_URL}${address}`);
  expect([...located].sort()).toEqual([...indexed].sort());
  for (const [index, entry] of entries.entries()) {
    const path = (located[index] ?? "").replace(SITE_URL, "").replace(/^\/[a-z]+/, "");
    const versions = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, lang, href]) => `${lang} ${href}`,
    );
    expect
      .soft(versions)
      .toEqual([
        ...languages.map(({ code, iso }) => `${iso} ${SITE_URL}/${code}${path}`),
        `x-default ${SITE_URL}/${site.defaultLocale}${path}`,
      ]);
    const changed = /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1];
    if (changed !== undefined) expect.soft(changed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test("the page that is coming soon is kept out of search engines, but not hidden from them", async () => {
  for (const { code } of languages) {
    const page = await readPage(`/${code}/utils/coming-soon`);
    expect(page.status).toBe(200);
    expect(page.headers["x-robots-tag"]).toBe("noindex");
  }
  expect((await ask("/sitemap.xml")).text).not.toContain("coming-soon");
  expect((await ask("/robots.txt")).text).not.toContain("coming-soon");
});

for (const { code, dir, iso } of languages)
  test(`the web app manifest speaks ${code}`, async () => {
    const { status, headers, text: body } = await ask(`/${code}/manifest.webmanifest`);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/manifest+json");
    const parsed: unknown = JSON.parse(body);
    expect(parsed).toMatchObject({
      lang: iso,
      dir,
      start_url: `/${code}`,
      scope: "/",
      name: site.brand.legalName[code]?.replaceAll("{brand}", site.brand.name[code] ?? ""),
      short_name: site.brand.name[code],
    });
    const icons = [...body.matchAll(/"src":"([^"]*)"/g)].map(([, src]) => src ?? "");
    expect(icons.length).toBeGreaterThan(1);
    for (const icon of icons) expect((await ask(icon)).status, icon).toBe(200);
  });

test("the language switch of every page leads to the same page, and is a real link", async () => {
  for (const { address, locale, path } of visits) {
    const page = await readPage(address);
    const chosen = await ask(`/language${address}`);
    expect.soft([chosen.status, chosen.headers.location], address).toEqual([302, address]);
    for (const { code, iso, name } of languages) {
      const links = [...page.document.querySelectorAll(`a[data-language=${code}]`)];
      expect.soft(links.length, `${address} → ${code}`).toBeGreaterThanOrEqual(3);
      for (const link of links) {
        expect.soft(link.getAttribute("href"), address).toBe(`/language/${code}${path}`);
        expect.soft(link.getAttribute("rel"), address).toBe("nofollow");
        expect.soft(link.getAttribute("hreflang"), address).toBe(iso);
        expect.soft(link.getAttribute("lang"), address).toBe(iso);
        expect.soft(link.textContent.trim(), address).toBe(name);
        expect.soft(link.getAttribute("aria-current"), address).toBe(code === locale ? "true" : null);
      }
    }
  }
});

test("numbers to call or write to are written for machines", async () => {
  for (const { address, locale, path } of visits) {
    const page = await readPage(address);
    for (const href of attributesOf(page, "a[href^='tel:']", "href"))
      expect.soft(href, address).toMatch(/^tel:\+\d{8,15}$/);
    for (const href of attributesOf(page, "a[href*='wa.me']", "href"))
      expect.soft(href, address).toMatch(/^https:\/\/wa\.me\/\d{8,15}(\?text=[^\s&]+)?$/);
    const chat = new URL(attributesOf(page, "a.chat-button", "href")[0] ?? "");
    expect.soft(chat.pathname, address).toBe(`/${site.contact.chatPhone.slice(1)}`);
    const message = chat.searchParams.get("text") ?? "";
    expect.soft(message, address).toContain(`${SITE_URL}/${locale}${path}`);
    expect.soft(message, address).not.toMatch(/undefined|\{|\}/);
    const [before = "", after = ""] = text(locale, "contact.whatsapp_message").split("{subject}");
    expect.soft(message.startsWith(before), `${address}: ${message}`).toBe(true);
    const subject = message.slice(before.length, message.indexOf(after.split("{url}")[0] ?? "", before.length));
    expect.soft(subject.length, `${address}: ${message}`).toBeGreaterThan(1);
  }
});
