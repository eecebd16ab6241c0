/** Reading without a network, on the site's own service worker; a new release in between; what was sent meanwhile. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { WORKER_ADDRESS } from "#domain/site/constants.ts";
import { CACHE_PREFIX } from "#domain/site/offline.ts";
import { languages, manifest, otherLanguage, text, visits } from "#harness/addresses.ts";
import { DATA_DIR } from "#harness/visited-server.ts";
import { type RunningServer, startServer } from "#tests/e2e/server/servers.ts";
import { AXE, violations } from "#tests/e2e/support/axe.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ready } from "#tests/e2e/support/geometry.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { ONLY_IN_TEST_ALL } from "#tests/e2e/support/test-all.ts";
import { currentVersion, nextRelease } from "./releases.ts";

test.use({ serviceWorkers: "allow" });
// Without a network the browser says so wherever it can; the offline page is a 503.
test.beforeEach(({ errors }) => {
  errors.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|\b503\b/);
  // A page that was to be prefetched; a file of a page that is shown is another matter.
  errors.allow(/http:\/\/[^/]+\/(?!_assets\/)[^ ]* net::ERR_FAILED|ERR_FAILED \(http:\/\/[^/]+\/(?!_assets\/)/);
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const offlineView = (page: Page, code: string) =>
  page.locator(`html[lang="${languages.find((language) => language.code === code)?.iso}"] .offline-view`);
const footerLink = (page: Page, path: string) => page.locator(`footer .footer-group a[href$='${path}']`);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Everything the device has kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: { address: string; status: number; type: string; redirected: boolean }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { status = 0, type = "", redirected = true } = (await cache.match(request)) ?? {};
        found.push({ address: new URL(request.url).pathname, status, type, redirected });
      }
    }
    return found;
  });

const keptAddresses = async (page: Page) => (await kept(page)).map(({ address }) => address);

const runningTransitions = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length);

/** Until the script of the form is kept as well, with which the contact page is whole. */
const waitForContactForm = (page: Page) =>
  expect.poll(async () => (await keptAddresses(page)).some((address) => /contact-form/.test(address))).toBe(true);

/** The last of what is kept ahead of a visit: when it is there, all of it is. */
const lastAhead = (code: string) => `/${code}/social-media-generator`;

/** Opens a page and waits until the worker has kept it and what goes with its language. */
async function settle(page: Page, code: string, address: string) {
  await page.goto(address);
  await ready(page);
  await expect.poll(() => keptAddresses(page), { timeout: 60_000 }).toContain(lastAhead(code));
}

/** A page of which nothing is kept ahead. */
const UNREAD = "/about/team";

