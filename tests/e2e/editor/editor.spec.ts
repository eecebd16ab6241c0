/** Staff at work: what they change in the browser stands in the files and on the page; what breaks a rule does not. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { fingerprintOf } from "#build/content/untranslated.ts";
import { AXE, violations } from "#tests/e2e/support/axe.ts";
import { expect } from "#tests/e2e/support/fixture.ts";
import { ONLY_IN_TEST_ALL, TEST_ALL } from "#tests/e2e/support/test-all.ts";
import { enterEditor, openPlace, type RunningEditor, test } from "./editor.ts";

test.describe.configure({ mode: "serial", timeout: 120_000 });

const words = (language: string) => JSON.parse(readFileSync(`editor/texts/${language}.json`, "utf8"));
const ar = words("ar");

let editor: RunningEditor;
test.beforeAll(({ editor: running }) => {
  editor = running;
  editor.restoreContent();
});
test.beforeEach(({ context, errors }) => enterEditor(editor, { context, errors }));

const open = (page: Page, place: string) => openPlace(editor, page, place);
const field = (page: Page, path: string) => page.locator(`[id="at-${path}"]`);
const saveState = (page: Page) => page.locator(".save-state");
const beside = (page: Page) => page.frameLocator(".preview iframe");
const file = (name: string) => readFileSync(join(editor.contentDir, name), "utf8");

async function save(page: Page) {
  await page.keyboard.press("ControlOrMeta+s");
  await expect(saveState(page)).toHaveAttribute("data-state", "done");
}

async function publish(page: Page) {
  await page.getByRole("button", { name: ar.ui.save.publish, exact: true }).click();
  await expect(saveState(page)).toContainText(ar.ui.save.done);
}

test("its address opens it once: another browser sees why, and nothing else", async ({ page, context, errors }) => {
  errors.allow(/401/);
  await context.clearCookies();
  await page.addInitScript(AXE);
  await page.goto(editor.oneTimeAddress);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ar.ui.signIn.notOpened);
  await expect(page.getByRole("main")).toContainText("npm run edit");
  await page.getByRole("combobox").selectOption("en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("en").ui.signIn.notOpened);
  expect(await violations(page)).toEqual([]);
});

test("an Arabic title changes one line of its file, and the page beside it", async ({ page }) => {
  await open(page, "posts/how-we-estimate");
  const title = field(page, "title.ar");
  await expect(title).toHaveAttribute("dir", "rtl");
  await expect(title).toHaveAttribute("lang", "ar");
  await expect(saveState(page)).toHaveAttribute("data-state", "unchanged");
  await title.fill("كيف نقدّر المشاريع: مدى صادق");
  await expect(saveState(page)).toHaveAttribute("data-state", "unsaved");
  await save(page);
  expect(editor.changedLines("blog/how-we-estimate/post.json")).toEqual(['"ar": "كيف نقدّر المشاريع: مدى صادق",']);
  await expect(beside(page).getByRole("heading", { level: 1 })).toContainText("مدى صادق", { timeout: 60_000 });
});

test("a price changes one line of its file, and the plan on the page", ONLY_IN_TEST_ALL, async ({ page }) => {
  await open(page, "apps/daftar?at=plans.1.prices.monthly");
  const price = field(page, "plans.1.prices.monthly");
  await expect(price).toBeFocused();
  await price.fill("31.5");
  await page.getByRole("button", { name: new RegExp(`^${ar.ui.save.button} Ctrl`) }).click();
  await expect(saveState(page)).toHaveAttribute("data-state", "done");
  expect(editor.changedLines("apps/daftar/app.json")).toEqual(['"monthly": 31.5,']);
  await expect(beside(page).locator("body")).toContainText("31.5", { timeout: 60_000 });
});

test("a change of the company stands on the page beside it", ONLY_IN_TEST_ALL, async ({ page }) => {
  await open(page, "site/file?at=brand.tagline.ar");
  await field(page, "brand.tagline.ar").fill("شركة برمجيات للتجربة");
  await save(page);
  expect(editor.changedLines("site.json")).toEqual(['"ar": "شركة برمجيات للتجربة",']);
  await expect(beside(page).locator("body")).toContainText("شركة برمجيات للتجربة", { timeout: 60_000 });
});

// After the change above: the site's server must still notice new files.
test("a new post stands in the blog", ONLY_IN_TEST_ALL, async ({ page, errors }) => {
  // The site beside it learns of the new file a moment later.
  errors.allow(/\b404\b.*\/ar\/bloger\/written-in-a-browser/);
  await open(page, "posts");
  await page.getByRole("button", { name: ar.ui.kind.new }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(ar.ui.new.name).fill("مقال كُتب في المتصفح");
  const name = dialog.getByLabel(ar.ui.new.id);
  await expect(name).toHaveValue("mqal-ktb-fy-almtsfh");
  await name.fill("مقال");
  await page.getByRole("button", { name: ar.ui.new.create }).click();
  await expect(dialog.getByRole("alert")).toContainText(ar.ui.new.badId);
  await name.fill("written-in-a-browser");
  await page.getByRole("button", { name: ar.ui.new.create }).click();
  await expect(field(page, "title.ar")).toHaveValue("مقال كُتب في المتصفح");

  await field(page, "category").selectOption("practice");
  await field(page, "tags.0").selectOption("planning");
  await field(page, "author").selectOption("dana-suleiman");
  for (const [path, value] of Object.entries({
    "title.en": "A post written in a browser",
    "seoTitle.ar": "مقال كُتب في المتصفح",
    "seoTitle.en": "A post written in a browser",
    "summary.ar": "نكتب هذا المقال في محرّر المحتوى لنرى أنه يصل إلى الملفات وإلى صفحة المدوّنة كما هو، بلا خطوة أخرى.",
    "summary.en":
      "We write this post in the content editor to see it reach the files and the blog as it is, with no other step.",
    "@text.ar": "فقرة أولى.\n\n## عنوان\n\nفقرة ثانية.",
    "@text.en": "A first paragraph.\n\n## Heading\n\nA second paragraph.",
  }))
    await field(page, path).fill(value);
  expect(existsSync(join(editor.contentDir, "blog/written-in-a-browser"))).toBe(false);
  await publish(page);
  expect(JSON.parse(file("blog/written-in-a-browser/post.json"))).toMatchObject({ author: "dana-suleiman" });
  expect(file("blog/written-in-a-browser/ar.md")).toContain("## عنوان");
  await expect(beside(page).getByRole("heading", { level: 1 })).toContainText("في المتصفح", { timeout: 60_000 });

  const blog = await page.context().newPage();
  await blog.goto(`${editor.siteAddress}/en/bloger`);
  await expect(blog.getByRole("link", { name: "A post written in a browser" }).first()).toBeVisible();
});

test("a half-done article is kept as a draft in Arabic alone, and published once it is complete", async ({
  page,
  errors,
}) => {
  errors.allow(/\b(?:404|422)\b/);
  const address = `${editor.siteAddress}/ar/bloger/half-done`;
  await open(page, "posts");
  await page.getByRole("button", { name: ar.ui.kind.new }).click();
  await page.getByRole("dialog").getByLabel(ar.ui.new.name).fill("مقال لم يكتمل بعد");
  const summary = "نكتب نصف هذا المقال اليوم ونصفه غدًا، ونرى ما بقي منه قبل أن ينشره المحرّر على الموقع.";
  await page.getByRole("dialog").getByLabel(ar.ui.new.summary).fill(summary);
  await page.getByRole("dialog").getByLabel(ar.ui.new.id).fill("half-done");
  await page.getByRole("button", { name: ar.ui.new.create }).click();
  await expect(field(page, "summary.ar")).toHaveValue(summary);
  await field(page, "seoTitle.ar").fill("مقال لم يكتمل بعد");
  await field(page, "@text.ar").fill("فقرة أولى.");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(saveState(page)).toContainText(ar.ui.save.ofDraft.done);
  expect(file("drafts/blog/half-done/ar.md")).toBe("فقرة أولى.\n");

  // What is missing is listed, each place leads to its field, and nothing is marked as wrong.
  const notice = page.locator(".draft-notice");
  await expect(notice.getByRole("link", { name: `${ar.fields.summary} (English)` })).toBeVisible();
  await expect(notice.getByRole("link", { name: `${ar.fields.summary} (العربية)` })).toHaveCount(0);
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
  await notice.getByRole("link", { name: ar.fields.author }).click();
  await expect(field(page, "author")).toBeFocused();

  // It is not on the site, and the editor says so.
  expect((await page.request.get(address)).status()).toBe(404);
  await open(page, "posts");
  const row = page.getByRole("main").getByRole("link", { name: "مقال لم يكتمل بعد" });
  await expect(row).toContainText(ar.ui.states.draft);
  await open(page, "");
  await page.getByRole("main").getByRole("link", { name: "مقال لم يكتمل بعد" }).click();

  // Too early, it is refused at the fields, and stays a draft.
  await page.getByRole("button", { name: ar.ui.save.publish, exact: true }).click();
  await expect(page.locator(".error-summary").getByRole("heading")).toBeFocused();
  await expect(field(page, "title.en")).toHaveAttribute("aria-invalid", "true");
  expect(existsSync(join(editor.contentDir, "blog/half-done"))).toBe(false);

  await field(page, "category").selectOption("practice");
  await field(page, "tags.0").selectOption("planning");
  await field(page, "author").selectOption("dana-suleiman");
  await field(page, "title.en").fill("A post that was half done");
  await field(page, "seoTitle.en").fill("A post that was half done");
  await field(page, "summary.en").fill(
    "We write half of this post today and half of it tomorrow, and see what is left before it is published.",
  );
  await field(page, "@text.en").fill("A first paragraph.");
  await publish(page);
  expect(existsSync(join(editor.contentDir, "drafts/blog/half-done"))).toBe(false);
  await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 60_000 }).toBe(200);
});

test("a change of a published entry is kept beside it, and can be thrown away", ONLY_IN_TEST_ALL, async ({ page }) => {
  await open(page, "team/huda-salim");
  const before = file("team/huda-salim.json");
  await field(page, "role.en").fill("");
  await page.getByRole("button", { name: ar.ui.save.asDraft }).click();
  await expect(saveState(page)).toContainText(ar.ui.save.ofDraft.done);
  await expect(page.locator(".draft-notice")).toContainText(ar.ui.draft.change);
  expect(file("team/huda-salim.json")).toBe(before);
  await page.reload();
  await expect(field(page, "role.en")).toHaveValue("");
  await page.getByRole("button", { name: ar.ui.entry.deleteDraft }).click();
  await page.getByRole("dialog").getByRole("button", { name: ar.ui.delete.confirm, exact: true }).click();
  await expect(field(page, "role.en")).not.toHaveValue("");
  await expect(page.locator(".draft-notice")).toHaveCount(0);
  expect(file("team/huda-salim.json")).toBe(before);
});

test(
  "a text is seen in the site's own style, and its tools write what they say",
  ONLY_IN_TEST_ALL,
  async ({ page }) => {
    await open(page, "posts/how-we-estimate");
    const text = field(page, "@text.ar");
    await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 11));
    const written = page.locator(".markdown").first();
    await written.getByRole("button", { name: ar.ui.markdown.bold }).click();
    await expect(text).toHaveValue(/^\*\*«متى ينتهي؟\*\*/);
    await written.getByRole("radio", { name: ar.ui.markdown.preview, exact: true }).check();
    const shown = page.frameLocator(".markdown-preview");
    await expect(shown.locator(".prose strong").first()).toHaveText("«متى ينتهي؟");
    await expect(shown.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(shown.locator(".prose h2").first()).toHaveCSS("font-family", /^"?Site Arabic/);
    await page.getByRole("button", { name: ar.ui.entry.discard }).click();
    await page.getByRole("dialog").getByRole("button", { name: ar.ui.discard.confirm }).click();
    await expect(saveState(page)).toHaveAttribute("data-state", "unchanged");
  },
);

