/** People of a hosted editor: invited, signed in with a second factor, managed, and let in again. */
import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { totpCode } from "#harness/totp.ts";
import { BASE_URL } from "#harness/visited-server.ts";
import { AXE, violations } from "#tests/e2e/support/axe.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ONLY_IN_TEST_ALL } from "#tests/e2e/support/test-all.ts";
import { type HostedEditor, startHostedEditor } from "./hosted-editor.ts";

test.describe.configure({ mode: "serial", timeout: 120_000 });

const words = (language: string) => JSON.parse(readFileSync(`editor/texts/${language}.json`, "utf8")).ui;
const [ar, en] = [words("ar"), words("en")];
const OWNER = { email: "salma@example.com", name: "سلمى", password: "four words of a password" };
const WRITER = { email: "huda@example.com", name: "Huda", password: "six other words of a password" };

let editor: HostedEditor;
let ownerSecret = "";
test.beforeAll(async () => {
  editor = await startHostedEditor();
});
test.afterAll(() => editor?.stop());
test.beforeEach(async ({ page, errors }) => {
  errors.allow(new RegExp(`^third party: ${editor.address}/`));
  // A stranger's first request is refused: so the page knows that it has to ask who they are.
  errors.allow(/401.*\/api\/content/);
  await page.addInitScript(AXE);
});

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** A code that was entered is not taken a second time by people: they wait for the next one, and so does nobody here. */
async function enterCode(page: Page, secret: string, button: string) {
  await page.locator("#code").fill(totpCode(secret));
  await press(page, button);
}

async function signIn(page: Page, { email, password }: typeof OWNER) {
  await page.goto(editor.address);
  await page.locator("#email").fill(email);
  await page.locator("#password").fill(password);
  await press(page, ar.signIn.submit);
}

async function anotherBrowser(browser: Browser) {
  const context = await browser.newContext();
  return { context, page: await context.newPage() };
}

/** In the browser: a request as the editor's own page makes it. */
const posting = async (path: string) =>
  (await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: "{}" })).status;

test("a stranger sees the sign-in alone, in both languages and themes, and nothing of it on the site", async ({
  page,
  request,
}) => {
  await page.goto(`${editor.address}/#/posts/how-we-estimate`);
  await expect(title(page)).toHaveText(ar.signIn.title);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("combobox").selectOption("en");
  await expect(title(page)).toHaveText(en.signIn.title);
  expect(await violations(page)).toEqual([]);
  for (const path of ["content", "people", "submissions", "publish", "publish/changes", "entries/apps/daftar"])
    expect([path, (await request.get(`${editor.address}/api/${path}`)).status()]).toEqual([path, 401]);
  const html = await (await request.get(editor.address)).text();
  const [asset = ""] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
  expect((await request.get(`${editor.address}${asset}`)).status()).toBe(200);
  for (const path of [asset, "/api/content", "/api/sign-in", "/api/people", "/editor"])
    expect([path, (await request.get(`${BASE_URL}${path}`)).status()]).toEqual([path, 404]);
});

test("the first owner is invited by a command, and enters with a password and a telephone", async ({
  page,
  errors,
}) => {
  errors.allow(/422|401.*sign-in/);
  expect(editor.people("invite", OWNER.email, "--role", "owner")).toContain("in the queue");
  const { link, mail } = await editor.linkInMail(1);
  expect(mail.envelopeTo).toEqual([OWNER.email]);
  expect(mail.html).toContain('dir="rtl"');
  await page.goto(link);
  await expect(title(page)).toHaveText(ar.signIn.inviteTitle);
  await expect(page.getByRole("main")).toContainText(OWNER.email);
  await page.locator("#name").fill(OWNER.name);
  await page.locator("#password").fill("short");
  await press(page, ar.signIn.inviteSubmit);
  await expect(page.locator("#password")).toHaveAttribute("aria-invalid", "true");
  await page.locator("#password").fill(OWNER.password);
  await press(page, ar.signIn.inviteSubmit);

  await expect(title(page)).toHaveText(ar.signIn.setUpTitle);
  await expect(page.getByRole("img", { name: ar.signIn.qr })).toBeVisible();
  await expect(page.locator(".backup-codes li")).toHaveCount(10);
  expect(await violations(page)).toEqual([]);
  ownerSecret = (await page.locator("[data-secret]").getAttribute("data-secret")) ?? "";
  await press(page, ar.signIn.setUpSubmit);
  await expect(page.getByText(ar.signIn.backupKeptEmpty)).toBeVisible();
  await page.getByRole("checkbox").check();
  await page.locator("#code").fill("000000");
  await press(page, ar.signIn.setUpSubmit);
  await expect(page.locator("#code")).toHaveAttribute("aria-invalid", "true");
  await enterCode(page, ownerSecret, ar.signIn.setUpSubmit);
  await expect(page.locator(".rail")).toBeVisible();
  expect(page.url()).toBe(`${editor.address}/#/`);

  // The link is used up.
  await page.goto(link);
  await page.reload();
  await expect(title(page)).toHaveText(ar.signIn.linkGone);
});

