/** The owner shapes the site: sections, menu, services and colours, each in the editor alone. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { AXE, violations } from "#tests/e2e/support/axe.ts";
import { expect } from "#tests/e2e/support/fixture.ts";
import { ONLY_IN_TEST_ALL } from "#tests/e2e/support/test-all.ts";
import { enterEditor, openPlace, type RunningEditor, test } from "./editor.ts";

test.describe.configure({ mode: "serial", timeout: 120_000 });

const ar = JSON.parse(readFileSync("editor/texts/ar.json", "utf8"));

let editor: RunningEditor;
test.beforeAll(({ editor: running }) => {
  editor = running;
  editor.restoreContent();
});
test.beforeEach(({ context, errors }) => enterEditor(editor, { context, errors }));

const open = (page: Page, place: string) => openPlace(editor, page, place);
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

test("a colour is chosen, with the contrast of what is made from it", ONLY_IN_TEST_ALL, async ({ page }) => {
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

test(
  "the plain look is chosen, and the page beside it follows by itself, in the chosen colour",
  ONLY_IN_TEST_ALL,
  async ({ page }) => {
    await open(page, "site/file?at=theme");
    const site = page.frameLocator(".preview iframe");
    const edge = site.locator(".hero-edge");
    await expect(edge).toHaveClass(/has-divider/);
    await page.locator('[id="at-theme"]').selectOption("plain");
    await save(page);
    // All pictures are drawn anew, while other visits run.
    await expect(edge).toHaveClass(/(?:^|\s)divider\b/, { timeout: 60_000 });
    await expect(site.getByRole("heading", { level: 1 })).toContainText(json("site.json").brand.headline.ar[0]);
    await expect(site.locator("html")).toHaveCSS("--color-primary", /\b164\b/);
  },
);

test(
  "the name is set in the type of headings, and the former drawing brought back",
  ONLY_IN_TEST_ALL,
  async ({ page, errors }) => {
    errors.allow(/\b422\b/);
    await open(page, "pictures");
    const drawing = () => readFileSync(join(editor.contentDir, "logo/en.svg"), "utf8");
    const before = drawing();
    const card = page.locator(".picture-card", { hasText: "en.svg" });
    const harmful = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';
    await card
      .locator("input[type=file]")
      .setInputFiles({ name: "logo.svg", mimeType: "", buffer: Buffer.from(harmful) });
    await expect(card.getByRole("alert").first()).toBeVisible();
    expect(drawing()).toBe(before);

    await card.getByRole("button", { name: ar.ui.pictures.setInType }).click();
    await expect(card.getByRole("status")).toHaveText(ar.ui.pictures.replaced);
    expect(drawing()).not.toBe(before);
    await card.getByRole("button", { name: ar.ui.pictures.bringBack }).click();
    await expect.poll(drawing).toBe(before);
  },
);

test(
  "a service that others lead to is not hidden, and each of them is a link",
  ONLY_IN_TEST_ALL,
  async ({ page, errors }) => {
    errors.allow(/\b422\b/);
    await open(page, "services/desktop");
    await page.getByRole("checkbox", { name: ar.fields.hidden }).check();
    await page.keyboard.press("ControlOrMeta+s");
    const summary = page.locator(".error-summary");
    await expect(summary.getByRole("link").first()).toBeVisible();
    expect(json("services/desktop.json").hidden).not.toBe(true);
  },
);

test("a service that nobody leads to is removed, and comes back from what was deleted", async ({ page, errors }) => {
  // The site beside it learns of the new file a moment later.
  errors.allow(/\b404\b.*\/ar\/services\/kiosk/);
  const service = { ...json("services/desktop.json"), id: "kiosk", order: 9, title: { ar: "أكشاك", en: "Kiosks" } };
  service.seo.title = { ar: "أكشاك للمتاجر", en: "Kiosks for shops" };
  for (const [locale, words] of Object.entries<string>(service.seo.description))
    service.seo.description[locale] = words.replaceAll(/\p{L}+$|\p{L}+\.$/gu, "2");
  editor.write("services/kiosk.json", JSON.stringify(service));
  await open(page, "services/kiosk");
  await page.getByRole("button", { name: ar.ui.entry.delete, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: ar.ui.delete.confirm, exact: true }).click();
  await expect(page).toHaveURL(/#\/services$/);
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Kiosks" })).toHaveCount(0);
  expect(existsSync(join(editor.contentDir, "services/kiosk.json"))).toBe(false);
  await open(page, "deleted");
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "أكشاك" })).toBeVisible();
});

test("an article of a later day says so, in its form and in its list", async ({ page }) => {
  await open(page, "posts/e-invoicing-without-pain");
  await page.locator('[id="at-publishedOn"]').fill("2099-01-05");
  await expect(page.locator(".entry-head")).toContainText("2099");
  await save(page);
  await open(page, "posts");
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "E-invoicing without pain" });
  await expect(row).toContainText(ar.ui.states.scheduled);
});

/** As long as any of the texts of an app must be, and may be. */
const WORDS = { ar: "نصّ كتبه صاحب الشركة لتطبيق جديد", en: "Words of the owner for their new app." };
const LONGER = {
  ar: "يحسب هذا التطبيق أجور العاملين كلّ شهر ويرسل إليهم كشوفهم، ويعرض على المالك ما دُفع وما بقي.",
  en: "This app counts what each worker earns in a month, sends the slips, and shows what is paid and what is left.",
};

