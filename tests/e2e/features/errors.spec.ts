/** Every row of the error catalogue. */
import type { Page } from "@playwright/test";
import { CHUNK_RELOAD_GUARD_MS } from "#domain/site/constants.ts";
import { languages, otherLanguage, site, text } from "#harness/addresses.ts";
import { headerErrors } from "#tests/e2e/server/security.ts";
import { startServer } from "#tests/e2e/server/servers.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { attributesOf, type RawPage, readPage, textOf } from "#tests/e2e/support/raw-page.ts";
import { ONLY_IN_TEST_ALL } from "#tests/e2e/support/test-all.ts";

/** What every error page holds, whatever went wrong. */
function expectErrorPage(
  page: RawPage,
  { locale, status, title, message }: Record<"locale" | "title" | "message", string> & { status: number },
) {
  const language = languages.find(({ code }) => code === locale);
  expect(page.status).toBe(status);
  expect(page.document.documentElement.getAttribute("lang")).toBe(language?.iso);
  expect(page.document.documentElement.getAttribute("dir")).toBe(language?.dir);
  expect(textOf(page, "title")).toBe(title);
  expect(textOf(page, "h1")).toBe(message);
  expect(page.document.querySelectorAll("h1")).toHaveLength(1);
  expect(page.document.querySelectorAll(".error-stage svg").length).toBeGreaterThan(0);
  expect(textOf(page, "main")).toContain(text(locale, "errors.status", { status: String(status) }));
  const ways = [...page.document.querySelectorAll("main a")];
  expect(ways.find((link) => link.getAttribute("href") === `/${locale}`)?.textContent).toBe(
    text(locale, "errors.home"),
  );
  expect(page.headers["x-robots-tag"]).toBe("noindex");
  expect(attributesOf(page, "meta[name=robots]", "content")).toEqual(["noindex"]);
  expect(attributesOf(page, "link[rel=canonical], link[rel=alternate]", "href")).toEqual([]);
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(headerErrors(page)).toEqual([]);
}

const notFound = (locale: string) => ({
  locale,
  status: 404,
  title: text(locale, "errors.notFoundTitle", { brand: site.brand.name[locale] ?? "" }),
  message: text(locale, "errors.notFound"),
});
const error = (locale: string, status = 500) => ({
  locale,
  status,
  title: text(locale, "errors.title"),
  message: text(locale, status === 405 ? "errors.wrongMethod" : "errors.serverError"),
});

test("the words of the specification stand in the catalogue", () => {
  expect(text("en", "errors.notFound")).toBe("This page could not be found");
  expect(text("en", "errors.notFoundTitle", { brand: "X" })).toMatch(/^X .*Not Found$/);
  expect(text("en", "errors.title")).toBe("An error occurred");
});

