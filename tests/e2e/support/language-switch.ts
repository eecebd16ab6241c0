/** Changing the language of a page by its switch, and what must hold afterwards. */
import type { Page } from "@playwright/test";
import { PAGES } from "#domain/site/pages.ts";
import { type Language, languages, otherLanguage, SITE_URL, visits } from "#harness/addresses.ts";
import { expect } from "./fixture.ts";
import { ready } from "./geometry.ts";
import { readPage, textOf } from "./raw-page.ts";

const QUERY = "?tab=2&q=%D8%A7%2F";
const HASH = "#faq";

/** What the head of the shown document says of its language. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
    const { lang, dir } = document.documentElement;
    return {
      lang,
      dir,
      title: document.title,
      canonical: attribute("link[rel=canonical]", "href"),
      alternates: [...document.querySelectorAll("link[rel=alternate][hreflang]")].map((link) =>
        link.getAttribute("hreflang"),
      ),
      openGraph: attribute("meta[property='og:locale']", "content"),
      manifest: attribute("link[rel=manifest]", "href"),
    };
  });

async function expectedHead({ code, iso, dir, openGraph }: Language, path: string) {
  const raw = await readPage(`/${code}${path}`);
  const indexed = !visits.some((visit) => visit.path === path && visit.noindex);
  return {
    lang: iso,
    dir,
    title: textOf(raw, "head > title"),
    canonical: indexed ? `${SITE_URL}/${code}${path}` : null,
    alternates:
      indexed || path === PAGES["coming-soon"].path ? [...languages.map((language) => language.iso), "x-default"] : [],
    openGraph,
    manifest: `/${code}/manifest.webmanifest`,
  };
}

/** Presses the switch wherever it is; where it stands is the business of frame.spec.ts. */
export const choose = (page: Page, code: string) =>
  page.locator(`footer a[data-language=${code}]`).evaluate((link: HTMLAnchorElement) => link.click());

/** The switch keeps page, query and anchor, without a full load; there, or there and back. */
export async function switchLanguage(page: Page, path: string, { andBack }: { andBack: boolean }) {
  const [first] = languages;
  if (!first) throw new Error("there is no language");
  await page.goto(`/${first.code}${path}${QUERY}${HASH}`);
  await ready(page);
  await page.evaluate(() => Reflect.set(window, "sameDocument", true));
  let current = first;
  do {
    current = otherLanguage(current.code);
    await choose(page, current.code);
    await expect(page).toHaveURL(`/${current.code}${path}${QUERY}${HASH}`);
    const expected = await expectedHead(current, path);
    await expect.poll(() => headOf(page), { message: path, intervals: [20, 50, 100, 250] }).toEqual(expected);
    await expect(page.locator("footer a[data-language][aria-current=true]")).toHaveAttribute(
      "data-language",
      current.code,
    );
  } while (andBack && current.code !== first.code);
  expect(await page.evaluate(() => Reflect.get(window, "sameDocument")), path).toBe(true);
}