test(
  "a picture comes from the writer's machine, goes where the cursor is, and stands on the page",
  ONLY_IN_TEST_ALL,
  async ({ page, errors }) => {
    errors.allow(/\b422\b/);
    await open(page, "posts/lifetime-licences");
    const text = field(page, "@text.ar");
    await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 0));
    await page.locator(".markdown").first().getByRole("button", { name: ar.ui.markdown.pictures }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(ar.ui.pictures.none);
    const upload = (name: string, buffer: Buffer) =>
      dialog.locator("input[type=file]").setInputFiles({ name, mimeType: "", buffer });
    await upload(
      "flow.svg",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>'),
    );
    await expect(dialog.getByRole("alert")).toContainText(ar.errors.pictureHarmful);

    const teal = { create: { width: 800, height: 450, channels: 3, background: "teal" } } as const;
    await upload("IMG_2034.PNG", await sharp(teal).png().toBuffer());
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    await dialog.getByRole("button", { name: "img-2034.png" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(text).toHaveValue(/^!\[\]\(\.\/img-2034\.png\)/);
    // Without a description it is refused; the cursor stands where it is written.
    await page.keyboard.press("ControlOrMeta+s");
    await expect(page.locator(".error-summary")).toContainText("img-2034.png");
    await text.focus();
    await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 2));
    await page.keyboard.insertText("رصيف فارغ");
    await save(page);
    const shown = beside(page).locator(".prose img").first();
    await expect(shown).toHaveAttribute("alt", "رصيف فارغ", { timeout: 60_000 });
    // The view beside may load once more, and pictures are loaded when they come into view.
    await expect(async () => {
      await shown.scrollIntoViewIfNeeded();
      expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }).toPass({ timeout: 60_000 });
  },
);

