/** Pages behind the links in view are fetched when the browser is idle, unless that would cost the visitor. */
import type { Page } from "@playwright/test";
import { PREFETCH_HEADERS, PREFETCH_IDLE_TIMEOUT_MS } from "#domain/site/constants.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { nextFrames, scrollTo } from "#tests/e2e/support/geometry.ts";

test("the idle time-out is the specification's", () => expect(PREFETCH_IDLE_TIMEOUT_MS).toBe(2000));

/** Keeps count of idle work, so that a visit can tell "not yet" from "not at all". */
async function watchIdle(page: Page) {
  await page.addInitScript(() => {
    const idle = { asked: 0, done: 0, timeouts: new Set<number | undefined>() };
    Reflect.set(window, "idle", idle);
    const own = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (callback, options) => {
      idle.asked += 1;
      idle.timeouts.add(options?.timeout);
      return own((deadline) => {
        callback(deadline);
        idle.done += 1;
      }, options);
    };
  });
}

/** Waits until everything that was left for idle time has had its turn. */
async function idleWorkDone(page: Page) {
  await page.waitForFunction(() => {
    const idle: unknown = Reflect.get(window, "idle");
    if (typeof idle !== "object" || idle === null) return false;
    const asked = Reflect.get(idle, "asked");
    return asked > 0 && asked === Reflect.get(idle, "done");
  });
}

/** Addresses that were fetched ahead. */
function watchPrefetches(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["purpose"] !== PREFETCH_HEADERS.purpose) return;
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  return asked;
}

const linksInView = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter((link) => {
      const { top, bottom, left, right, width, height } = link.getBoundingClientRect();
      const inView = width > 0 && height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return inView && link.checkVisibility();
    });
    const pages = seen
      .filter((link) => !link.hasAttribute("data-language") && !link.hasAttribute("data-search"))
      .filter((link) => link.origin === location.origin && link.pathname !== location.pathname)
      .map((link) => link.pathname + link.search);
    return [...new Set(pages)].sort();
  });

test("links in view are fetched once the browser is idle; links below are not until they are seen", async ({
  page,
}) => {
  await watchIdle(page);
  const asked = watchPrefetches(page);
  await page.goto("/en/bloger");
  const expected = await linksInView(page);
  expect(expected.length).toBeGreaterThan(2);
  await expect.poll(() => [...asked].sort()).toEqual(expected);
  expect(await page.evaluate(() => [...Reflect.get(Reflect.get(window, "idle"), "timeouts")])).toEqual([
    PREFETCH_IDLE_TIMEOUT_MS,
  ]);
  expect(asked).not.toContain("/en/policy/usage");

  await scrollTo(page, 1_000_000);
  await expect.poll(() => asked).toContain("/en/policy/usage");
  expect(new Set(asked).size, "nothing twice").toBe(asked.length);
  expect(
    asked.filter((path) => path === "/en/bloger" || path.startsWith("/api")),
    "nor the page itself",
  ).toEqual([]);
});

test("a page fetched ahead is shown without asking the server again", async ({ page }) => {
  const asked = watchPrefetches(page);
  await page.goto("/en/bloger");
  const target = await page.locator("main a[href^='/en/bloger/']").first().getAttribute("href");
  await expect.poll(() => asked).toContain(target);
  await page.waitForFunction(
    (path) => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(path)),
    target ?? "",
  );
  await page.locator("main a[href^='/en/bloger/']").first().click();
  await expect(page).toHaveURL(target ?? "");
  const transferred = await page.evaluate(
    (path) =>
      performance
        .getEntriesByType("resource")
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .filter(({ name, initiatorType }) => name.endsWith(path) && initiatorType === "fetch")
        .map(({ transferSize }) => transferSize),
    target ?? "",
  );
  expect(transferred, "once ahead, then from the cache").toEqual([expect.any(Number), 0]);
});

test("the styles of a page are fetched when its link is pointed at, once", async ({ page }) => {
  const asked = watchPrefetches(page);
  await page.goto("/en/apps");
  await expect.poll(() => asked).toContain("/en/apps/daftar");
  const sheets = () => asked.filter((path) => path.endsWith(".css"));
  expect(sheets()).toEqual([]);
  const link = page.locator("main a[href='/en/apps/daftar']").first();
  await link.hover();
  await expect.poll(sheets).toHaveLength(1);
  await link.focus();
  await link.click();
  await expect(page).toHaveURL("/en/apps/daftar");
  expect(sheets()).toHaveLength(1);
  await expect(page.locator(`link[rel=stylesheet][href="${sheets()[0]}"]`)).toHaveCount(1);
});

test("pages reached without a full load are looked over as well", async ({ page }) => {
  const asked = watchPrefetches(page);
  await page.goto("/en/about");
  await page.locator("footer a[href='/en/bloger']").click();
  await expect(page).toHaveURL("/en/bloger");
  await expect.poll(() => asked.some((path) => path.startsWith("/en/bloger/"))).toBe(true);
});

for (const { says, connection } of [
  { says: "saves data", connection: { saveData: true, effectiveType: "4g" } },
  { says: "is on 2g", connection: { saveData: false, effectiveType: "2g" } },
  { says: "is on slow 2g", connection: { saveData: false, effectiveType: "slow-2g" } },
])
  test(`nothing is fetched ahead for a visitor who ${says}`, async ({ page }) => {
    await watchIdle(page);
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, "connection", { get: () => value }),
      connection,
    );
    const asked = watchPrefetches(page);
    await page.goto("/en/bloger");
    await idleWorkDone(page);
    expect(await linksInView(page)).not.toEqual([]);
    expect(asked).toEqual([]);
    await scrollTo(page, 1_000_000);
    await nextFrames(page);
    await idleWorkDone(page);
    expect(asked).toEqual([]);
  });

test("a 3g visitor without such a wish gets pages ahead", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { get: () => ({ saveData: false, effectiveType: "3g" }) }),
  );
  const asked = watchPrefetches(page);
  await page.goto("/en/bloger");
  await expect.poll(() => asked).not.toEqual([]);
});

test("nothing is fetched ahead offline", async ({ page }) => {
  await watchIdle(page);
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  const asked = watchPrefetches(page);
  await page.goto("/en/bloger");
  await idleWorkDone(page);
  expect(asked).toEqual([]);
});