for (const { code, dir, iso } of languages)
  test.describe(code, () => {
    test("what was read opens without a network, by link and by reload", async ({ page, context }) => {
      await settle(page, code, `/${code}/about`);
      const about = (await heading(page).textContent()) ?? "";
      await footerLink(page, "/contact").click();
      await expect(page).toHaveURL(`/${code}/contact`);
      await expect.poll(() => keptAddresses(page)).toContain(`/${code}/contact`);
      await waitForContactForm(page);
      await context.setOffline(true);

      await footerLink(page, "/about").click();
      await expect(page).toHaveURL(`/${code}/about`);
      await expect(heading(page)).toHaveText(about);
      await page.reload();
      await expect(heading(page)).toHaveText(about);
      await page.goto(`/${code}/contact?service=mobile`);
      await ready(page);
      await expect(page.locator("input[name=service][value=mobile]")).toBeChecked();
      await page.goBack();
      await expect(heading(page)).toHaveText(about);
    });

    test("questions, policies, apps, generator and home are there before anyone has read them", async ({
      page,
      context,
    }) => {
      await settle(page, code, `/${code}/about`);
      await context.setOffline(true);
      for (const path of ["", "/apps", "/policy/privacy", "/policy/usage", "/social-media-generator", "/faq"]) {
        await page.goto(`/${code}${path}`);
        await ready(page);
        await expect(offlineView(page, code), path).toHaveCount(0);
        await expect(heading(page), path).not.toBeEmpty();
        expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily), path).not.toMatch(/^"?Times/);
      }
      // Also what wakes only when it is touched.
      const search = page.getByRole("searchbox").or(page.locator("main input[type=search]")).first();
      await search.fill("zzzz");
      await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    });

    test("what was not read shows the offline page of its language, and comes when the network does", async ({
      page,
      context,
    }) => {
      const other = otherLanguage(code);
      await settle(page, code, `/${code}/about`);
      await context.setOffline(true);
      await footerLink(page, UNREAD).click();
      await expect(page).toHaveURL(`/${code}${UNREAD}`);
      await expect(offlineView(page, code)).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("dir", dir);
      await expect(page.locator("html")).toHaveAttribute("lang", iso);
      await expect(page.locator("[data-asked-address]")).toHaveText(`/${code}${UNREAD}`);
      await expect(page.locator("#offline-banner"), "said once").toBeHidden();

      const list = page.getByRole("region", { name: text(code, "offline.kept") });
      await expect(list.locator(`a[href="/${code}/about"]`)).toBeVisible();
      await page.evaluate(AXE);
      expect(await violations(page), "with its list").toEqual([]);
      await expect(list.locator(`a[href="/${code}/offline"]`)).toHaveCount(0);
      await list.locator(`a[href="/${code}/faq"]`).click();
      await expect(page).toHaveURL(`/${code}/faq`);
      await expect(offlineView(page, code)).toHaveCount(0);

      await page.goto(`/${other.code}${UNREAD}`);
      await expect(offlineView(page, other.code)).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", other.iso);

      await context.setOffline(false);
      await expect(offlineView(page, other.code)).toHaveCount(0);
      await expect(page).toHaveURL(`/${other.code}${UNREAD}`);
      await expect(heading(page)).not.toBeEmpty();
    });

    test("what is sent offline is kept, offered on any page, and sent once when the visitor says so", async ({
      page,
      context,
      errors,
    }) => {
      // Sent as soon as the form is open again: the sender is asked for some work.
      errors.allow(/\b403\b/);
      const email = `visitor-${randomUUID()}@example.com`;
      const message = "أرسلت هذا بلا اتصال. Written at sea.";
      await settle(page, code, `/${code}/about`);
      await page.goto(`/${code}/contact`);
      await ready(page);
      await page.getByLabel(text(code, "contact.otherTopic")).check();
      await page.getByLabel(text(code, "forms.fields.name"), { exact: true }).fill("ليلى Haddad");
      await page.getByLabel(text(code, "forms.fields.email"), { exact: true }).fill(email);
      await page.locator("textarea[name=message]").fill(message);
      await page.locator("input[name=terms]").check();
      await context.setOffline(true);
      await page.getByRole("button", { name: text(code, "forms.send.contact") }).click();
      await expect(page.locator(".form-failed")).toContainText(text(code, "forms.reasons.offline"));
      const key = await waitingKey(page);
      expect(key).toMatch(/^[0-9a-f-]{36}$/);

      // The tab is closed; another one finds it on another page, and in the other language too.
      const later = await context.newPage();
      await page.close();
      await later.goto(`/${code}/faq`);
      await ready(later);
      const notice = later.locator("#waiting-offer p");
      await expect(notice).toHaveCount(0);
      const sent: (string | undefined)[] = [];
      later.on("request", (request) => {
        if (request.url().endsWith("/api/contact")) sent.push(request.headers()["idempotency-key"]);
      });
      await context.setOffline(false);
      await expect(notice).toContainText(text(code, "forms.waiting.notice"));
      await later.evaluate(AXE);
      expect(await violations(later), "with the note").toEqual([]);
      await notice.getByRole("link").click();
      await expect(later).toHaveURL(new RegExp(`/${code}/contact`));
      const question = later.locator("#waiting-form");
      await expect(question).toContainText(text(code, "forms.waiting.title"));
      await expect(later.locator("textarea[name=message]")).toHaveValue(message);
      expect(sent, "nothing is sent unasked").toEqual([]);
      // The link leads down the page: the header takes its other colours, in between which axe would look.
      await expect.poll(() => runningTransitions(later)).toBe(0);
      expect(await violations(later), "with the question").toEqual([]);
      await question.getByRole("button", { name: text(code, "forms.waiting.send") }).click();
      await expect(later.locator(".form-done")).toBeVisible({ timeout: 60_000 });
      expect(new Set(sent)).toEqual(new Set([key]));
      expect(storedMessages(email)).toEqual([message]);
      expect(await later.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
      await later.goto(`/${code}/faq`);
      await ready(later);
      await expect(notice).toHaveCount(0);
    });

    test("what waits is deleted when its writer says so", ONLY_IN_TEST_ALL, async ({ page, context }) => {
      await settle(page, code, `/${code}/contact`);
      await page.getByLabel(text(code, "contact.otherTopic")).check();
      await page.getByLabel(text(code, "forms.fields.name"), { exact: true }).fill("ليلى Haddad");
      await page.getByLabel(text(code, "forms.fields.email"), { exact: true }).fill("leila@example.com");
      await page.locator("textarea[name=message]").fill("This is not to be sent after all.");
      await page.locator("input[name=terms]").check();
      await context.setOffline(true);
      await page.getByRole("button", { name: text(code, "forms.send.contact") }).click();
      await expect(page.locator(".form-failed")).toBeVisible();
      await context.setOffline(false);
      const question = page.locator("#waiting-form");
      await expect(question).toBeVisible();
      await expect(page.locator(".form-failed")).toBeHidden();
      await question.getByRole("button", { name: text(code, "forms.waiting.drop") }).click();
      await expect(question).toBeHidden();
      await expect(page.locator("textarea[name=message]")).toHaveValue("");
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    });

    test("it can be installed, with icons that are there", ONLY_IN_TEST_ALL, async ({ page, context }) => {
      await settle(page, code, `/${code}`);
      const session = await context.newCDPSession(page);
      const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
      // Playwright's contexts are private windows, in which no browser installs anything.
      expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
      const app: { lang: string; start_url: string; icons: { src: string; sizes: string; purpose?: string }[] } =
        JSON.parse((await ask(`/${code}/manifest.webmanifest`)).text);
      expect(app).toMatchObject({ lang: iso, start_url: `/${code}` });
      expect(app.icons.filter(({ purpose }) => purpose === "maskable").map(({ sizes }) => sizes)).toEqual([
        "192x192",
        "512x512",
      ]);
      for (const { src } of app.icons) expect((await ask(src)).status, src).toBe(200);
    });
  });