test(
  "a cover is uploaded at its field, needs a description in every language, and is seen at its focus",
  ONLY_IN_TEST_ALL,
  async ({ page, errors }) => {
    errors.allow(/\b(?:409|422)\b/);
    await open(page, "posts/lifetime-licences?at=cover");
    const cover = page.locator("[data-path='cover']");
    await field(page, "cover").click();
    const dialog = page.getByRole("dialog");
    const upload = (name: string, buffer: Buffer) =>
      dialog.locator(".upload-place input").setInputFiles({ name, mimeType: "", buffer });
    await upload("IMG_7.HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"));
    await expect(dialog.getByRole("alert")).toContainText("HEIC");
    const teal = { create: { width: 3000, height: 2000, channels: 3, background: "teal" } } as const;
    await upload("Quay at noon.jpg", await sharp(teal).jpeg().toBuffer());

    // One that nobody has described asks for it at once; the draft may wait, publishing may not.
    await expect(dialog.getByRole("heading", { name: "quay-at-noon" })).toBeVisible();
    await expect(dialog).toContainText("2560 × 1707");
    await dialog.getByRole("button", { name: ar.ui.dialog.close }).first().click();
    await page.keyboard.press("ControlOrMeta+s");
    await expect(page.locator(".error-summary").getByRole("listitem")).toHaveCount(2);
    await cover.getByRole("button", { name: ar.ui.pictures.edit }).click();
    await dialog.getByRole("textbox", { name: "العربية" }).fill("صورة");
    await expect(dialog).toContainText(ar.ui.pictures.placeholder);
    await dialog.getByRole("textbox", { name: "العربية" }).fill("رصيف فارغ عند الظهيرة");
    await dialog.getByRole("textbox", { name: "English" }).fill("An empty quay at noon");
    await dialog.getByRole("slider").first().press("ArrowLeft");
    await dialog.getByRole("button", { name: ar.ui.save.button, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    expect(JSON.parse(file("pictures/quay-at-noon.json"))).toMatchObject({ focusPoint: { x: 45, y: 50 } });
    await save(page);
    const shown = beside(page).locator("img.article-photo").first();
    await expect(shown).toHaveAttribute("alt", "رصيف فارغ عند الظهيرة", { timeout: 60_000 });
    await expect(shown).toHaveCSS("object-position", "45% 50%");

    // The page of pictures knows who shows it, and deletes it only when nobody does.
    await open(page, "pictures/quay-at-noon");
    await expect(dialog.getByRole("link", { name: "الترخيص الدائم: كيف نربح منه ولا نندم" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: ar.ui.delete.confirm })).toHaveCount(0);
    await dialog.getByRole("link").first().click();
    await cover.getByRole("button", { name: ar.ui.pictures.remove }).click();
    await save(page);
    await open(page, "pictures/quay-at-noon");
    await dialog.getByRole("button", { name: ar.ui.delete.confirm }).click();
    await dialog.getByRole("button", { name: ar.ui.delete.confirm }).click();
    await expect(page.locator(".picture-card", { hasText: "رصيف فارغ" })).toHaveCount(0);
    expect(existsSync(join(editor.contentDir, "pictures/quay-at-noon.jpg"))).toBe(false);
  },
);

test(
  "an earlier version is read word by word, brought back, and the bringing back undone",
  ONLY_IN_TEST_ALL,
  async ({ page }) => {
    await open(page, "team/tariq-mansour");
    const role = field(page, "role.en");
    const before = await role.inputValue();
    await role.fill("Harbour master of everything");
    await save(page);
    await page.getByRole("button", { name: ar.ui.history.open, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("ins").first()).toBeVisible();
    await expect(dialog.locator(".change-words").last()).toHaveText("Harbour master of everything");
    await expect(dialog.locator(".change-words").last()).toHaveAttribute("dir", "ltr");
    await dialog.getByRole("radio", { name: ar.ui.history.events.found }).check({ force: true });
    await dialog.getByRole("button", { name: ar.ui.history.bringBack }).click();
    await expect(role).toHaveValue(before);
    await expect(saveState(page)).toHaveAttribute("data-state", "unsaved");
    await page.getByRole("button", { name: ar.ui.history.undo, exact: true }).click();
    await expect(role).toHaveValue("Harbour master of everything");
    await role.fill(before);
    await save(page);
    expect(editor.changedLines("team/tariq-mansour.json")).toEqual([]);
  },
);

test("what breaks a rule is refused at its field, and nothing typed is lost", async ({ page, errors }) => {
  errors.allow(/\b422\b/);
  await open(page, "posts/lifetime-licences");
  const before = file("blog/lifetime-licences/post.json");
  await field(page, "title.en").fill("Short");
  await field(page, "summary.ar").fill("ملخّص قصير");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(saveState(page)).toHaveAttribute("data-state", "refused");
  await expect(field(page, "title.en")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "title.en")).toHaveValue("Short");
  expect(file("blog/lifetime-licences/post.json")).toBe(before);

  const summary = page.locator(".error-summary");
  await expect(summary.getByRole("heading")).toBeFocused();
  await expect(summary.getByRole("listitem")).toHaveCount(2);
  await summary.getByRole("link", { name: ar.fields.summary }).click();
  await expect(field(page, "summary.ar")).toBeFocused();

  // A window that is closed, a machine that stops: the words are offered again.
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: ar.ui.unsaved.restore }).click();
  await expect(field(page, "title.en")).toHaveValue("Short");
  await field(page, "title.en").fill("Lifetime licences, once more");
  await field(page, "summary.ar").fill(
    "لماذا نبيع ترخيصًا دائمًا، وكيف نموّل التحديثات بعده، وما الذي نعد به العميل وما لا نعد به.",
  );
  await save(page);
  expect(editor.changedLines("blog/lifetime-licences/post.json")).toHaveLength(2);
});

