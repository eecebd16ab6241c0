/** Reading without a network, on the site's own service worker. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { CACHE_PREFIX, WORKER_ADDRESS } from "#domain/offline.ts";
import { languages, manifest, otherLanguage, text } from "./addresses.ts";
import { expect, test } from "./fixture.ts";
import { ready } from "./geometry.ts";
import { ask } from "./http.ts";
import { BASE_URL, DIST_DIR } from "./place.ts";
import { headerFaults } from "./security.ts";
import { startServer } from "./servers.ts";

test.use({ serviceWorkers: "allow" });
/** Without a network the browser says so wherever it can. */
test.beforeEach(({ faults }) => faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|\b503\b|third party/));

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const offlinePage = (page: Page) => page.locator("[data-offline-page]");
const footerLink = (page: Page, path: string) => page.locator(`footer .footer-group a[href$='${path}']`);

/** Addresses of everything the device has kept, with the name of the cache that keeps it. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: { name: string; address: string; status: number }[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const answer = await (await caches.open(name)).match(request);
        found.push({ name, address: new URL(request.url).pathname, status: answer?.status ?? 0 });
      }
    return found;
  });

const keptAddresses = async (page: Page) => (await kept(page)).map(({ address }) => address);

/** Opens a page and waits until the worker has kept it, and what goes with its language. */
async function settle(page: Page, address: string, ahead: string) {
  await page.goto(address);
  await ready(page);
  await expect.poll(() => keptAddresses(page), { timeout: 60_000 }).toContain(ahead);
}

for (const { code, dir } of languages)
  test.describe(code, () => {
    const last = `/${code}/social-media-generator`;

    test("what was read opens without a network, by link and by reload; the rest says what does", async ({
      page,
      context,
    }) => {
      await settle(page, `/${code}/about`, last);
      const about = await heading(page).textContent();
      await footerLink(page, "/contact").click();
      await expect(page).toHaveURL(`/${code}/contact`);
      await expect.poll(() => keptAddresses(page)).toContain(`/${code}/contact`);
      await context.setOffline(true);

      await footerLink(page, "/about").click();
      await expect(heading(page)).toHaveText(about ?? "");
      await page.reload();
      await expect(heading(page)).toHaveText(about ?? "");
      await page.goto(`/${code}/contact?service=mobile`);
      await ready(page);
      await expect(page.locator("input[name=service][value=mobile]")).toBeChecked();

      await footerLink(page, "/about/team").click();
      await expect(page).toHaveURL(`/${code}/about/team`);
      await expect(offlinePage(page)).toBeVisible();
    });
  });