const waitingKey = (page: Page) =>
  page.evaluate(() => {
    const waiting = JSON.parse(localStorage.getItem("waiting-forms") ?? "{}");
    return String(waiting.contact?.draft?.attempt?.key);
  });

function storedMessages(email: string): string[] {
  const database = new DatabaseSync(join(DATA_DIR, "site.db"), { readOnly: true });
  try {
    const rows = database.prepare("SELECT payload FROM submission WHERE email = ?").all(email);
    return rows.map((row) => JSON.parse(String(row["payload"])).message);
  } finally {
    database.close();
  }
}

test("answers of the API, errors and redirects are never kept, and what is kept is of this build", async ({
  page,
  errors,
}) => {
  errors.allow(/\b40[45]\b|\b500\b/);
  await settle(page, "en", "/en/about");
  const addresses = ["/en/nope", "/", "/en/About/team", "/en/500", "/api/health"];
  // By script, as the router asks, and as a visitor does.
  for (const address of addresses) await page.evaluate((href) => fetch(href), address);
  for (const address of addresses) await page.goto(address);
  await settle(page, "en", "/en/faq");
  const all = (await kept(page)).filter(({ address }) => address !== "/.takeover");
  const built = new Set(manifest.files.map(({ address }) => address));
  expect(all.filter(({ address }) => !built.has(address))).toEqual([]);
  expect(all.filter(({ status, type, redirected }) => status !== 200 || type !== "basic" || redirected)).toEqual([]);
  const pages = new Set(visits.map(({ address }) => address));
  expect(all.filter(({ address }) => !pages.has(address) && !address.startsWith("/_assets/"))).toEqual([]);
});

test(
  "nothing is fetched ahead for those who save data; what they read is kept",
  ONLY_IN_TEST_ALL,
  async ({ page, context, errors }) => {
    // The code of the offline page's list.
    errors.allow(/\/_assets\/[^ ]* net::ERR_FAILED|ERR_FAILED \(http:\/\/[^/]+\/_assets\//);
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true }) }));
    await page.goto("/en/about");
    await ready(page);
    await expect.poll(() => keptAddresses(page), { timeout: 60_000 }).toContain("/en/about");
    const pages = (await keptAddresses(page)).filter((address) => !/^\/(_assets|\.)/.test(address));
    expect(pages.sort()).toEqual(["/en/about", ...languages.map(({ code }) => `/${code}/offline`)].sort());
    await context.setOffline(true);
    await page.reload();
    await expect(heading(page)).not.toBeEmpty();
    await expect(offlineView(page, "en")).toHaveCount(0);

    await page.goto(`/en${UNREAD}`);
    await expect(offlineView(page, "en"), "without its list").toBeVisible();
    await expect(page.locator("astro-island[ssr]")).toHaveCount(1);
    const retry = page.getByRole("link", { name: text("en", "offline.retry") });
    await retry.click();
    await expect(offlineView(page, "en")).toBeVisible();
    await context.setOffline(false);
    await retry.click();
    await expect(page).toHaveURL(`/en${UNREAD}`);
    await expect(offlineView(page, "en")).toHaveCount(0);
    await expect(heading(page)).not.toBeEmpty();
  },
);

test("the cache of a version that is being installed is left alone", ONLY_IN_TEST_ALL, async ({ page }) => {
  await settle(page, "en", "/en/about");
  const next = `${CACHE_PREFIX}next-version`;
  await page.evaluate((name) => caches.open(name), next);
  // Each page asks the worker to tidy up; the first has been answered when the last one is kept.
  for (const path of ["/faq", "/policy/privacy", "/contact"]) {
    await footerLink(page, path).click();
    await expect(page).toHaveURL(`/en${path}`);
  }
  await waitForContactForm(page);
  expect(await cacheNames(page)).toContain(next);
});

