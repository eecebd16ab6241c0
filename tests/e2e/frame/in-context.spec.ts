/** What a page knows of the visitor's moment: the hour, the app a link came from, the plan that was chosen. */

import type { Page } from "@playwright/test";
import { languages, text } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ready } from "#tests/e2e/support/geometry.ts";
import { ONLY_IN_TEST_ALL } from "#tests/e2e/support/test-all.ts";

const timeIn = (formatting: string, hour: number) =>
  new Intl.DateTimeFormat(formatting, { hour: "numeric", minute: "2-digit", hour12: true, timeZone: "UTC" })
    .format(new Date(Date.UTC(2026, 0, 4, hour)))
    .replace(/[\u200e\u200f]/g, "")
    .replace(/[ap]m$/, (half) => half.toUpperCase());

const chat = async (page: Page) =>
  new URL((await page.locator("a.chat-button").getAttribute("href")) ?? "").searchParams.get("text") ?? "";

/** Two days, one hour and 31 minutes. */
const REMAINING: Readonly<Record<string, string>> = { ar: "بعد يومين", en: "in 2 days" };

const openingNow = (page: Page) => page.locator(".opening-now");
/** The hours are worked out when a reader comes near them; until then they are hidden. */
const comeTo = (page: Page) =>
  openingNow(page).evaluate((place) => place.closest("dd, div")?.scrollIntoView({ block: "center" }));

for (const { code, formatting } of languages) {
  test.describe(code, () => {
    const [opens, closes] = [timeIn(formatting, 9), timeIn(formatting, 18)];
    const weekday = (date: string) =>
      new Intl.DateTimeFormat(formatting, { weekday: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
    const saturday = weekday("2026-11-21");

    // The visitors' own clocks are in Auckland.
    for (const [moment, key, day, when] of [
      ["2026-11-16T06:00:00Z", "open", "2026-11-16", {}],
      ["2026-11-16T05:59:00Z", "today", "2026-11-16", ONLY_IN_TEST_ALL],
      ["2026-11-16T15:00:00Z", "tomorrow", "2026-11-16", ONLY_IN_TEST_ALL],
      ["2026-11-19T20:59:00Z", "day", "2026-11-19", {}],
      ["2026-11-19T21:00:00Z", "tomorrow", "2026-11-20", ONLY_IN_TEST_ALL],
      ["2026-11-20T21:00:00Z", "today", "2026-11-21", {}],
    ] as const)
      test(`at ${moment} the hours say "${key}"`, when, async ({ page }) => {
        await page.clock.setFixedTime(new Date(moment));
        await page.goto(`/${code}/contact`);
        await comeTo(page);
        const said = text(code, `contact.live.${key}`, { opens, closes, day: saturday });
        await expect(openingNow(page)).toHaveText(said);
        await expect(page.locator(".hours [aria-current=date]")).toContainText(weekday(day));
      });

    test("the hours stand without script, and become true again while the page stays open", async ({ page }) => {
      await page.clock.install({ time: new Date("2026-11-16T14:59:30Z") });
      await page.goto(`/${code}`);
      const now = openingNow(page);
      await comeTo(page);
      await expect(now).toHaveText(text(code, "contact.live.open", { closes }));
      await page.clock.runFor(60_000);
      await expect(now).toHaveText(text(code, "contact.live.tomorrow", { opens }));
    });

    test("the chat names the product, and the period and plan once they are chosen", async ({ page }) => {
      await page.goto(`/${code}/apps/daftar`);
      await ready(page);
      const plain = await chat(page);
      const name = plain.slice(plain.search(/[«“]/) + 1, plain.search(/[»”]/));
      await page.locator("#pricing input[value=eternal]").check();
      expect(await chat(page)).toBe(plain.replace(name, `${name} (${text(code, "plans.eternal")})`));
      await page.locator("#pricing input[value=annual]").check();
      expect(await chat(page)).toBe(plain);

      await page.goto(`/${code}/apps/serial?app=daftar&plan=personal&period=monthly`);
      await ready(page);
      const chosen = `(${name} · ${text(code, "plans.personal")} · ${text(code, "plans.monthly")})`;
      await expect.poll(() => chat(page)).toContain(chosen);
      expect((await chat(page)).length).toBeLessThan(300);
      await page.locator("select[name=plan]").selectOption("smallBusinesses");
      expect(await chat(page)).toContain(text(code, "plans.smallBusinesses"));
    });

    test("a question about an app arrives with the app named", async ({ page }) => {
      await page.goto(`/${code}/apps/raff`);
      await ready(page);
      const name = (await page.locator("h1").textContent()) ?? "";
      await page.locator("main a[href$='/contact?app=raff']").first().click();
      await page.waitForURL(`**/${code}/contact?app=raff`);
      await expect(page.locator("textarea[name=message]")).toHaveValue(
        text(code, "contact.opening.app", { app: name.trim() }),
      );
      await page.goto(`/${code}/contact?app=%3Cb%3E`);
      await ready(page);
      await expect(page.locator("textarea[name=message]")).toHaveValue("");
    });

    test("what is coming is named, with its day where the content gives one", async ({ page }) => {
      await page.clock.setFixedTime(new Date("2027-04-07T19:29:00Z"));
      await page.goto(`/${code}/utils/coming-soon?app=raff`);
      const name = (await page.locator("select[name=app] option[value=raff]").textContent()) ?? "";
      await expect(page.locator("h1")).toHaveText(text(code, "comingSoon.named", { app: name }));
      expect(await page.title()).toContain(name);
      await expect(page.locator("select[name=app]")).toHaveValue("raff");
      await expect(page.getByRole("timer")).toHaveText(REMAINING[code] ?? "");

      await page.clock.setFixedTime(new Date("2027-04-09T21:00:00Z"));
      await page.reload();
      await expect(page.locator("h1")).toHaveText(text(code, "comingSoon.named", { app: name }));
      await expect(page.getByRole("timer")).toBeHidden();

      for (const query of ["", "?app=nothing", "?app=__proto__"]) {
        await page.goto(`/${code}/utils/coming-soon${query}`);
        await ready(page);
        await expect(page.locator("h1"), query).not.toContainText(name);
        await expect(page.locator("meta[name=robots]"), query).toHaveAttribute("content", "noindex");
      }
    });
  });
}