/** Opens every group and row of a step, and those within. */
async function unfold(step: Locator) {
  const folded = step.locator("details:not([open]) > summary");
  while ((await folded.count()) > 0)
    await folded.evaluateAll((all: HTMLElement[]) => {
      for (const summary of all) summary.click();
    });
}

/** Fills the fields of a step that are still empty: as given by their path, else with what their rules ask for. */
async function fillEmpty(step: Locator, given: Readonly<Record<string, string>>) {
  for (const [path, value] of Object.entries(given)) {
    const field = step.locator(`[id="at-${path}"]`);
    if (await field.count()) await field.fill(value);
  }
  // A screen is a drawing or a photograph; a build without an address is offered on request.
  for (const select of await step.locator('select[id^="at-"]').all())
    if ((await select.inputValue()) === "" && !/screens/.test((await select.getAttribute("id")) ?? ""))
      await select.selectOption({ index: 1 });
  for (const input of await step.locator(':is(input:not([type]), input[type=text], textarea)[id^="at-"]').all()) {
    const id = (await input.getAttribute("id")) ?? "";
    if ((await input.inputValue()) !== "" || id.endsWith(".url")) continue;
    const locale = id.endsWith(".ar") ? "ar" : "en";
    if (/seo\.description|summary/.test(id)) await input.fill(LONGER[locale]);
    else if (/version/.test(id)) await input.fill("1.0.0");
    else if (/languages/.test(id)) await input.fill("ar");
    else await input.fill(WORDS[locale]);
  }
}

test(
  "a new app from the short form has its own screenshots and words on its page",
  ONLY_IN_TEST_ALL,
  async ({ page, errors }) => {
    // The site beside it learns of the new files a moment later.
    errors.allow(/\b404\b.*\/ar\/apps\/ujoor/);
    await open(page, "apps");
    await page.getByRole("button", { name: ar.ui.kind.new }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(ar.ui.new.name).fill("أجور");
    await dialog.getByLabel(ar.ui.new.summary).fill(LONGER.ar);
    await dialog.getByLabel(ar.ui.new.id).fill("ujoor");
    await page.getByRole("button", { name: ar.ui.new.create }).click();
    await expect(page.locator('[id="at-name.ar"]')).toHaveValue("أجور");

    const alt = { ar: "كشف أجور شهر آذار", en: "The pay slips of March" };
    const pixels = { create: { width: 390, height: 844, channels: 3, background: "seagreen" } } as const;
    const buffer = await sharp(pixels).png().toBuffer();
    const given = { "name.en": "Ujoor", "summary.en": LONGER.en, fileSizeMb: "12", "builds.0.fileSizeMb": "12" };
    // One step stands open at a time.
    for (const step of await page.locator("main .form-step").all()) {
      if ((await step.getAttribute("open")) === null) await step.locator("> summary").click();
      await expect(step.locator("> .fold-body")).toBeVisible();
      await unfold(step);
      const photo = step.locator('[id="at-screens.0.photo"]');
      if (await photo.count()) {
        await photo.click();
        const upload = { name: "Slips.png", mimeType: "image/png", buffer };
        await dialog.locator(".upload-place input").setInputFiles(upload);
        await dialog.getByRole("textbox", { name: "العربية" }).fill(alt.ar);
        await dialog.getByRole("textbox", { name: "English" }).fill(alt.en);
        await dialog.getByRole("button", { name: ar.ui.save.button, exact: true }).click();
        await expect(dialog).toHaveCount(0);
      }
      await fillEmpty(step, given);
    }
    await page.getByRole("button", { name: ar.ui.save.publish, exact: true }).click();
    await expect(page.locator(".save-state")).toContainText(ar.ui.save.done);
    const site = page.frameLocator(".preview iframe");
    await expect(site.getByRole("heading", { level: 1 })).toContainText("أجور");
    await expect(site.getByRole("img", { name: alt.ar }).first()).toBeAttached();
    // Nobody has downloaded it, no feature is drawn and its store is empty: nothing says so.
    const messages = json("messages/ar.json");
    await expect(site.locator("main")).not.toContainText(messages.apps.downloads);
    await expect(site.getByRole("heading", { name: messages.apps.features.more })).toHaveCount(0);
    await expect(site.locator("#app-store")).toHaveCount(0);
    await page.locator(".preview").getByRole("radio", { name: "English" }).check({ force: true });
    await expect(site.locator("main")).toContainText(LONGER.en);
    await expect(site.getByRole("img", { name: alt.en }).first()).toBeAttached();
  },
);
