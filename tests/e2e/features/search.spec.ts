/** The site search: dialog and page, by keyboard and mouse, in both languages, and when something is missing. */
import type { Page } from "@playwright/test";
import { languages, manifest, text } from "#harness/addresses.ts";
import { AXE, violations } from "#tests/e2e/support/axe.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ready } from "#tests/e2e/support/geometry.ts";
import { ONLY_IN_TEST_ALL } from "#tests/e2e/support/test-all.ts";

/** What a visitor types in each language, where it leads, and the word that is marked there. */
const WORDS: Readonly<Record<string, { typed: string; path: string; marked: string; misspelt: string; kind: string }>> =
  {
    ar: {
      typed: "قوالب فاتوره",
      path: "/apps/daftar/store/invoice-templates",
      marked: "فواتيرك",
      misspelt: "فتاورة",
      kind: "post",
    },
    en: {
      typed: "invoice template",
      path: "/apps/daftar/store/invoice-templates",
      marked: "templates",
      misspelt: "inovice",
      kind: "post",
    },
  };
const wordsOf = (code: string) => {
  const words = WORDS[code] ?? WORDS["en"];
  if (!words) throw new Error(`no words for ${code}`);
  return words;
};

const dialogOf = (page: Page) => page.locator("dialog.search-dialog");
const opener = (page: Page, code: string) =>
  page.locator("header").getByRole("link", { name: text(code, "frame.search") });
const fieldOf = (page: Page) => dialogOf(page).getByRole("combobox");
const results = (page: Page) => page.getByRole("option");
/** The result that Enter opens; focus stays in the field meanwhile. */
const activeResult = (page: Page) => page.locator("[role=option][aria-selected=true]");

async function openByKey(page: Page) {
  await ready(page);
  await page.keyboard.press("/");
  await expect(fieldOf(page)).toBeFocused();
}

