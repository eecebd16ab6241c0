/** The owner shapes the site: sections, menu, services and colours, each in the editor alone. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { AXE, violations } from "#tests/e2e/support/axe.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { type RunningEditor, startEditor } from "./editor.ts";

test.describe.configure({ mode: "serial", timeout: 120_000 });

const ar = JSON.parse(readFileSync("editor/texts/ar.json", "utf8"));

let editor: RunningEditor;
test.beforeAll(async ({ browser }) => {
  editor = await startEditor(browser);
});
test.afterAll(() => editor?.stop());
test.beforeEach(async ({ context, errors }) => {
  await context.addCookies(editor.cookies);
  const ours = [editor.address, editor.siteAddress].map((address) => new URL(address).port).join("|");
  errors.allow(new RegExp(`^third party: http://127\\.0\\.0\\.1:(?:${ours})/`));
  errors.allow(/Blocked autofocusing/);
});

async function open(page: Page, place: string) {
  await page.goto(`${editor.address}/#/${place}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}
const json = (name: string) => JSON.parse(readFileSync(join(editor.contentDir, name), "utf8"));

async function save(page: Page) {
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.locator(".save-state")).toHaveAttribute("data-state", "done");
}

test("a section of home is hidden and moved, and leaves the menu", async ({ page }) => {
  await open(page, "home/file");
  const rows = page.locator('[data-path="order"] > ol > li');
  await expect(rows).toHaveCount(11);
  await rows.nth(6).locator("summary").click();
  await rows.nth(6).getByRole("checkbox", { name: ar.fields.hidden }).check();
  await expect(rows.nth(6).locator("summary")).toContainText(ar.ui.states.hidden);
  await rows.nth(10).locator("[data-move=up]").click();
  await save(page);
  const { order } = json("home.json");
  expect(order[6]).toEqual({ section: "testimonials", hidden: true });
  expect(order.slice(9)).toEqual([{ section: "contact" }, { section: "faq" }]);
  const site = page.frameLocator(".preview iframe");
  await expect(site.locator("#contact ~ #questions")).toBeAttached({ timeout: 60_000 });
  await expect(site.locator("#testimonials, a[data-section=testimonials]")).toHaveCount(0);
});

test("an item is added to the menu, and needs a target", async ({ page, errors }) => {
  errors.allow(/422/);
  await open(page, "navigation/file");
  await page.locator('[data-path="menu"]').getByRole("button", { name: ar.ui.list.add, exact: true }).click();
  const added = page.locator('[data-path="menu.6"]');
  await added.locator("summary").click();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.locator(".save-state")).toHaveAttribute("data-state", "refused");
  await added.locator('[id="at-menu.6.page"]').selectOption("faq");
  await added.locator('[id="at-menu.6.icon"]').selectOption("info");
  await save(page);
  expect(json("navigation.json").menu[6]).toEqual({ to: "page", page: "faq", icon: "info" });
});

test("services are put in another order in their list, by keys", async ({ page }) => {
  await open(page, "services");
  const first = page.locator("main ol > li").first();
  const name = await first.locator(".font-strong").first().textContent();
  await first.locator("[data-move=down]").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main ol > li").nth(1)).toContainText(name ?? "");
  await expect(page.locator("main ol > li").nth(1).locator("[data-move=down]")).toBeFocused();
});

test("a colour is chosen, with the contrast of what is made from it", async ({ page }) => {
  await page.addInitScript(AXE);
  await open(page, "site/file?at=colors.primary");
  const code = page.getByLabel(ar.ui.color.code.replace("{field}", ar.fields.primary));
  await code.fill("#0a7f5a");
  const rows = page.locator("[data-readable]");
  await expect(rows).toHaveCount(3);
  await expect(page.locator("[data-readable=false]")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await save(page);
  expect(json("site.json").colors.primary).toEqual({ hue: 164, chroma: 0.11 });
  await page.goto(`${editor.address}/#/sample`);
  await expect(page.getByRole("status").filter({ hasText: /\d/ })).toBeVisible();
  await expect(page.locator('a[href*="colors.primary"]')).toHaveCount(0);
  await page.locator('a[href*="contact.email"]').click();
  await expect(page.locator('[id="at-contact.email"]')).toBeFocused();
});
