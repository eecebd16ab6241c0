/** The thin bar over route changes. Time stands still in these visits and moves when told to. */
import type { Page, Route } from "@playwright/test";
import {
  PROGRESS_DURATION_MS,
  PROGRESS_HEIGHT_PX,
  PROGRESS_HIDE_DELAY_MS,
  PROGRESS_THROTTLE_MS,
  PROGRESS_TICK_MS,
} from "#domain/site/constants.ts";
import { languages } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ready, windowWidth } from "#tests/e2e/support/geometry.ts";
import { progressStates, recordProgress } from "./progress-bar.ts";

test("the numbers are the specification's", () => {
  expect([
    PROGRESS_HEIGHT_PX,
    PROGRESS_THROTTLE_MS,
    PROGRESS_DURATION_MS,
    PROGRESS_TICK_MS,
    PROGRESS_HIDE_DELAY_MS,
  ]).toEqual([2, 200, 5000, 100, 500]);
});

const bar = (page: Page) =>
  page.locator("#progress").evaluate((element) => ({
    state: (element as HTMLElement).dataset["state"],
    percent: Number((element as HTMLElement).style.getPropertyValue("--progress") || 0),
  }));

/** Opens a page whose clock stands still, for a visitor for whom nothing is fetched ahead. */
async function openStill(page: Page, address: string) {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true }) }));
  await page.clock.install({ time: new Date("2026-01-01T00:00:00Z") });
  await page.goto(address);
  await ready(page);
  await page.clock.pauseAt(new Date("2026-01-01T01:00:00Z"));
}

/** Keeps a page waiting until it is let through. */
async function holdBack(page: Page, address: string): Promise<{ visit: Promise<Route> }> {
  let arrived: (route: Route) => void = () => {};
  const visit = new Promise<Route>((resolve) => {
    arrived = resolve;
  });
  await page.route(address, (route) => arrived(route));
  return { visit };
}

for (const { code } of languages) {
  test(`a slow visit: nothing for 200 ms, then a bar of 2 px that creeps, completes and hides, in ${code}`, async ({
    page,
  }) => {
    const { visit } = await holdBack(page, `**/${code}/faq`);
    await openStill(page, `/${code}/about`);
    await page.locator("footer .footer-group a[href$='/faq']").click();
    const route = await visit;
    expect((await bar(page)).state).toBe("idle");
    await page.clock.runFor(PROGRESS_THROTTLE_MS - 1);
    expect((await bar(page)).state).toBe("idle");
    await page.clock.runFor(1);
    expect(await bar(page)).toEqual({ state: "running", percent: 0 });
    await page.clock.runFor(PROGRESS_TICK_MS);
    expect(await bar(page)).toEqual({ state: "running", percent: 2 });
    await page.clock.runFor(PROGRESS_DURATION_MS / 2 - PROGRESS_TICK_MS);
    expect(await bar(page)).toEqual({ state: "running", percent: 50 });

    const box = await page.locator("#progress").boundingBox();
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, await windowWidth(page), PROGRESS_HEIGHT_PX]);
    await expect
      .poll(() => page.locator("#progress").evaluate((element) => getComputedStyle(element).opacity))
      .toBe("1");
    const drawn = await page.locator("#progress").evaluate((element) => {
      const { width, backgroundColor } = getComputedStyle(element, "::before");
      return { width: Number.parseFloat(width), color: backgroundColor };
    });
    expect(Math.abs(drawn.width - (await windowWidth(page)) / 2), "half way").toBeLessThan(
      (await windowWidth(page)) / 10,
    );

    await page.clock.runFor(PROGRESS_DURATION_MS * 2);
    expect(await bar(page), "it waits short of the end").toEqual({ state: "running", percent: 99 });
    await route.continue();
    await expect.poll(() => bar(page)).toEqual({ state: "done", percent: 100 });
    await expect(page).toHaveURL(`/${code}/faq`);
    await page.clock.runFor(PROGRESS_HIDE_DELAY_MS - 1);
    expect((await bar(page)).state).toBe("done");
    await page.clock.runFor(1);
    expect((await bar(page)).state).toBe("idle");
  });
}

test("a quick visit shows no bar at all", async ({ page }) => {
  await openStill(page, "/en/about");
  await recordProgress(page);
  await page.locator("footer .footer-group a[href$='/faq']").click();
  await expect(page).toHaveURL("/en/faq");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.clock.runFor(PROGRESS_THROTTLE_MS + PROGRESS_TICK_MS);
  expect(await progressStates(page)).not.toContain("running");
  expect((await bar(page)).state).toBe("idle");
});

test("a visit that a newer click takes over does not fail", async ({ page }) => {
  const { visit } = await holdBack(page, "**/en/faq");
  await openStill(page, "/en/about");
  await recordProgress(page);
  await page.locator("footer .footer-group a[href$='/faq']").click();
  await visit;
  await page.clock.runFor(PROGRESS_THROTTLE_MS);
  await page.locator("footer .footer-group a[href$='/contact']").click();
  await expect(page).toHaveURL("/en/contact");
  await page.clock.runFor(PROGRESS_HIDE_DELAY_MS);
  await expect.poll(() => bar(page)).toEqual({ state: "idle", percent: 0 });
  expect(await progressStates(page)).not.toContain("failed");
});

test("a visit that fails turns the bar red", async ({ page, context, errors }) => {
  errors.allow(/ERR_INTERNET_DISCONNECTED/);
  await openStill(page, "/en/about");
  await context.setOffline(true);
  await page.locator("footer .footer-group a[href$='/faq']").click();
  await expect.poll(() => bar(page)).toEqual({ state: "failed", percent: 100 });
  const [red = 0, green = 0, blue = 0] = await page.locator("#progress").evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(element, "::before").backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  expect(red).toBeGreaterThan(150);
  expect(red).toBeGreaterThan(green * 1.8);
  expect(red).toBeGreaterThan(blue * 1.8);
  await page.clock.runFor(PROGRESS_HIDE_DELAY_MS);
  expect((await bar(page)).state).toBe("idle");
  await context.setOffline(false);
});
