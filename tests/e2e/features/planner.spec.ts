/** Planning a project: choices stretch the schedule, the address carries the plan, the letter arrives written. */

import type { Page } from "@playwright/test";
import { languages, otherLanguage, text } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ready } from "#tests/e2e/support/geometry.ts";

/** A Monday, at noon in Riyadh. */
const NOW = new Date("2026-11-16T09:00:00Z");
const PLAN = "size=large&platforms=ios+android+watch&languages=ar+en+fr&integrations=payment+maps&start=2027-01-08";

const planner = (page: Page) => page.locator(".planner");
const durations = (page: Page) => planner(page).locator(".schedule-duration").allTextContents();
/** Figures alone: the words around them are another test's. Arabic says one and two weeks in words. */
const weeks = async (page: Page) =>
  (await durations(page)).map((text) => text.replace("من أسبوع إلى أسبوعين", "1–2").replace(/[^\d–]/g, ""));
const message = (page: Page) => page.locator("textarea[name=message]");
const dateIn = (formatting: string, date: string) =>
  new Intl.DateTimeFormat(formatting, { dateStyle: "long", timeZone: "UTC" })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/[\u200e\u200f]/g, "");

test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

for (const { code, formatting } of languages) {
  test.describe(code, () => {
    test("choices stretch the published schedule, and the address carries them", async ({ page }) => {
      await page.goto(`/${code}/services/mobile`);
      await ready(page);
      expect(await weeks(page)).toEqual(["1–2", "1–3", "4–8", "1–2", ""]);
      // The first touch wakes it, and counts.
      await planner(page).locator("input[value=large]").click();
      await expect.poll(() => weeks(page)).toEqual(["1–2", "2–5", "6–12", "2–3", ""]);
      await planner(page).locator("input[value=payment]").check();
      await planner(page).locator("input[value=watch]").check();
      await expect.poll(() => weeks(page)).toEqual(["1–2", "2–5", "8–16", "3–4", ""]);
      await planner(page).locator("input[name=start]").fill("2027-01-08");
      // A Friday: work starts on the Saturday, and launch is fourteen weeks of six days later at the earliest.
      const summary = planner(page).locator(".planner-total");
      for (const date of ["2027-01-09", "2027-04-15", "2027-07-15"])
        await expect(summary).toContainText(dateIn(formatting, date));
      await expect(planner(page).locator(".schedule-dates")).toHaveCount(5);
      expect(new URL(page.url()).search).toBe(
        "?size=large&platforms=ios+android+watch&languages=ar+en&integrations=payment&start=2027-01-08",
      );
    });

    test("on a phone the weeks stay in view while one chooses, and lead to the schedule", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${code}/services/mobile`);
      await ready(page);
      await planner(page).locator(".planner-head").scrollIntoViewIfNeeded();
      await planner(page).locator("input[value=large]").click();
      const soFar = planner(page).locator(".planner-so-far");
      await expect(soFar).toContainText("11–22");
      await expect(soFar).toBeInViewport({ ratio: 1 });
      await expect(planner(page).locator(".planner-total")).not.toBeInViewport();
      await soFar.click();
      await expect(planner(page).locator(".schedule-step").first()).toBeInViewport();
      expect(new URL(page.url()).searchParams.get("size")).toBe("large");
    });

    test("a shared plan opens as it was, also in the other language, and no hostile one does", async ({ page }) => {
      const other = otherLanguage(code);
      await page.goto(`/${code}/services/mobile?${PLAN}&utm_source=x`);
      await expect.poll(() => weeks(page)).toEqual(["1–2", "2–5", "9–16", "3–5", ""]);
      await expect(planner(page).locator("input[value=fr]")).toBeChecked();
      await expect(planner(page).locator("input[name=start]")).toHaveValue("2027-01-08");
      expect(page.url()).toContain("utm_source=x");
      await page
        .locator(`.site-header a[data-language=${other.code}]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForURL(`**/${other.code}/services/mobile?*`);
      await expect.poll(() => weeks(page)).toEqual(["1–2", "2–5", "9–16", "3–5", ""]);
      await expect(planner(page).locator(".planner-total")).toContainText(dateIn(other.formatting, "2027-07-22"));

      await page.goto(`/${code}/services/mobile?size=%3Cimg+src%3Dx%3E&platforms=__proto__&start=0000-99-99`);
      await expect(planner(page)).toHaveAttribute("data-planned", "");
      expect(await weeks(page)).toEqual(["1–2", "1–3", "4–8", "1–2", ""]);
    });

    test("a day that is over is refused in words", async ({ page }) => {
      await page.goto(`/${code}/services/website`);
      await ready(page);
      await planner(page).locator("input[name=start]").fill("2026-11-15");
      await expect(planner(page).locator("#plan-start-error")).toHaveText(text(code, "planner.startError"));
      await expect(planner(page).locator(".schedule-dates")).toHaveCount(0);
    });

    test("a plan is sent by the contact form, which asks for nothing twice", async ({ page }) => {
      await page.goto(`/${code}/services/mobile?${PLAN}`);
      await expect(planner(page)).toHaveAttribute("data-planned", "");
      await planner(page)
        .getByRole("link", { name: text(code, "planner.send") })
        .click();
      await page.waitForURL(`**/${code}/contact?service=mobile&size=large*`);
      await expect(page.locator("input[name=service][value=mobile]")).toBeChecked();
      await expect(message(page)).toHaveValue(new RegExp(`/${code}/services/mobile\\?size=large`));
      const letter = await message(page).inputValue();
      for (const date of ["2027-01-09", "2027-04-22", "2027-07-22"]) expect(letter).toContain(dateIn(formatting, date));
      expect(letter).not.toMatch(/[{}\u200e\u200f]|undefined/);

      // What somebody wrote stays, whatever the next link asks for.
      await message(page).focus();
      await expect(page.locator("astro-island", { has: page.locator("form.form") })).not.toHaveAttribute("ssr");
      await message(page).fill("My own words");
      await page.goto(`/${code}/contact?app=raff`);
      await expect(page.locator("astro-island", { has: page.locator("form.form") })).not.toHaveAttribute("ssr");
      await expect(message(page)).toHaveValue("My own words");
    });

    test("is one page on paper, and the published schedule without script", async ({ page, browser }) => {
      await page.goto(`/${code}/services/mobile?${PLAN}`);
      await expect(planner(page)).toHaveAttribute("data-planned", "");
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("h1")).toBeHidden();
      await expect(planner(page).locator(".planner-choices")).toBeHidden();
      await expect(planner(page).locator(".planner-total")).toBeVisible();

      const plain = await browser.newPage({ javaScriptEnabled: false });
      await plain.goto(`${new URL(page.url()).origin}/${code}/services/mobile`);
      expect(await weeks(plain)).toEqual(["1–2", "1–3", "4–8", "1–2", ""]);
      await expect(planner(plain).locator("input").first()).toBeHidden();
      await expect(planner(plain).getByRole("link", { name: text(code, "planner.send") })).toBeVisible();
      await expect(planner(plain)).toContainText(text(code, "planner.estimate"));
      await plain.close();
    });

    test("is reached from the home page's schedule, and keeps its choices from service to service", async ({
      page,
    }) => {
      await page.goto(`/${code}`);
      await ready(page);
      await page.locator(`#process a[href='/${code}/services/desktop#plan']`).click();
      await page.waitForURL(`**/${code}/services/desktop#plan`);
      await planner(page).locator("input[value=accounting]").click();
      await expect(page).toHaveURL(/integrations=accounting/);
      await planner(page).locator(`a[href*='/services/website']`).click();
      await page.waitForURL(`**/${code}/services/website?*`);
      await expect(planner(page).locator("input[value=accounting]")).toBeChecked();
      await expect(planner(page).locator("[aria-current=page]")).toHaveCount(1);
    });
  });
}
