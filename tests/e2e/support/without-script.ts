import type { Page } from "@playwright/test";
import { expect, type PageProblems } from "./fixture.ts";

/** A page without JavaScript: it reads, and nothing covers it. */
export async function expectReadable(page: Page, errors: PageProblems, address: string) {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const shown = () =>
    page.evaluate(() => {
      const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
      return {
        heading: isShown("h1"),
        preloader: isShown(".preloader"),
        offline: isShown("#offline-banner"),
        words: isShown("main p"),
      };
    });
  // A busy machine may not have applied the styles yet.
  await expect.soft
    .poll(shown, { message: address })
    .toEqual({ heading: true, preloader: false, offline: false, words: true });
  expect.soft(errors.list(), address).toEqual([]);
}