for (const { code } of languages) {
  test(`404: an address that is not there, in ${code}`, async () => {
    for (const path of ["/nope", "/apps/none", "/apps/daftar/store/none", "/bloger/none"]) {
      const page = await readPage(`/${code}${path}`, {
        headers: { cookie: `i18n_redirected=${otherLanguage(code).code}` },
      });
      expectErrorPage(page, notFound(code));
      expect(textOf(page, "main")).toContain(text(code, "errors.notFoundHint"));
      expect(textOf(page, "main")).not.toContain(text(code, "errors.elsewhere"));
    }
  });

  test(`404: an address without its language offers the page in both, to a visitor who reads ${code}`, async () => {
    for (const headers of [
      { "accept-language": code },
      { cookie: `i18n_redirected=${code}`, "accept-language": otherLanguage(code).code },
    ]) {
      const page = await readPage("/about", { headers });
      expectErrorPage(page, notFound(code));
      expect(page.headers.vary).toBe("Accept-Language, Cookie");
      expect(textOf(page, "[data-slot=elsewhere]")).toContain(text(code, "errors.elsewhere"));
      const offered = [...page.document.querySelectorAll("[data-slot=elsewhere] a")];
      expect(offered.map((link) => [link.getAttribute("href"), link.getAttribute("lang"), link.textContent])).toEqual(
        languages.map((language) => [`/${language.code}/about`, language.iso, language.name]),
      );
    }
    for (const path of ["/About/", "/bloger/how-we-estimate"])
      expect((await readPage(path)).document.querySelectorAll("[data-slot=elsewhere] a")).toHaveLength(
        languages.length,
      );
    for (const path of ["/nope", "/fr/about", "/404"])
      expect((await readPage(path)).document.querySelectorAll("[data-slot=elsewhere]"), path).toHaveLength(0);
  });

  test(`405: a method that is not allowed, in ${code}`, async () => {
    const page = await readPage(`/${code}/about`, { method: "DELETE" });
    expectErrorPage(page, error(code, 405));
    expect(page.headers.allow).toBe("GET, HEAD");
  });

  test(`500: the error page has an address of its own, in ${code}`, async () => {
    expectErrorPage(await readPage(`/${code}/500`), error(code));
  });

  test(`500: a route that names unknown middleware, in ${code}`, async () => {
    const server = await startServer({
      change: (manifest) => ({
        ...manifest,
        files: manifest.files.map((file) =>
          file.address === `/${code}/about`
            ? { ...file, middleware: ["admin"] }
            : file.address === `/${code}/faq`
              ? { ...file, middleware: ["noindex", "<b>&"] }
              : file,
        ),
      }),
    });
    const page = await readPage(`/${code}/about`, { port: server.port });
    expectErrorPage(page, { ...error(code), message: "Unknown middleware admin" });
    const escaped = await readPage(`/${code}/faq`, { port: server.port });
    expect(escaped.status).toBe(500);
    expect(escaped.text).toContain("Unknown middleware &lt;b&gt;&amp;</h1>");
    expect((await ask(`/${code}`, { port: server.port })).status).toBe(200);
    await server.stop();
    expect(server.output()).toContain(String(page.headers["x-request-id"]));
    expect(server.output()).toContain("Unknown middleware admin");
  });

  test(`500: an error of the server shows the prerendered page and keeps its details to itself, in ${code}`, async () => {
    // A content type no header can carry: sending the page throws.
    const server = await startServer({
      change: (manifest) => ({
        ...manifest,
        files: manifest.files.map((file) =>
          file.address === `/${code}/about` ? { ...file, type: "secret\ndetail" } : file,
        ),
      }),
    });
    const page = await readPage(`/${code}/about`, { port: server.port });
    expectErrorPage(page, error(code));
    expect(/secret|TypeError|node_modules/.exec(page.text)).toBeNull();
    await server.stop();
    const logged = server
      .output()
      .split("\n")
      .filter((line) => line.includes('"failure"'));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(String(page.headers["x-request-id"]));
    expect(logged[0]).toContain("secret");
  });
}

test("the error page itself fails: a last plain page says so in both languages, with details and a way home", async () => {
  const server = await startServer({ change: (manifest) => ({ ...manifest, errorPages: [] }) });
  for (const path of ["/ar/nope", "/en/nope", "/nope"]) {
    const page = await readPage(path, { port: server.port });
    expect(page.status).toBe(500);
    expect(page.headers["content-type"]).toMatch(/^text\/html/);
    expect(textOf(page, "body")).toContain("An error occurred while showing the error page");
    expect(textOf(page, "h1")).toMatch(/\p{Script=Arabic}/u);
    expect(textOf(page, "pre")).toContain("there is no error page for 404");
    expect(attributesOf(page, "a", "href")).toEqual(["/"]);
    expect(attributesOf(page, "meta[name=robots]", "content")).toEqual(["noindex"]);
    expect(headerErrors(page)).toEqual([]);
  }
  expect((await ask("/ar", { port: server.port })).status).toBe(200);
  await server.stop();
});

test("the API speaks of problems in JSON", async () => {
  for (const [path, method, status] of [
    ["/api", "GET", 404],
    ["/api/", "GET", 404],
    ["/api/nope", "GET", 404],
    ["/api/nope", "POST", 404],
    ["/api/health", "POST", 405],
    ["/api/health", "DELETE", 405],
    ["/api/health/x", "GET", 404],
  ] as const) {
    const answer = await ask(path, { method });
    expect(answer.status, path).toBe(status);
    expect(answer.headers["content-type"], path).toBe("application/problem+json");
    expect(answer.headers["cache-control"], path).toBe("no-store");
    expect(JSON.parse(answer.text), path).toEqual({ type: "about:blank", title: expect.any(String), status });
    expect(answer.headers.allow, path).toBe(status === 405 ? "GET, HEAD" : undefined);
    expect(headerErrors(answer), path).toEqual([]);
  }
});

const CHUNK = /\/_assets\/studio\./;
const touchGenerator = (page: Page) => page.locator(".studio-panel summary").first().click();

