/** What came in: a message sent to the site is found in the editor, noted, assigned, answered, exported and deleted. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { postContact, type ServerProcess, startServer } from "#harness/server.ts";
import { startSmtp, type TestSmtp } from "#harness/smtp.ts";
import { DIST_DIR } from "#harness/visited-server.ts";
import { AXE, violations } from "#tests/e2e/support/axe.ts";
import { expect } from "#tests/e2e/support/fixture.ts";
import { ONLY_IN_TEST_ALL } from "#tests/e2e/support/test-all.ts";
import { type RunningEditor, test } from "./editor.ts";

test.describe.configure({ mode: "serial", timeout: 120_000 });

const texts = {
  ar: JSON.parse(readFileSync("editor/texts/ar.json", "utf8")).ui,
  en: JSON.parse(readFileSync("editor/texts/en.json", "utf8")).ui,
};
const ar = texts.ar.submissions;

let editor: RunningEditor;
let smtp: TestSmtp;
let server: ServerProcess;
let reference = "";
test.beforeAll(async ({ editor: running }) => {
  editor = running;
  smtp = await startSmtp();
});
test.afterAll(async () => {
  await server?.end("SIGTERM");
  await smtp?.stop();
});
test.beforeEach(async ({ context, errors }) => {
  await context.addCookies(editor.cookies);
  errors.allow(new RegExp(`^third party: (?:blob:)?${editor.address}/`));
});

async function open(page: Page, query = "") {
  await page.goto(`${editor.address}/#/submissions${query}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}
const rows = (page: Page) => page.getByRole("list", { name: ar.list }).getByRole("link");
const openOne = async (page: Page) => {
  await open(page, `/${reference}`);
  await expect(page.getByRole("form", { name: ar.handling.title })).toBeVisible();
};

test("there is no store before the site has run", async ({ page }) => {
  await open(page);
  await expect(page.getByText(ar.none)).toBeVisible();
  server = await startServer({
    env: {
      ...{ DIST_DIR, DATA_DIR: editor.dataDir, LOG_LEVEL: "info" },
      ...{ SMTP_URL: smtp.url, MAIL_FROM: "robot@site.example", MAIL_TO: "team@site.example" },
    },
  });
  const posted = await postContact(server.url, { email: "salma@example.com" });
  reference = posted.reference ?? "";
  await postContact(server.url, { email: "khalid@example.com" });
  await smtp.until(4);
  await page.getByRole("button", { name: texts.ar.app.retry }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.locator("#rail .badge[data-some]").first()).toContainText("2");
});

test("it is found by filters that stand in the address", async ({ page }) => {
  await open(page);
  await page.getByRole("searchbox", { name: ar.filters.text }).fill("salma@example.com");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(reference);
  await page.locator(".submission-states label", { hasText: ar.states.spam }).click();
  await expect(page.getByText(ar.nothing)).toBeVisible();
  expect(new URLSearchParams(page.url().split("?")[1]).get("state")).toBe("spam");
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await rows(page).press("Enter");
  await expect(page.getByText("رسالة من عشرة أحرف وأكثر")).toBeVisible();
  await page.getByRole("link", { name: ar.one.back }).click();
  await expect(page.getByRole("searchbox", { name: ar.filters.text })).toHaveValue("salma@example.com");
});

test("it is noted and assigned; whoever saves second sees the other's version and keeps their own", async ({
  page,
  context,
  errors,
}) => {
  errors.allow(/409/);
  await openOne(page);
  const second = await context.newPage();
  await openOne(second);
  await page.getByLabel(ar.handling.assignee, { exact: true }).fill("هدى");
  await page.getByLabel(ar.handling.note, { exact: true }).fill("اتصلت بها");
  await page.getByRole("button", { name: ar.handling.save, exact: true }).click();
  await expect(page.getByText(ar.handling.saved, { exact: true })).toBeVisible();

  await second.getByLabel(ar.handling.note, { exact: true }).fill("ملاحظة أخرى");
  await second.getByRole("button", { name: ar.handling.save, exact: true }).click();
  const conflict = second.getByRole("alert");
  await expect(conflict).toContainText("اتصلت بها");
  await expect(second.getByLabel(ar.handling.note, { exact: true })).toHaveValue("ملاحظة أخرى");
  await conflict.getByRole("button", { name: ar.conflict.takeTheirs }).click();
  await expect(second.getByLabel(ar.handling.note, { exact: true })).toHaveValue("اتصلت بها");
  await expect(second.getByLabel(ar.handling.assignee, { exact: true })).toHaveValue("هدى");
});

test("it is answered by a mail with its reference, below the confirmation, and is done", async ({ page }) => {
  await openOne(page);
  await page.getByLabel(ar.reply.label, { exact: true }).fill("أهلًا سلمى\nنتصل بك غدًا.");
  await page.getByRole("button", { name: ar.reply.send }).click();
  await expect(page.locator(".reply")).toContainText("نتصل بك غدًا.");
  await expect(page.locator("header .submission-state")).toHaveText(ar.states.answered);
  await smtp.until(5);
  const mail = smtp.mails.at(-1);
  const confirmation = smtp.mails.find(
    ({ envelopeTo, subject }) => envelopeTo.includes("salma@example.com") && subject?.includes(reference),
  );
  expect(mail?.envelopeTo).toEqual(["salma@example.com"]);
  expect(mail?.subject).toContain(reference);
  expect(mail?.inReplyTo).toBe(confirmation?.messageId);
  expect(mail?.text).toContain("أهلًا سلمى\nنتصل بك غدًا.");
  await expect(page.locator(".reply .mail-state")).toContainText(ar.mails.sent);

  await page.locator(".state-choice", { hasText: ar.states.done }).click();
  await page.getByRole("button", { name: ar.handling.save, exact: true }).click();
  await expect(page.locator("header .submission-state")).toHaveText(ar.states.done);
});

test("a reply that the mail server refuses says why, and is sent again", async ({ page }) => {
  smtp.refuse({ code: 550, text: "no such mailbox" });
  await openOne(page);
  await page.getByLabel(ar.reply.label, { exact: true }).fill("مرة أخرى");
  await page.getByRole("button", { name: ar.reply.send }).click();
  const state = page.locator(".reply").nth(1).locator(".mail-state");
  await expect(state).toContainText("no such mailbox");
  smtp.refuse(null);
  await page.getByRole("button", { name: ar.delivery.retry }).click();
  await expect(state).toContainText(ar.mails.sent);
  expect(smtp.mails.at(-1)?.text).toContain("مرة أخرى");
});

test("it is exported, and deleted with all of that person once the address was typed", async ({ page }) => {
  await open(page);
  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: ar.export }).click(),
  ]);
  const table = readFileSync(await csv.path(), "utf8");
  expect(table).toContain("salma@example.com");
  expect(table).toContain("اتصلت بها");

  await openOne(page);
  const [json] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: ar.person.export }).click(),
  ]);
  const person = JSON.parse(readFileSync(await json.path(), "utf8"));
  expect(person.submissions).toMatchObject([{ reference, note: "اتصلت بها", replies: [{}, {}] }]);

  await page.getByRole("button", { name: ar.person.delete }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  await dialog.getByRole("textbox").fill("khalid@example.com");
  await dialog.getByRole("button", { name: ar.forget.confirm }).click();
  await expect(dialog.getByText(ar.forget.wrong)).toBeVisible();
  await dialog.getByRole("textbox").fill("Salma@example.com");
  await dialog.getByRole("button", { name: ar.forget.confirm }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).not.toContainText(reference);
});

for (const [language, width, colorScheme, when] of [
  ["ar", 390, "light", ONLY_IN_TEST_ALL],
  ["ar", 1440, "dark", {}],
  ["en", 1440, "light", ONLY_IN_TEST_ALL],
] as const)
  test(`nothing is in the way of anybody: ${language}, ${width} px, ${colorScheme}`, when, async ({ page }) => {
    const t = texts[language].submissions;
    await page.addInitScript(AXE);
    await page.addInitScript((code) => localStorage.setItem("editor-language", code), language);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await open(page);
    const row = page.getByRole("list", { name: t.list }).getByRole("link");
    await expect(row).toHaveCount(1);
    const look = async () => {
      expect(await violations(page)).toEqual([]);
      const [scrolled, shown] = await page.locator("#main").evaluate((main) => [main.scrollWidth, main.clientWidth]);
      expect(scrolled).toBe(shown);
    };
    await look();
    await row.click();
    await expect(page.getByRole("form", { name: t.handling.title })).toBeVisible();
    await look();
  });