test("an owner signs in, invites a writer and cannot leave the site without an owner", async ({
  page,
  browser,
  errors,
}) => {
  errors.allow(/401.*sign-in|409/);
  await signIn(page, { ...OWNER, password: "not the password" });
  await expect(page.locator("#password")).toHaveAttribute("aria-invalid", "true");
  await signIn(page, OWNER);
  await expect(title(page)).toHaveText(ar.signIn.codeTitle);
  expect(await violations(page)).toEqual([]);
  await enterCode(page, ownerSecret, ar.signIn.codeSubmit);
  await page.getByRole("link", { name: ar.people.title }).click();
  await expect(title(page)).toHaveText(ar.people.title);
  await expect(page.getByText(OWNER.email)).toBeVisible();

  await press(page, ar.people.invite);
  await page.locator("#invite-email").fill(WRITER.email);
  await page.locator("#invite-email").press("Enter");
  await expect(page.getByRole("dialog")).toContainText(WRITER.email);
  await page.keyboard.press("Escape");
  const { link } = await editor.linkInMail(2);
  const other = await anotherBrowser(browser);
  await other.page.goto(link);
  await other.page.locator("#name").fill(WRITER.name);
  await other.page.locator("#password").fill(WRITER.password);
  await press(other.page, ar.signIn.inviteSubmit);
  const secret = (await other.page.locator("[data-secret]").getAttribute("data-secret")) ?? "";
  await other.page.getByRole("checkbox").check();
  await enterCode(other.page, secret, ar.signIn.setUpSubmit);
  // A writer reads and writes, and neither sees nor reaches the people.
  await expect(other.page.locator(".rail")).toBeVisible();
  await expect(other.page.getByRole("link", { name: ar.people.title })).toHaveCount(0);
  expect((await other.context.request.get(`${editor.address}/api/people`)).status()).toBe(403);
  // Nor do they publish, by the page or past it.
  await expect(other.page.getByRole("link", { name: ar.publish.button })).toHaveCount(0);
  await other.page.goto(`${editor.address}/#/publish`);
  await expect(other.page.getByText(ar.publish.notYours, { exact: true })).toBeVisible();
  for (const path of ["publish", "publish/undo", "publish/cancel"])
    expect([path, await other.page.evaluate(posting, `/api/${path}`)]).toEqual([path, 403]);
  // There are no pages beside the form, and no button for them.
  await other.page.goto(`${editor.address}/#/apps/daftar`);
  await expect(other.page.locator('[id="at-summary.ar"]')).toBeVisible();
  await expect(other.page.getByRole("button", { name: ar.preview.show, exact: true })).toHaveCount(0);
  await expect(other.page.getByRole("complementary", { name: ar.preview.title })).toHaveCount(0);

  await page.reload();
  const role = page.getByRole("combobox", { name: ar.people.role.replace("{name}", OWNER.name) });
  await role.selectOption("writer");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(role).toHaveValue("owner");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: `${ar.people.remove}: ${WRITER.name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: ar.people.remove, exact: true }).click();
  await expect(page.getByText(WRITER.email)).toHaveCount(0);
  expect((await other.context.request.get(`${editor.address}/api/content`)).status()).toBe(401);
  await other.context.close();

  await press(page, ar.signIn.out);
  await expect(title(page)).toHaveText(ar.signIn.title);
});

test("a forgotten password is replaced by a link from a mail", ONLY_IN_TEST_ALL, async ({ page, errors }) => {
  errors.allow(/401.*sign-in/);
  await page.goto(editor.address);
  for (const email of ["nobody@example.com", OWNER.email]) {
    await press(page, ar.signIn.forgot);
    await page.locator("#email").fill(email);
    await press(page, ar.signIn.forgotSubmit);
    await expect(page.getByRole("status")).toContainText(ar.signIn.forgotDone);
    await press(page, ar.signIn.back);
  }
  const { link, mail } = await editor.linkInMail(3);
  expect(mail.envelopeTo).toEqual([OWNER.email]);
  await page.goto(link);
  await page.reload();
  await expect(title(page)).toHaveText(ar.signIn.resetTitle);
  const password = "a password that is not forgotten";
  await page.locator("#password").fill(password);
  await press(page, ar.signIn.resetSubmit);
  await expect(page.getByRole("status")).toContainText(ar.signIn.resetDone);
  await press(page, ar.signIn.title);
  await signIn(page, OWNER);
  await expect(page.locator("#password")).toHaveAttribute("aria-invalid", "true");
  await signIn(page, { ...OWNER, password });
  await enterCode(page, ownerSecret, ar.signIn.codeSubmit);
  await expect(page.locator(".rail")).toBeVisible();
});