test("the worker is asked for each time, under a policy of its own", async () => {
  const { headers } = await ask(WORKER_ADDRESS);
  expect(headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'; connect-src 'self'; worker-src 'self'; frame-ancestors 'none'",
  });
  const again = await ask(WORKER_ADDRESS, { headers: { "if-none-match": String(headers.etag) } });
  expect(again.status).toBe(304);
});

test.describe("with a server of its own", () => {
  let server: RunningServer;
  test.beforeEach(async ({ errors }) => {
    errors.allow(/third party/);
    server = await startServer({ env: { LOG_LEVEL: "silent" } });
  });
  test.afterEach(() => server?.stop());

  test(
    "a server that is down is like no network, and the page comes when it is asked for again",
    ONLY_IN_TEST_ALL,
    async ({ page }) => {
      await settle(page, "en", `${server.url}/en/about`);
      const { port } = server;
      await server.stop();
      await page.reload();
      await expect(offlineView(page, "en")).toHaveCount(0);
      await page.goto(`${server.url}/en/services/website`);
      await expect(offlineView(page, "en")).toBeVisible();
      server = await startServer({ env: { LOG_LEVEL: "silent", PORT: String(port) } });
      await page.getByRole("link", { name: text("en", "offline.retry") }).click();
      await expect(offlineView(page, "en")).toHaveCount(0);
      await expect(page).toHaveURL(`${server.url}/en/services/website`);
    },
  );

  test(
    "a new release is taken at the next navigation, and open pages keep what they came with",
    ONLY_IN_TEST_ALL,
    async ({ page, context }) => {
      test.slow();
      const names = { before: `${CACHE_PREFIX}${currentVersion()}`, after: `${CACHE_PREFIX}next-version` };
      const open = await context.newPage();
      await settle(open, "en", `${server.url}/en/contact`);
      await settle(page, "en", `${server.url}/en/about`);
      expect(await cacheNames(page)).toEqual([names.before]);
      const words = (await heading(page).textContent()) ?? "";
      const next = nextRelease({ page: "/en/about", words, instead: "As of the next release" });
      // A cache is there as soon as its worker is being installed.
      const isTakenOver = async (cache: string) => {
        const registration = await navigator.serviceWorker.getRegistration();
        const isUnderWay = Boolean(registration?.installing || registration?.waiting);
        return !isUnderWay && registration?.active?.state === "activated" && (await caches.has(cache));
      };
      const waitForTakeover = (cache: string, timeout: number) =>
        expect.poll(() => page.evaluate(isTakenOver, cache), { timeout }).toBe(true);
      await waitForTakeover(names.before, 20_000);
      const { port } = server;
      await server.stop();
      server = await startServer({ env: { LOG_LEVEL: "silent", PORT: String(port), DIST_DIR: next.dist } });
      try {
        // Until the new worker has taken over, the old one answers. The browser lets that one finish whatever it is at,
        // so this may take a page more.
        const keptPages = ["/faq", "/policy/privacy"];
        await expect(async () => {
          const path = keptPages.shift() ?? "";
          keptPages.push(path);
          // Kept, so it is shown at once; that it is no longer the page is found out behind it.
          await footerLink(page, path).click();
          await expect(page).toHaveURL(`${server.url}/en${path}`);
          await waitForTakeover(names.after, 5_000);
        }).toPass({ timeout: 60_000 });
        expect(await cacheNames(page)).toContain(names.after);

        await page.evaluate(() => Reflect.set(window, "sameDocument", true));
        await footerLink(page, "/about").click();
        await expect(heading(page)).toHaveText("As of the next release");
        expect(
          await page.evaluate(() => Reflect.get(window, "sameDocument")),
          "one document, one version",
        ).toBeUndefined();
        await expect(page.locator("script[src*='/site-document.']")).toHaveAttribute("src", /NextOne1/);

        // The page left open asks for a script that no server has any more.
        for (const address of next.gone) expect((await ask(address, { port })).status, address).toBe(404);
        expect(await cacheNames(page)).toContain(names.before);
        // Nor has the browser's own store.
        await (await context.newCDPSession(open)).send("Network.clearBrowserCache");
        await open.locator("textarea[name=message]").click();
        await expect(open.locator("astro-island", { has: open.locator("form.form") })).not.toHaveAttribute("ssr");

        await open.close();
        await footerLink(page, "/policy/usage").click();
        await expect.poll(() => cacheNames(page), { timeout: 60_000 }).toEqual([names.after]);
        expect(await keptAddresses(page), "what was read is still there").toContain("/en/contact");
        await context.setOffline(true);
        await page.goto(`${server.url}/en/contact`);
        await expect(offlineView(page, "en")).toHaveCount(0);
        await expect(heading(page)).not.toBeEmpty();
      } finally {
        next.remove();
      }
    },
  );
});