test("what somebody else saved meanwhile is shown before it is overwritten", async ({ page, errors }) => {
  errors.allow(/\b409\b/);
  await open(page, "team/huda-salim");
  await field(page, "focus.en").fill("Keeps every release calm, and says no to what cannot be tested.");
  const member = JSON.parse(file("team/huda-salim.json"));
  const theirs = { ...member, since: member.since + 1 };
  writeFileSync(join(editor.contentDir, "team/huda-salim.json"), `${JSON.stringify(theirs, null, 2)}\n`);
  await page.keyboard.press("ControlOrMeta+s");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(ar.ui.conflict.title);
  await expect(dialog).toContainText(String(theirs.since));
  await dialog.getByRole("button", { name: ar.ui.conflict.keepMine }).click();
  await expect(saveState(page)).toHaveAttribute("data-state", "done");
  const saved = JSON.parse(file("team/huda-salim.json"));
  expect(saved.since).toBe(member.since);
  expect(saved.focus.en).toContain("Keeps every release calm");
});

test("what others refer to is not deleted, and the warning leads to them", ONLY_IN_TEST_ALL, async ({ page }) => {
  await open(page, "team/dana-suleiman");
  await page.getByRole("button", { name: ar.ui.entry.delete }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "مقال كُتب في المتصفح" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: ar.ui.delete.confirm, exact: true })).toHaveCount(0);
  await dialog.getByRole("link", { name: "مقال كُتب في المتصفح" }).click();
  await expect(field(page, "author")).toBeFocused();

  await page.getByRole("button", { name: ar.ui.entry.delete }).click();
  await dialog.getByRole("button", { name: ar.ui.delete.confirm, exact: true }).click();
  await expect(page).toHaveURL(/#\/posts$/);
  expect(existsSync(join(editor.contentDir, "blog/written-in-a-browser"))).toBe(false);

  // Deleted is not lost.
  await open(page, "deleted");
  await page.getByRole("button", { name: `${ar.ui.deleted.bringBack}: مقال كُتب في المتصفح` }).click();
  await expect(field(page, "title.ar")).toHaveValue("مقال كُتب في المتصفح");
  await expect(page.locator(".draft-notice")).toContainText(ar.ui.draft.complete);
  await page.getByRole("button", { name: ar.ui.entry.deleteDraft }).click();
  await dialog.getByRole("button", { name: ar.ui.delete.confirm, exact: true }).click();
  await expect(page).toHaveURL(/#\/posts$/);
});

