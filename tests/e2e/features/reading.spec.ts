/** What a reader does with articles, questions and policies. */
import { readFileSync } from "node:fs";
import { languages, otherLanguage, SITE_URL, text } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { attributesOf, readPage, textOf } from "#tests/e2e/support/raw-page.ts";

/** Has headings on two levels, tables, a figure, code and a note. */
const ARTICLE = "/bloger/a-page-in-one-second";
/** Has a footnote, a warning and a product. */
const WITH_NOTES = "/bloger/offline-sync-lessons";

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

test("a page of the blog has one address: the first is the blog itself", async () => {
  for (const { code } of languages) {
    expect((await ask(`/${code}/bloger/page/2`)).status).toBe(200);
    for (const missing of [
      "/page/1",
      "/page/0",
      "/page/99",
      "/page",
      "/category",
      "/tag/nothing",
      "/category/design/page/1",
    ])
      expect((await ask(`/${code}/bloger${missing}`)).status, missing).toBe(404);
  }
});

for (const { code, dir } of languages) {
  test(`previous and next stand where ${code} is read from and to`, async ({ page }) => {
    await page.goto(`/${code}/bloger`);
    const pages = page.getByRole("navigation", { name: text(code, "blog.pages") });
    await expect(pages.getByRole("link", { name: text(code, "blog.page", { page: "1" }) })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(pages.locator("a[rel=prev]")).toHaveCount(0);
    const middle = page.viewportSize()?.width ?? 0;
    const next = await pages.locator("a[rel=next]").boundingBox();
    expect((next?.x ?? 0) < middle / 2).toBe(dir === "rtl");
    await pages.locator("a[rel=next]").click();
    await expect(page).toHaveURL(`/${code}/bloger/page/2`);
    await expect(pages.locator("[aria-current]")).toHaveText("2");
    const previous = await pages.locator("a[rel=prev]").boundingBox();
    expect((previous?.x ?? 0) > middle / 2).toBe(dir === "rtl");
    await expect(pages.locator("a[rel=prev]")).toHaveAttribute("href", `/${code}/bloger`);
  });

  test(`an article in ${code} is set for reading`, async ({ page }) => {
    await page.goto(`/${code}${ARTICLE}`);
    const set = await page
      .locator(".prose-article > p")
      .nth(1)
      .evaluate((paragraph) => {
        const { lineHeight, fontSize, letterSpacing } = getComputedStyle(paragraph);
        return { leading: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize), letterSpacing };
      });
    expect(set.leading).toBeCloseTo(code === "ar" ? 2 : 1.75, 2);
    if (code === "ar") expect(["normal", "0px"]).toContain(set.letterSpacing);

    const block = page.locator("pre").first();
    await expect(block).toHaveCSS("direction", "ltr");
    const colours = await block
      .locator(".token")
      .evaluateAll((tokens) => [...new Set(tokens.map((token) => getComputedStyle(token).color))]);
    expect(colours.length, "code is coloured").toBeGreaterThan(3);

    const contents = page.getByRole("navigation", { name: text(code, "post.contents") });
    await expect(contents).toHaveCount(1);
    await contents.getByRole("link").nth(3).click();
    await expect(contents.locator("[aria-current]")).toHaveCount(1);
    const anchor = await contents.getByRole("link").nth(3).getAttribute("href");
    await expect(page.locator(anchor ?? "").first()).toBeInViewport();
    await expect(contents.locator("[aria-current]")).toHaveAttribute("href", anchor ?? "");
  });

  test(`on a phone the blog in ${code} shows its newest article at once, and code whose lines stay whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${code}/bloger`);
    await expect(page.locator("main article img, main article svg").first()).toBeInViewport();
    await page.goto(`/${code}${ARTICLE}`);
    const block = page.locator("pre").first();
    await block.focus();
    const width = await block.evaluate((code) => [
      code.scrollWidth > code.clientWidth,
      code.getBoundingClientRect().right,
    ]);
    expect(width[0], "a line is longer than the phone").toBe(true);
    expect(width[1]).toBeLessThanOrEqual(390);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => block.evaluate((code) => code.scrollLeft)).toBeGreaterThan(0);
  });

  test(`an article in ${code} fits the narrowest phone, and folds its contents there`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [ARTICLE, WITH_NOTES, "/policy/usage", "/faq", "/bloger"]) {
      await page.goto(`/${code}${path}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
    await page.goto(`/${code}${ARTICLE}`);
    const contents = page.getByRole("navigation", { name: text(code, "post.contents") });
    await expect(contents).toHaveCount(0);
    await page.locator("summary", { hasText: text(code, "post.contents") }).click();
    await contents.getByRole("link").first().click();
    await expect(page.locator(".prose h2").first()).toBeInViewport();
  });

  test(`notes, warnings and tables speak ${code}`, async () => {
    const article = await readPage(`/${code}${WITH_NOTES}`);
    expect(textOf(article, "#footnote-label")).toBe(text(code, "post.footnotes"));
    expect(textOf(article, "aside[role=note] .callout-label")).toBe(text(code, "post.warning"));
    expect(attributesOf(article, ".table-scroll", "aria-label")).toContain(text(code, "post.table", { number: "1" }));
    const [back = ""] = attributesOf(article, "[data-footnote-backref]", "aria-label");
    expect(back).not.toBe("");
    if (code !== "en") expect(article.text).not.toMatch(/Footnotes|Back to (reference|footnote)|>Warning</);
    expect(article.text).not.toContain("[!");
  });

  test(`sharing in ${code} is by plain links, and the address can be copied`, async ({ page, context, errors }) => {
    const url = `${SITE_URL}/${code}${ARTICLE}`;
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/${code}${ARTICLE}`);
    const links = page.locator(".post-foot a[target=_blank]");
    const targets = (await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))).map(
      (href) => new URL(href),
    );
    expect(targets.map(({ host }) => host)).toEqual(["api.whatsapp.com", "x.com", "www.linkedin.com"]);
    for (const target of targets) expect(decodeURIComponent(target.search), target.host).toContain(url);

    const copy = page.getByRole("button", { name: text(code, "post.copyLink") });
    await copy.click();
    await expect(page.locator("[data-copy-status]")).toHaveText(text(code, "post.copied"));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await copy.click();
    await expect(page.locator("[data-copy-status]")).toHaveText(text(code, "post.copyFailed"));
    expect(errors.list()).toEqual([]);
  });

  test(`a question in ${code} opens by its address, also when only the hash changes`, async ({ page }) => {
    await page.goto(`/${code}/faq#project-duration`);
    const first = page.locator("details#project-duration");
    await expect(first).toHaveAttribute("open", "");
    await expect(first.locator("p")).toBeInViewport();
    await page.evaluate(() => {
      location.hash = "what-is-a-key-that-does-not-exist";
    });
    await page.evaluate(() => {
      location.hash = "code-ownership";
    });
    const second = page.locator("details#code-ownership");
    await expect(second).toHaveAttribute("open", "");
    await expect(second.locator("summary")).toBeInViewport();
    // From another page, without loading the document anew.
    await page.goto(`/${code}`);
    await page.evaluate((href) => {
      const link = document.createElement("a");
      link.href = href;
      document.querySelector("main")?.prepend(link);
      link.click();
    }, `/${code}/faq#changing-scope`);
    await expect(page.locator("details#changing-scope")).toHaveAttribute("open", "");
  });

  test(`questions in ${code} are filtered as one types`, async ({ page }) => {
    await page.goto(`/${code}/faq`);
    const all = await page.locator("[data-question-group] details").count();
    expect(all).toBeGreaterThanOrEqual(24);
    const field = page.getByRole("searchbox", { name: text(code, "faq.filter") });
    // Written as people type it: without hamza, with ه for ة.
    await field.pressSequentially(code === "ar" ? "استرداد المبلغ" : "refund");
    await expect.poll(() => page.locator("[data-question-group] details").count()).toBeLessThan(all);
    const left = await page.locator("[data-question-group] details").count();
    expect(left).toBeGreaterThan(0);
    await expect(page.locator("main [role=status]")).toHaveText(left > 2 ? new RegExp(String(left)) : /\S/);
    const groups = page.getByRole("navigation", { name: text(code, "faq.groups") });
    expect(await groups.getByRole("link").count()).toBe(await page.locator("[data-question-group]").count());
    await field.fill("zzzz");
    await expect(page.locator("main").getByText(text(code, "faq.none"))).toBeVisible();
  });

  test(`a policy in ${code} says its version, and prints without the site around it`, async ({ page }) => {
    const file = readJson("content/policy/privacy/policy.json");
    const version = String(Reflect.get(Object(file), "version"));
    await page.goto(`/${code}/policy/privacy`);
    await expect(page.locator("main dl")).toContainText(version);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const hidden of [
      ".header-menu",
      ".theme-toggle",
      "footer.site-footer",
      ".toc-aside",
      ".document-print",
      ".band",
    ])
      await expect(page.locator(hidden).first(), hidden).toBeHidden();
    await expect(page.locator(".prose-numbered h2").first()).toBeVisible();
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(paper).toBe("light");
  });

  test(`on paper in ${code} it is day on white ground, with nothing to press`, async ({ page }) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const path of [
      "/contact",
      "/about",
      "/apps/daftar",
      "/apps/daftar/store/bank-matching",
      "/utils/coming-soon",
    ]) {
      await page.goto(`/${code}${path}`);
      // Further down the header is fixed on a screen.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const bands = await page.locator("main .band").evaluateAll((all) =>
        all.map((band) => {
          const probe = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
          const words = band.querySelector("h1, h2, p") ?? band;
          if (probe) probe.fillStyle = getComputedStyle(words).color;
          probe?.fillRect(0, 0, 1, 1);
          return {
            isPlan: band.matches(".plan"),
            ground: getComputedStyle(band).backgroundColor,
            ink: probe?.getImageData(0, 0, 1, 1).data[1] ?? 255,
          };
        }),
      );
      expect(bands.length, path).toBeGreaterThan(0);
      for (const { isPlan, ground, ink } of bands) {
        // A plan is white as its neighbours are; all else has no ground.
        expect.soft(isPlan ? "oklch(1 0 0)" : "rgba(0, 0, 0, 0)", path).toBe(ground);
        expect.soft(ink, `${path}: the ink is dark`).toBeLessThan(110);
      }
      await expect.soft(page.locator(".night-only").filter({ visible: true }), path).toHaveCount(0);
      await expect.soft(page.locator("button, .chat-button").filter({ visible: true }), path).toHaveCount(0);
      await expect.soft(page.locator(".site-footer"), path).toBeHidden();
    }
    const header = page.locator(".site-header");
    await expect(header.locator(".brand-link")).toBeVisible();
    await expect(header.locator(".header-menu")).toBeHidden();
    await expect(header, "once, not on every sheet").toHaveCSS("position", "static");
  });
}