for (const { code, dir } of languages) {
  const words = wordsOf(code);

  test(`${code}: by mouse, from the header to a result`, async ({ page }) => {
    await page.goto(`/${code}/about`);
    await ready(page);
    await opener(page, code).click();
    const dialog = dialogOf(page);
    await expect(dialog).toBeVisible();
    await expect(page, "it is a dialog, not the page").toHaveURL(`/${code}/about`);
    await fieldOf(page).fill(words.typed);
    const wanted = dialog.locator(`a[href="/${code}${words.path}"]`);
    await expect(wanted).toBeVisible();
    await expect(wanted.locator(".search-excerpt mark", { hasText: words.marked }).first()).toBeVisible();
    await expect(dialog.getByRole("status")).toContainText(/\S/);
    expect(await dialog.locator("input[type=search]").evaluate((input) => getComputedStyle(input).direction)).toBe(dir);

    await dialog.getByRole("radio", { name: text(code, `search.kinds.${words.kind}`), exact: true }).check();
    await expect(wanted).toBeHidden();
    await expect(results(page).first()).toHaveAttribute("href", new RegExp(`^/${code}/bloger/`));
    await dialog.getByRole("radio", { name: text(code, "search.all"), exact: true }).check();
    await wanted.click();
    await expect(page).toHaveURL(`/${code}${words.path}`);
    await expect(dialog).toBeHidden();
    await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
  });

  test(`${code}: by keyboard, with arrows, Enter and Escape`, async ({ page }) => {
    await page.goto(`/${code}/about`);
    await opener(page, code).focus();
    await openByKey(page);
    await page.keyboard.type(words.typed);
    // New results begin with none chosen.
    await expect(page.locator(".search-body")).toHaveAttribute("aria-busy", "false");
    await expect(results(page).nth(1)).toBeVisible();
    const field = fieldOf(page);
    const isActive = async (at: number) => {
      const id = await results(page).nth(at).getAttribute("id");
      await expect(field).toHaveAttribute("aria-activedescendant", id ?? "");
      await expect(activeResult(page)).toHaveId(id ?? "");
    };
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    await isActive(0);
    await page.keyboard.press("ArrowDown");
    await isActive(1);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(activeResult(page)).toHaveCount(0);
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowUp");
    await isActive((await results(page).count()) - 1);
    await page.keyboard.press("Home");
    await isActive(0);
    await page.keyboard.press("Escape");
    await expect(activeResult(page)).toHaveCount(0);
    await expect(field, "arrows, and Escape out of the results, leave focus and text alone").toBeFocused();
    await expect(field).toHaveValue(words.typed);
    await page.keyboard.press("Escape");
    // In a search field the first Escape may empty it, as the platform has it.
    if (await dialogOf(page).isVisible()) await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toBeHidden();
    await expect(opener(page, code)).toBeFocused();

    await openByKey(page);
    await fieldOf(page).fill(words.typed);
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    const first = await results(page).first().getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(first ?? "");
  });

  test(`${code}: the key that opens it types a slash where one types`, async ({ page }) => {
    await page.goto(`/${code}/faq`);
    await ready(page);
    const field = page.locator("main").getByRole("searchbox");
    await field.focus();
    await page.keyboard.press("/");
    await expect(field).toHaveValue("/");
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test(`${code}: Enter in the dialog leads to the page, which works by link and keeps its state there`, async ({
    page,
  }) => {
    await page.goto(`/${code}/about`);
    await openByKey(page);
    await page.keyboard.type(words.typed);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(
      (url) => url.pathname === `/${code}/search` && url.searchParams.get("q") === words.typed,
    );
    const main = page.locator("main");
    await expect(main.locator(`[role=option][href="/${code}${words.path}"]`)).toBeVisible();
    await expect(main.getByRole("combobox")).toHaveValue(words.typed);

    await page.goto(`/${code}/search?q=${encodeURIComponent(words.misspelt)}&kind=app`);
    await expect(results(page).first()).toHaveAttribute("href", `/${code}/apps/daftar`);
    await expect(main.locator("input[value=app]")).toBeChecked();
    await main.getByRole("radio", { name: text(code, "search.all"), exact: true }).check();
    await expect(page).toHaveURL((url) => url.searchParams.get("kind") === null);
    await main.getByRole("combobox").fill("zzzzqq");
    await expect(page).toHaveURL((url) => url.searchParams.get("q") === "zzzzqq");
    await expect(main.getByText(text(code, "search.noneTitle"))).toBeVisible();
    await expect(main.locator(".search-body").getByRole("link").first()).toBeVisible();
    await main.locator("h1").click();
    await page.keyboard.press("/");
    await expect(main.getByRole("combobox"), "the page has its own field").toBeFocused();
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test(`${code}: what was searched for is offered again, until it is cleared`, async ({ page }) => {
    await page.goto(`/${code}/about`);
    await openByKey(page);
    const dialog = dialogOf(page);
    await expect(dialog.getByText(text(code, "search.recent"))).toBeHidden();
    await fieldOf(page).fill(words.typed);
    await results(page).first().click();
    // A key pressed while pages change is meant for the page that goes.
    await expect(page).not.toHaveURL(`/${code}/about`);
    await expect(dialog).toBeHidden();
    await openByKey(page);
    await dialog.getByRole("button", { name: words.typed, exact: true }).click();
    await expect(fieldOf(page)).toHaveValue(words.typed);
    await expect(results(page).first()).toBeVisible();
    await fieldOf(page).fill("");
    await dialog.getByRole("button", { name: text(code, "search.forget") }).click();
    await expect(dialog.getByRole("button", { name: words.typed, exact: true })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("recent-searches"))).toBeNull();
  });

  test(`${code}: an index that does not come is said, and asked for again`, async ({ page, errors }) => {
    errors.allow(/_assets\/search|ERR_FAILED/);
    await page.route(/_assets\/search\/.*\.txt$/, (route) => route.abort("failed"));
    await page.goto(`/${code}/about`);
    await openByKey(page);
    const dialog = dialogOf(page);
    await fieldOf(page).fill(words.typed);
    await expect(dialog.getByText(text(code, "search.failedText"))).toBeVisible();
    await expect(dialog.getByRole("status")).toHaveText(text(code, "search.failedTitle"));
    await page.unrouteAll();
    await dialog.getByRole("button", { name: text(code, "search.retry") }).click();
    await expect(results(page).first()).toBeVisible();
    await expect(dialog.getByText(text(code, "search.failedText"))).toBeHidden();
  });

  test(`${code}: where the dialog cannot come, the page does`, async ({ page, errors }) => {
    errors.allow(/search\.json|ERR_FAILED/);
    await page.route(/\/search\.json$/, (route) => route.abort("failed"));
    await page.goto(`/${code}/about`);
    await ready(page);
    await opener(page, code).click();
    await expect(page).toHaveURL(`/${code}/search`);
    await expect(page.locator("main").getByRole("searchbox")).toBeVisible();
  });

  test(`${code}: the dialog stays open with its text when page and language change below it`, async ({ page }) => {
    const other = languages.find((language) => language.code !== code)?.code ?? code;
    const typed = wordsOf(code).typed;
    await page.goto(`/${code}/about`);
    await ready(page);
    await page.evaluate(() => Reflect.set(window, "isFirstDocument", true));
    await page.locator(`footer a[data-language=${other}]`).click();
    await expect(page).toHaveURL(`/${other}/about`);
    await page.locator(`footer a[href="/${other}/faq"]`).click();
    await expect(page).toHaveURL(`/${other}/faq`);
    await page.keyboard.press("Control+k");
    await fieldOf(page).fill(typed);
    await page.goBack();
    await expect(page).toHaveURL(`/${other}/about`);
    const isModal = () => dialogOf(page).evaluate((dialog) => dialog.matches(":modal"));
    await expect.poll(isModal).toBe(true);
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue(typed);
    await expect(dialogOf(page).getByRole("button", { name: text(other, "search.close") })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(`/${code}/about`);
    await expect(dialogOf(page).getByRole("button", { name: text(code, "search.close") })).toBeVisible();
    await expect.poll(isModal).toBe(true);
    await expect(fieldOf(page)).toHaveValue(typed);
    await expect(dialogOf(page).locator(`a[href="/${code}${words.path}"]`), "in the new language").toBeVisible();
    await expect(dialogOf(page)).toHaveCSS("position", "fixed");
    await expect(dialogOf(page).locator(".search-form"), "its style came along").toHaveCSS("display", "flex");
    expect(await page.evaluate(() => Reflect.get(window, "isFirstDocument")), "no page was loaded anew").toBe(true);
    await page.keyboard.press("Escape");
    if (await dialogOf(page).isVisible()) await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toBeHidden();
  });

  test(`${code}: text typed before the page is hydrated is not lost`, async ({ page }) => {
    const held: (() => Promise<void>)[] = [];
    let isHeld = true;
    await page.route(/\/_assets\/[^/]*(?:search-page|client|react)[^/]*\.js$/, (route) => {
      if (!isHeld) return route.continue();
      held.push(() => route.continue());
      return undefined;
    });
    await page.goto(`/${code}/search`);
    await ready(page);
    const field = page.locator("main input[type=search]");
    await field.pressSequentially(words.typed);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await expect(field).toHaveAttribute("type", "search");
    await expect(results(page)).toHaveCount(0);
    isHeld = false;
    for (const release of held) await release();
    await expect(results(page).first()).toBeVisible();
    await expect(field).toHaveValue(words.typed);
    await expect(field).toBeFocused();
    await field.pressSequentially("x");
    await expect(field).toHaveValue(`${words.typed}x`);
    await expect(page).toHaveURL((url) => url.searchParams.get("q") === `${words.typed}x`);
  });

  test(`${code}: blocked storage breaks nothing`, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
    });
    await page.goto(`/${code}/about`);
    await openByKey(page);
    await fieldOf(page).fill(words.typed);
    const wanted = dialogOf(page).locator(`a[href="/${code}${words.path}"]`);
    await wanted.click();
    await expect(page).toHaveURL(`/${code}${words.path}`);
    await openByKey(page);
    await page.keyboard.type(words.typed);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === `/${code}/search`);
    await expect(results(page).first()).toBeVisible();
  });

  test(`${code}: from the drawer of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/${code}/about`);
    await ready(page);
    await page.locator("header button[command=show-modal]").click();
    await page
      .locator("dialog.drawer")
      .getByRole("link", { name: text(code, "frame.search") })
      .click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(page.locator("dialog.drawer")).toBeHidden();
    await fieldOf(page).fill(words.typed);
    await expect(results(page).first()).toBeVisible();
    const outside = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(outside, "nothing scrolls sideways").toBeLessThanOrEqual(0);
    await dialogOf(page)
      .getByRole("button", { name: text(code, "search.close") })
      .click();
    await expect(dialogOf(page)).toBeHidden();
  });

  for (const { colorScheme, when } of [
    { colorScheme: "light", when: {} },
    { colorScheme: "dark", when: ONLY_IN_TEST_ALL },
  ] as const)
    test(`${code}: the open dialog has no error axe can find, ${colorScheme}`, when, async ({ page }) => {
      await page.addInitScript(AXE);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(`/${code}/about`);
      await openByKey(page);
      expect(await violations(page), "before anything is typed").toEqual([]);
      await fieldOf(page).fill(words.typed);
      await expect(results(page).first()).toBeVisible();
      expect(await violations(page), "with results").toEqual([]);
      await fieldOf(page).fill("zzzzqq");
      await expect(dialogOf(page).getByText(text(code, "search.noneTitle"))).toBeVisible();
      expect(await violations(page), "without results").toEqual([]);
    });

  test(`${code}: nothing of the search comes before it is asked for`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const ofSearch = () =>
      asked.filter((path) => /search-root|react|_assets\/(?:client|search)|search\.json/.test(path)).length;
    await page.goto(`/${code}`, { waitUntil: "networkidle" });
    expect(ofSearch()).toBe(0);
    await openByKey(page);
    await fieldOf(page).fill(words.typed);
    await expect(results(page).first()).toBeVisible();
    expect(ofSearch()).toBeGreaterThan(0);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test(`${code}: the form leads to the page, which lists the site and says why`, async ({ page }) => {
      await page.goto(`/${code}/about`);
      await opener(page, code).click();
      await expect(page).toHaveURL(`/${code}/search`);
      const main = page.locator("main");
      await main.getByRole("searchbox").fill(words.typed);
      await main.getByRole("button", { name: text(code, "search.submit") }).click();
      await expect(page).toHaveURL((url) => url.searchParams.get("q") === words.typed);
      await expect(main.locator(".search-no-script")).toBeVisible();
      await expect(main.locator(".search-no-script")).toHaveText(text(code, "search.noScript"));
      await expect(main.getByRole("heading", { name: text(code, "search.siteMap") })).toBeVisible();
      await expect(main.locator(".search-kinds"), "what cannot work is not offered").toBeHidden();
      await main.getByRole("heading", { name: text(code, "search.siteMap") }).click();
      await main.locator(`.site-map[open] a[href="/${code}${words.path}"]`).click();
      await expect(page).toHaveURL(`/${code}${words.path}`);
    });
  });

  test(`${code}: the index may be kept for ever, and search engines leave the page alone`, async ({ request }) => {
    const files = manifest.files.filter(({ address }) => address.startsWith(`/_assets/search/${code}-`));
    expect(files.map(({ address }) => address.split("/").at(-1))).toContain("index.txt");
    expect(files.every(({ immutable, copies }) => immutable && copies.length > 0)).toBe(true);
    const page = await request.get(`/${code}/search?q=x`);
    expect(page.headers()["x-robots-tag"]).toBe("noindex");
    expect(await (await request.get("/sitemap.xml")).text()).not.toContain(`/${code}/search`);
  });
}