test("nobody leaves unsaved changes unasked", async ({ page }) => {
  await open(page, "services/mobile");
  const before = file("services/mobile.json");
  await field(page, "order").fill("7");
  await page.getByRole("navigation").getByRole("link", { name: ar.kinds.team }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: ar.ui.leave.stay }).click();
  await expect(field(page, "order")).toHaveValue("7");
  await expect(page).toHaveURL(/#\/services\/mobile$/);

  const asked = page.waitForEvent("dialog");
  const leaving = page.reload();
  expect((await asked).type()).toBe("beforeunload");
  await (await asked).accept();
  await leaving;
  await page.getByRole("button", { name: ar.ui.unsaved.restore }).click();
  await page.goBack();
  await dialog.getByRole("button", { name: ar.ui.leave.leave }).click();
  expect(file("services/mobile.json")).toBe(before);
  await page.goto(`${editor.address}/#/services/mobile`);
  await expect(field(page, "order")).not.toHaveValue("7");
  await expect(page.getByRole("button", { name: ar.ui.unsaved.restore })).toHaveCount(0);

  // Who saves and goes on at once has decided: the way is free as soon as it is saved.
  const saving = Promise.withResolvers<void>();
  await page.route("**/api/entries/services/mobile", async (route) => {
    await saving.promise;
    await route.continue();
  });
  await field(page, "order").fill("7");
  await page.keyboard.press("ControlOrMeta+s");
  await page.getByRole("navigation").getByRole("link", { name: ar.kinds.team }).click();
  await expect(dialog).toBeVisible();
  saving.resolve();
  await expect(page).toHaveURL(/#\/team$/);
  await expect(dialog).toHaveCount(0);
  editor.write("services/mobile.json", before);
});

test("another page begins at its top", async ({ page }) => {
  await open(page, "posts");
  const scrolled = () => page.locator("#main").evaluate((main) => main.scrollTop);
  await page.getByRole("main").getByRole("listitem").last().scrollIntoViewIfNeeded();
  expect(await scrolled()).toBeGreaterThan(0);
  await page.getByRole("navigation").getByRole("link", { name: ar.kinds.screens }).click();
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeInViewport();
  expect(await scrolled()).toBe(0);
});

test("rows are added, moved and put back by keys", async ({ page }) => {
  await open(page, "posts/pre-launch-list");
  const rows = page.locator("[data-path='tags'] .row select");
  const first = await rows.first().inputValue();
  await page.locator("[data-path='tags']").getByRole("button", { name: ar.ui.list.add, exact: true }).press("Enter");
  const added = rows.last();
  await expect(added).toBeFocused();
  await added.selectOption("planning");
  await page.locator("[data-path='tags'] [data-move=up]").last().press("Enter");
  await expect(page.locator("[data-path='tags'] [data-move=up]").nth((await rows.count()) - 2)).toBeFocused();
  await page.locator("[data-path='tags'] .row").last().getByRole("button").last().press("Enter");
  await page.getByRole("button", { name: ar.ui.list.restore }).press("Enter");
  await expect(rows.first()).toHaveValue(first === "planning" ? "planning" : first);
  await page.getByRole("button", { name: ar.ui.entry.discard }).click();
  await page.getByRole("dialog").getByRole("button", { name: ar.ui.discard.confirm }).click();
});

test("what lacks a translation is listed, and each line opens its field", async ({ page }) => {
  const path = join(editor.contentDir, "team/tariq-mansour.json");
  const member = JSON.parse(readFileSync(path, "utf8"));
  writeFileSync(path, `${JSON.stringify({ ...member, role: { ...member.role, en: "" } }, null, 2)}\n`);
  await open(page, "missing");
  const line = page.getByRole("main").getByRole("link", { name: ar.fields.role });
  await expect(line).toHaveCount(1);
  await expect(page.getByRole("navigation").locator(".badge[data-some]")).toHaveText("1");
  await line.click();
  await expect(field(page, "role.en")).toBeFocused();
  await field(page, "role.en").fill(member.role.en);
  await save(page);
  await open(page, "missing");
  await expect(page.getByText(ar.ui.missing.none)).toBeVisible();
});

test(
  "a text that was copied from another language is opened, translated or confirmed",
  ONLY_IN_TEST_ALL,
  async ({ page }) => {
    const path = (file: string) => join(editor.contentDir, file);
    const copied = "Chief of everything";
    for (const file of ["team/huda-salim.json", "team/tariq-mansour.json"]) {
      const member = JSON.parse(readFileSync(path(file), "utf8"));
      writeFileSync(path(file), `${JSON.stringify({ ...member, role: { ...member.role, en: copied } }, null, 2)}\n`);
    }
    const name = JSON.parse(readFileSync(path("team/huda-salim.json"), "utf8")).name.en;
    const marks = { en: { from: "ar", texts: [copied, name].map(fingerprintOf) } };
    writeFileSync(path("untranslated.json"), JSON.stringify(marks));

    await open(page, "missing");
    const main = page.getByRole("main");
    const lines = main.getByRole("link", { name: copied });
    await expect(lines).toHaveCount(2);
    await lines.first().click();
    await expect(field(page, "role.en")).toBeFocused();
    await field(page, "role.en").fill("Director");
    await save(page);

    await open(page, "missing");
    await expect(lines).toHaveCount(1);
    const confirm = (text: string) => main.getByRole("button", { name: `${ar.ui.missing.confirm}: ${text}` });
    await confirm(name).click();
    await expect(main.getByRole("link", { name })).toHaveCount(0);
    await confirm(copied).press("Enter");
    await expect(page.getByText(ar.ui.missing.none)).toBeVisible();
    await expect(main).toBeFocused();
    expect(readFileSync(path("untranslated.json"), "utf8")).toBe("{}\n");
  },
);

test("a word is found in all texts, and leads to its field", async ({ page }) => {
  await open(page, "");
  const rail = page.getByRole("navigation");
  await rail.getByLabel(ar.ui.rail.search).fill("the harbour");
  const found = rail
    .locator("section")
    .getByRole("link", { name: /harbour/i })
    .first();
  await found.click();
  await expect(page.locator(":is(input, textarea):focus")).toHaveValue(/harbour/i);
});

/** An overview, a list, a draft, pictures, and a form with fields of every sort. */
const PLACES = ["", "apps", "apps/begun", "pictures", "apps/daftar?at=features.0.evidence.title.ar"];
const MORE_PLACES = ["posts", "missing", "deleted", "pictures/arabic-search", "posts/how-we-estimate", "site/file"];

for (const { language, theme, width, when } of [
  { language: "ar", theme: "light", width: 1440, when: {} },
  { language: "en", theme: "dark", width: 390, when: ONLY_IN_TEST_ALL },
])
  test(`every page can be used by all: ${language}, ${theme}, ${width} px`, when, async ({ page, errors }) => {
    errors.allow(/\b422\b/);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(AXE);
    await page.addInitScript(
      ([code, isDark]) => {
        if (location.protocol !== "http:") return;
        localStorage.setItem("editor-language", code);
        localStorage.setItem("editor-dark", isDark);
        localStorage.setItem("editor-preview", "closed");
      },
      [language, String(theme === "dark")] as const,
    );
    // The first of these tests begins it; for the second it is there.
    const begun = { id: "begun", name: "تطبيق بدأناه", locale: "ar" };
    await page.request.post(`${editor.address}/api/drafts/apps`, { data: begun });
    for (const place of TEST_ALL ? [...PLACES, ...MORE_PLACES] : PLACES) {
      await page.goto("about:blank");
      await open(page, place);
      expect(await violations(page), place).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, place).toBe(0);
    }
    await open(page, "team/tariq-mansour");
    await page.getByRole("button", { name: words(language).ui.history.open, exact: true }).click();
    await expect(page.getByRole("dialog").locator(".changes")).toBeVisible();
    expect(await violations(page), "a history").toEqual([]);
    await open(page, "posts");
    await page.getByRole("button", { name: words(language).ui.kind.new }).click();
    await page.getByRole("dialog").getByRole("textbox").first().press("Enter");
    await expect(page.getByRole("dialog").getByRole("alert").first()).toBeVisible();
    expect(await violations(page), "a new entry").toEqual([]);
    await page.keyboard.press("Escape");
    await open(page, "posts/how-we-estimate");
    await field(page, "title.ar").fill("قصير");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(page.locator(".error-summary")).toBeVisible();
    expect(await violations(page), "a refusal").toEqual([]);
  });
