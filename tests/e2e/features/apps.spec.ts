/** The shelf: finding an app, looking at it, choosing a plan. In both languages, from one table. */
import type { Page } from "@playwright/test";
import { languages, site, text, visits } from "#harness/addresses.ts";
import { BASE_URL } from "#harness/visited-server.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { attributesOf, readPage } from "#tests/e2e/support/raw-page.ts";
import { ONLY_IN_TEST_ALL } from "#tests/e2e/support/test-all.ts";

const COUNTS: Record<string, { six: string; two: string; one: string; none: string }> = {
  ar: { six: "6 تطبيقات", two: "تطبيقان", one: "تطبيق واحد", none: "لا توجد تطبيقات" },
  en: { six: "6 apps", two: "2 apps", one: "1 app", none: "0 apps" },
};
/** Typed as people type: without hamza, with ه for ة. */
const WORDS: Record<string, { typed: string; finds: string }> = {
  ar: { typed: "اضافه اوتوكاد", finds: "masqat" },
  en: { typed: "autocad PLUGIN", finds: "masqat" },
};

const rowsOf = (page: Page) =>
  page
    .locator(".store-row:visible h3 a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("/").at(-1)));
const heading = (page: Page) => page.locator("main h2").first();
const APPS = ["daftar", "mawid", "mizan", "shahna", "masqat", "raff"];

for (const { code, dir } of languages) {
  const counts = COUNTS[code] ?? { six: "", two: "", one: "", none: "" };
  const words = WORDS[code] ?? { typed: "", finds: "" };
  /** Towards the reading end. */
  const forward = dir === "rtl" ? "ArrowLeft" : "ArrowRight";
  const backward = dir === "rtl" ? "ArrowRight" : "ArrowLeft";

  const choice = (page: Page, name: string) =>
    page.getByRole("combobox", { name: text(code, `apps.filter.${name}`), exact: true });

  test(`${code}: the list of apps is filtered, sorted and searched, and the address remembers it`, async ({ page }) => {
    await page.goto(`/${code}/apps`);
    await expect(heading(page)).toHaveText(counts.six);
    expect(await rowsOf(page)).toEqual(APPS);

    await choice(page, "platform").selectOption("windows");
    await expect(heading(page)).toHaveText(counts.two);
    expect(await rowsOf(page)).toEqual(["mizan", "masqat"]);
    await expect(page).toHaveURL(/\?platform=windows$/);

    await choice(page, "service").selectOption("desktop");
    await expect(heading(page)).toHaveText(counts.one);
    await page.reload();
    await expect(heading(page)).toHaveText(counts.one);
    expect(await rowsOf(page)).toEqual(["mizan"]);
    await expect(choice(page, "service")).toHaveValue("desktop");

    await page.getByRole("button", { name: text(code, "apps.filter.clear") }).click();
    await expect(heading(page)).toHaveText(counts.six);
    await expect(page).toHaveURL(/\/apps$/);

    await choice(page, "sort").selectOption("price");
    await expect.poll(() => rowsOf(page)).toEqual(["shahna", "masqat", "raff", "daftar", "mawid", "mizan"]);

    await page.getByRole("searchbox").fill(words.typed);
    await expect(heading(page)).toHaveText(counts.one);
    expect(await rowsOf(page)).toEqual([words.finds]);

    await page.getByRole("searchbox").fill("@@@");
    await expect(page.getByRole("heading", { name: text(code, "apps.filter.none") })).toBeVisible();
    await expect(heading(page)).toHaveText(counts.none);
    expect(await rowsOf(page)).toEqual([]);
  });

  test(`${code}: a filtered address shows what it says after a route change, too`, async ({ page }) => {
    await page.goto(`/${code}/apps/mawid`);
    await page.locator(`main a[href="/${code}/apps?category=booking"]`).click();
    await expect(heading(page)).toHaveText(counts.one);
    expect(await rowsOf(page)).toEqual(["mawid"]);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${code}/apps/mawid$`));
  });

  test(`${code}: a value that cannot be chosen is ignored`, async ({ page }) => {
    await page.goto(`/${code}/apps?category=nothing&sort=%3Cscript%3E&price=free`);
    await expect(choice(page, "price")).toHaveValue("free");
    await expect(heading(page)).toHaveText(counts.six);
  });

  test(`${code}: on a phone the choices are folded, and one button opens them`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${code}/apps`);
    await expect(choice(page, "platform")).toBeHidden();
    await page.locator(".app-more > summary").click();
    await choice(page, "platform").selectOption("windows");
    await expect(heading(page)).toHaveText(counts.two);
    await expect(page.locator(".app-more > summary")).toHaveText(`${text(code, "apps.filter.more")}1`);
  });

  test(`${code}: on a phone a large screen opens at its reading start`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${code}/apps/daftar`);
    await page.locator("[data-lightbox-open]").first().click();
    const screen = page.locator(`[data-lightbox-page]:visible [data-lightbox-language="${code}"]`);
    await expect(screen.locator("img:visible")).toHaveCount(1);
    expect(await screen.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(100);
    expect(await screen.evaluate((element) => element.scrollLeft)).toBe(0);
  });

  test(`${code}: an item is shown at work on its page and on its ticket`, async ({ page }) => {
    await page.goto(`/${code}/apps/shahna/store/carrier-link`);
    await expect(page.locator(`main img[src*="/item-carrier-link-${code}"]:visible`)).toHaveCount(1);
    await page.goto(`/${code}/apps/shahna/store`);
    await expect(page.locator(`.ticket img[src*="/item-"]:visible`)).toHaveCount(3);
  });

  test(`${code}: on a phone an app's page is no wider than the screen, its cards scroll inside`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const app of APPS) {
      await page.goto(`/${code}/apps/${app}`);
      const wide = await page
        .locator("main :is(p, h2, dl, summary):visible")
        .evaluateAll((elements) =>
          elements
            .filter(
              (element) => !element.closest(".carousel-row") && element.getBoundingClientRect().width > innerWidth,
            )
            .map((element) => element.textContent),
        );
      expect(wide, app).toEqual([]);
    }
  });

  test(`${code}: the long text of an app is folded, and a link to a part opens it`, async ({ page }) => {
    await page.goto(`/${code}/apps/daftar`);
    const parts = page.locator("#about details");
    await expect(parts).toHaveCount(3);
    const anchor = await parts.nth(1).locator("h3").getAttribute("id");
    await page.goto(`/${code}/apps/daftar#${anchor}`);
    await expect(parts.nth(1).locator(".prose")).toBeVisible();
  });

  test(`${code}: on paper all of an app's page is there, and nothing to press`, async ({ page }) => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: "print" });
    await page.goto(`/${code}/apps/daftar`);
    const cut = await page.locator("main li, main figure").evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect())
        .filter(({ left, right }) => left < 0 || right > innerWidth),
    );
    expect(cut).toEqual([]);
    const folded = await page
      .locator("main details > :not(summary)")
      .evaluateAll((parts) => parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length);
    expect(folded).toBe(0);
    const controls = "button, input, .skip-link, .carousel-buttons, #download a";
    for (const control of await page.locator(controls).all()) await expect(control).toBeHidden();
  });

  test(`${code}: the screens open large, by keyboard, in reading direction`, async ({ page }) => {
    await page.goto(`/${code}/apps/mawid`);
    const box = page.locator("dialog[data-lightbox]");
    const shown = box.locator("[data-lightbox-page]:visible");
    const opener = page.locator("[data-lightbox-open]");
    await opener.nth(1).focus();
    await page.keyboard.press("Enter");
    await expect(box).toBeVisible();
    // In both languages, one of them shown.
    const pictures = (screen: string) =>
      shown.locator("[data-lightbox-language]").filter({ has: page.locator(`img[src*="/${screen}-"]`) });
    await expect(pictures("mawid-day")).toHaveCount(languages.length);
    await page.keyboard.press(forward);
    await expect(pictures("mawid-reminder")).toHaveCount(languages.length);
    await page.keyboard.press(backward);
    await expect(pictures("mawid-day")).toHaveCount(languages.length);
    await box.getByRole("button", { name: text(code, "apps.screens.next") }).click();
    await expect(pictures("mawid-reminder")).toHaveCount(languages.length);

    // The same screen in the other language.
    const own = shown.locator(`[data-lightbox-language="${code}"]`);
    await expect(own).toBeVisible();
    const other = languages.find((language) => language.code !== code);
    await box.getByRole("radio", { name: other?.name ?? "" }).check();
    await expect(own).toBeHidden();
    await expect(shown.locator(`[data-lightbox-language="${other?.iso}"]`)).toHaveAttribute("dir", other?.dir ?? "");

    await page.keyboard.press("Escape");
    await expect(box).toBeHidden();
    await expect(opener.nth(1)).toBeFocused();
  });

  for (const javaScriptEnabled of [true, false])
    test.describe(`${code}, script ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ javaScriptEnabled });

      test("the period changes prices, savings and where the plan leads", async ({ page }) => {
        await page.goto(`/${code}/apps/daftar/store/bank-matching`);
        const card = page.locator(".plan").nth(1);
        const choose = card.getByRole("link");
        await expect(card.locator(".plan-price:visible bdi")).toHaveText("390");
        await expect(card.locator(".plan-saving:visible")).toContainText("78");
        await expect(choose).toHaveAttribute(
          "href",
          `/${code}/contact?service=other&app=daftar&item=bank-matching&plan=smallBusinesses&period=annual`,
        );
        await page.getByRole("radio", { name: text(code, "plans.annual") }).focus();
        await page.keyboard.press(forward);
        await expect(card.locator(".plan-price:visible bdi")).toHaveText("990");
        await expect(choose).toHaveAttribute("href", /period=eternal$/);
        await page.keyboard.press(backward);
        await page.keyboard.press(backward);
        await expect(card.locator(".plan-price:visible bdi")).toHaveText("39");
        await expect(choose).toHaveAttribute("href", /period=monthly$/);
      });

      test("a handful of products is shown whole, without a filter", async ({ page }) => {
        await page.goto(`/${code}/apps/daftar/store`);
        await expect(page.locator(".ticket:visible")).toHaveCount(4);
        await expect(page.locator(".shelf").getByRole("radio")).toHaveCount(0);
      });
    });

  test(`${code}: without script the list is whole and offers nothing that cannot work`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: BASE_URL });
    const page = await context.newPage();
    await page.goto(`/${code}/apps?category=booking`);
    expect(await rowsOf(page)).toEqual(APPS);
    await expect(page.locator("main select:visible, main input:visible")).toHaveCount(0);
    await page.goto(`/${code}/apps/daftar`);
    await expect(page.locator("[data-lightbox-open]:visible")).toHaveCount(0);
    await context.close();
  });
}

test("on a phone values of the comparison stand under their plan, and nothing is cut", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const { code } of languages) {
    await page.goto(`/${code}/apps/daftar/store/daftar-for-woocommerce`);
    const table = page.getByRole("table");
    const plans = table.getByRole("columnheader");
    await expect(plans).toHaveCount(5);
    const cells = table.locator("[data-row=monthly] td");
    await expect(cells).toHaveCount(4);
    for (const [index, cell] of (await cells.all()).entries()) {
      const box = await cell.boundingBox();
      expect(box?.x).toBe((await plans.nth(index + 1).boundingBox())?.x);
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320).toBe(true);
      expect(await cell.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

/** Facts stand once in content, so both languages must show the same ones. */
test("prices and figures are the same in every language", ONLY_IN_TEST_ALL, async () => {
  test.slow();
  const pathsWithFigures = [...new Set(visits.map(({ path }) => path))].filter((path) =>
    /^\/apps(?!\/serial)/.test(path),
  );
  expect(pathsWithFigures.length).toBeGreaterThan(24);
  for (const path of pathsWithFigures) {
    const shown = await Promise.all(
      languages.map(async ({ code }) => {
        const { document } = await readPage(`/${code}${path}`);
        const figures = document.querySelectorAll(
          ".plan-price bdi, .plan-saving, [data-row=monthly] td, [data-row=annual] td, [data-row=eternal] td, [data-row=saving] td, .price-from b, .app-figures dd > :first-child, .store-row-facts dd",
        );
        return [...figures].map((figure) => (figure.textContent.match(/\d[\d,.]*/g) ?? []).join(" "));
      }),
    );
    for (const other of shown) expect(other, path).toEqual(shown[0]);
  }
});

test("every way to an order or a product key names things that exist", async () => {
  test.slow();
  const known = new Set(visits.map(({ path }) => path));
  let seen = 0;
  for (const { address, path } of visits.filter((visit) => /^\/apps\/[^/]+\/store\/[^/]+$/.test(visit.path))) {
    const [, , app, , item] = path.split("/");
    const page = await readPage(address);
    for (const href of attributesOf(
      page,
      "main a[href*='/apps/serial?'], main a[href*='/contact?'][href*='plan=']",
      "href",
    )) {
      const query = new URL(href, site.url).searchParams;
      expect(query.get("app"), href).toBe(app);
      expect(query.get("item"), href).toBe(item);
      expect(known.has(`/apps/${query.get("app")}/store/${query.get("item")}`), href).toBe(true);
      const plan = query.get("plan");
      if (plan === null) continue;
      expect(["free", "personal", "smallBusinesses", "mediumCompanies"], href).toContain(plan);
      if (plan === "free") expect(query.has("period"), href).toBe(false);
      else expect(query.get("period"), href).toMatch(/^(monthly|annual|eternal)$/);
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(200);
});

test("a store item's picture is read on its ticket at every width", ONLY_IN_TEST_ALL, async ({ page }) => {
  for (const path of ["/en/apps/daftar/store", "/ar/apps/shahna/store"])
    for (const width of [390, 834, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const scales = await page
        .locator(".ticket-stub img:visible")
        .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().width / 480));
      expect(scales.length).toBeGreaterThan(2);
      // Its smallest words are 15 px tall in the drawing.
      expect(Math.min(...scales) * 15, `${path} at ${width}`).toBeGreaterThanOrEqual(10.5);
    }
});

test("on small screens the plans open on the recommended one", async ({ page }) => {
  for (const width of [390, 834]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/ar/apps/daftar");
    await page.locator("#pricing").scrollIntoViewIfNeeded();
    await expect(page.locator(".plan-best"), `at ${width}`).toBeInViewport({ ratio: 0.5 });
  }
});
