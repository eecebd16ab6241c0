/** The page by keyboard. (visits.spec.ts reads it with larger text.) */
import type { Page } from "@playwright/test";
import { languages } from "#harness/addresses.ts";
import { pageTypes } from "#harness/page-types.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ready } from "#tests/e2e/support/geometry.ts";
import { ONLY_IN_TEST_ALL } from "#tests/e2e/support/test-all.ts";

/** The kinds of pages with controls of their own, and when they are gone through. */
const KINDS: Record<string, object> = {
  about: {},
  apps: {},
  contact: {},
  faq: ONLY_IN_TEST_ALL,
  post: ONLY_IN_TEST_ALL,
};

type Stop = { name: string; x: number; outlined: boolean; covered: string | null; inHeader: boolean };

/** The element focus is on: where it is, whether that can be seen, and whether something lies over it. */
function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    // What focus changes has been drawn two frames later, transitions of no length included.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const box = element.getBoundingClientRect();
    const hasOutline = (target: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(target, part);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    // A link that covers its card outlines the card: by a part of its own, or by the card.
    const cards: Element[] = [];
    for (let card = element.parentElement; card && cards.length < 5; card = card.parentElement) cards.push(card);
    const outlined =
      hasOutline(element) ||
      hasOutline(element, "::after") ||
      hasOutline(element, "::before") ||
      cards.some((card) => hasOutline(card));
    const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
    const y = box.top + Math.min(box.height / 2, 20);
    const over = document.elementFromPoint(x, y);
    const covered = over && !element.contains(over) && !over.contains(element) ? over.outerHTML.slice(0, 80) : null;
    return {
      name: element.outerHTML.slice(0, 100),
      x: box.left,
      outlined,
      covered: over === null ? "outside the window" : covered,
      inHeader: element.closest("header.site-header") !== null,
    };
  });
}

for (const { code, dir } of languages) {
  test(`in ${code} focus goes through the header in reading order`, async ({ page }) => {
    await page.goto(`/${code}/about`);
    await ready(page);
    const starts: number[] = [];
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press("Tab");
      const stop = await focused(page);
      if (stop?.inHeader) starts.push(stop.x);
      else if (starts.length > 0) break;
    }
    expect(starts.length).toBeGreaterThan(8);
    expect(starts).toEqual([...starts].sort((a, b) => (dir === "rtl" ? b - a : a - b)));
  });

  for (const { kind, path } of pageTypes.filter(({ kind: name }) => name in KINDS))
    test(
      `in ${code} every stop of ${kind} is seen: outlined, and under nothing`,
      KINDS[kind] ?? {},
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.setViewportSize({ width: 1280, height: 700 });
        await page.goto(`/${code}${path}`);
        await ready(page);
        const seen: string[] = [];
        // Down the page, and up again, where a fixed header could cover them.
        for (const key of ["Tab", "Shift+Tab"]) {
          if (key === "Shift+Tab") await page.locator("footer a").last().focus();
          for (let step = 0; step < 45; step += 1) {
            await page.keyboard.press(key);
            const stop = await focused(page);
            if (!stop) break;
            seen.push(stop.name);
            expect.soft(stop.outlined, `outline: ${stop.name}`).toBe(true);
            expect.soft(stop.covered, `covered: ${stop.name}`).toBeNull();
          }
        }
        expect(seen.length).toBeGreaterThan(20);
      },
    );

  test(`in ${code} the main controls are large enough for a thumb`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/${code}/about`);
    await ready(page);
    await page.locator("header button[command=show-modal]").click();
    await expect(page.locator("dialog.drawer")).toBeVisible();
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          "header button, dialog.drawer :is(button, a:not(.brand-link)), a.chat-button, footer summary",
        ),
      ]
        .filter((control) => control.checkVisibility())
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 40 || Math.max(box.width, box.height) < 44)
        .map(({ control, box }) => `${control.outerHTML.slice(0, 80)}: ${box.width} × ${box.height}`),
    );
    expect(small).toEqual([]);
  });
}