for (const { code } of languages) {
  test(`a visitor sees what was asked for and the way home, in ${code}`, async ({ page, errors }) => {
    errors.allow(/404/);
    const response = await page.goto(`/${code}/nope/%D8%A7?a=1`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text(code, "errors.notFound"));
    await expect(page.locator("[data-asked-address]")).toHaveText(/nope/);
    await expect(page.locator(".error-stage svg")).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: text(code, "errors.home") })
      .click();
    await expect(page).toHaveURL(`/${code}`);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(text(code, "errors.notFound"));
  });

  test(`a link to nowhere shows the error page without a full load, in ${code}`, async ({ page, errors }) => {
    errors.allow(/404/);
    await page.goto(`/${code}/about`);
    await page.evaluate(() => {
      Reflect.set(window, "sameDocument", true);
      const link = document.createElement("a");
      link.href = `${location.pathname}/nowhere`;
      link.textContent = "nowhere";
      document.querySelector("h1")?.append(link);
    });
    await page.getByRole("link", { name: "nowhere" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text(code, "errors.notFound"));
    await expect(page).toHaveTitle(text(code, "errors.notFoundTitle", { brand: site.brand.name[code] ?? "" }));
    expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
  });

  test(`a chunk that does not load reloads the page once in 60 s, then shows the error page, in ${code}`, async ({
    page,
    errors,
  }) => {
    errors.allow(/studio|500|Failed to fetch dynamically imported module/);
    let loads = 0;
    page.on("domcontentloaded", () => {
      loads += 1;
    });
    await page.clock.install();
    await page.route(CHUNK, (route) => route.abort("failed"));
    await page.goto(`/${code}/social-media-generator`);
    expect(loads).toBe(1);

    await touchGenerator(page);
    await expect.poll(() => loads, "the first failure reloads").toBe(2);

    await touchGenerator(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text(code, "errors.serverError"));
    await expect(page).toHaveTitle(text(code, "errors.title"));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("main").getByRole("link", { name: text(code, "errors.home") })).toBeVisible();
    await expect(page.locator("[data-asked-address]")).toHaveText(`/${code}/social-media-generator`);
    await expect(page.locator("header.site-header")).toBeVisible();
    expect(loads, "the second does not").toBe(2);

    await page.reload();
    expect(loads).toBe(3);
    await page.clock.setSystemTime(Date.now() + CHUNK_RELOAD_GUARD_MS + 10_000);
    await touchGenerator(page);
    await expect.poll(() => loads, "after a minute it may reload again").toBe(4);
  });
}

test("a page that works without its script stays when the script fails again", async ({ page, errors }) => {
  errors.allow(/faq-browser|Failed to fetch dynamically imported module/);
  await page.route(/\/_assets\/faq-browser\./, (route) => route.abort("failed"));
  await page.addInitScript(
    (guard) => sessionStorage.setItem("chunk-reload", String(Date.now() - guard / 2)),
    CHUNK_RELOAD_GUARD_MS,
  );
  await page.goto("/en/faq");
  const failed = page.evaluate(
    () => new Promise((resolve) => document.addEventListener("astro:hydration-error", resolve, { once: true })),
  );
  await page.getByRole("searchbox").click();
  await failed;
  await page.locator("main details summary").nth(1).click();
  await expect(page.locator("main details").nth(1)).toHaveAttribute("open");
});

test(
  "when even the error page does not come, a last page says so in both languages",
  ONLY_IN_TEST_ALL,
  async ({ page, errors }) => {
    errors.allow(/studio|\/500|Failed to fetch|ERR_FAILED/);
    await page.route(CHUNK, (route) => route.abort("failed"));
    await page.route(/\/500$/, (route) => route.abort("failed"));
    await page.addInitScript(
      (guard) => sessionStorage.setItem("chunk-reload", String(Date.now() - guard / 2)),
      CHUNK_RELOAD_GUARD_MS,
    );
    await page.goto("/en/social-media-generator");
    await touchGenerator(page);
    await expect(page.getByText("An error occurred while showing the error page.")).toBeVisible();
    await expect(page.locator("p[lang=ar]")).toBeVisible();
    await expect(page.locator("pre")).toContainText("studio");
    await page.locator("main a").click();
    await expect(page).toHaveURL("/en");
  },
);

test("a chunk that cannot come because the visitor is offline costs them nothing", async ({
  page,
  context,
  errors,
}) => {
  errors.allow(/faq-browser|_assets|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  await page.goto("/en/faq");
  await context.setOffline(true);
  const failed = page.evaluate(
    () => new Promise((resolve) => document.addEventListener("astro:hydration-error", resolve, { once: true })),
  );
  await page.getByRole("searchbox").fill("licence");
  await failed;
  await expect(page.getByRole("searchbox")).toHaveValue("licence");
  expect(loads).toBe(1);
  await context.setOffline(false);
  await page.getByRole("searchbox").click();
  await page.getByRole("searchbox").press("End");
  await expect(page.getByRole("status").filter({ hasText: /\d/ })).toBeVisible();
  expect(loads).toBe(1);
});