test("a heading has the same address in both languages, so the switch keeps the place", async ({ page }) => {
  for (const path of [ARTICLE, WITH_NOTES, "/policy/privacy", "/policy/usage"]) {
    const [first, second] = await Promise.all(
      languages
        .slice(0, 2)
        .map(async ({ code }) => attributesOf(await readPage(`/${code}${path}`), ".prose > :is(h2, h3)", "id")),
    );
    expect(first?.length, path).toBeGreaterThan(3);
    expect(second, path).toEqual(first);
    for (const id of first ?? []) expect(id).toMatch(/^[a-z0-9-]+$/);
  }
  const anchor = attributesOf(await readPage(`/ar${ARTICLE}`), ".prose > h2", "id")[2] ?? "";
  await page.goto(`/ar${ARTICLE}#${anchor}`);
  await page
    .locator(`.site-header a[data-language=${otherLanguage("ar").code}]`)
    .first()
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  await expect(page).toHaveURL(`/en${ARTICLE}#${anchor}`);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  for (const { code } of languages)
    test(`articles and questions in ${code} can still be read and reached`, async ({ page }) => {
      await page.goto(`/${code}/faq#project-duration`);
      await expect(page.locator("details#project-duration p")).toBeVisible();
      await page.locator("details#code-ownership summary").click();
      await expect(page.locator("details#code-ownership p")).toBeVisible();
      await page.goto(`/${code}${ARTICLE}`);
      await expect(page.locator(".post-copy")).toBeHidden();
      await expect(page.locator(".post-foot a[target=_blank]").first()).toBeVisible();
      await page.goto(`/${code}/policy/usage`);
      await expect(page.locator(".document-print")).toBeHidden();
    });
});
