/** Publishing as staff see it: what will change in words, what to mend, the new site beside the old one, and the way back. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type ServerProcess, startServer } from "#harness/server.ts";
import { unusedPort } from "#server/network/unused-port.ts";
import { AXE, violations } from "#tests/e2e/support/axe.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ONLY_IN_TEST_ALL } from "#tests/e2e/support/test-all.ts";
import { enterEditor, type RunningEditor, startEditor } from "./editor.ts";

test.describe.configure({ mode: "serial", timeout: 120_000 });

const ar = JSON.parse(readFileSync("editor/texts/ar.json", "utf8"));
const { publish: texts } = ar.ui;
/** A whole build, on a machine that does other things as well. */
const BUILD_MS = 900_000;

let editor: RunningEditor;
let port: number;
let server: ServerProcess | undefined;
test.beforeAll(async ({ browser }) => {
  port = await unusedPort();
  editor = await startEditor(browser, { isPublishing: true, env: { PUBLISH_PORTS: String(port) } });
});
test.afterAll(async () => {
  await server?.end("SIGTERM");
  await editor?.stop();
});
test.beforeEach(({ context, errors }) => enterEditor(editor, { context, errors }));

const openPublishing = async (page: Page) => {
  await page.goto(`${editor.address}/#/publish`);
  await expect(page.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
};
const start = (page: Page) => page.getByRole("button", { name: texts.start });
const change = (page: Page) => page.locator(".publish-change");

async function setPrice(page: Page, price: string) {
  await page.goto(`${editor.address}/#/apps/daftar?at=plans.1.prices.monthly`);
  await page.locator('[id="at-plans.1.prices.monthly"]').fill(price);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.locator(".save-state")).toHaveAttribute("data-state", "done");
}

test("a saved price is counted in the bar, and shown before it is published with its words before and after", async ({
  page,
}) => {
  await openPublishing(page);
  await expect(page.getByText(texts.empty)).toBeVisible();
  await expect(start(page)).toHaveCount(0);
  await setPrice(page, "1234.5");
  const button = page.getByRole("link", { name: texts.button });
  await expect(button).toContainText("1");
  await button.click();
  await expect(change(page)).toHaveCount(1);
  await expect(change(page)).toContainText(texts.change.changed);
  await change(page).locator("summary").click();
  await expect(change(page).locator("ins")).toHaveText("1234.5");
  await expect(page.getByText(texts.commit.noRepository)).toBeVisible();
  await page.evaluate(AXE);
  expect(await violations(page)).toEqual([]);
});

test(
  "what the build would refuse is named with its field, and nothing can be begun until it is mended",
  ONLY_IN_TEST_ALL,
  async ({ page }) => {
    const file = "team/huda-salim.json";
    const before = readFileSync(join(editor.contentDir, file), "utf8");
    editor.write(file, before.replace(/("role": \{\s*"ar": )"[^"]*"/, '$1"x"'));
    await openPublishing(page);
    const place = page.getByRole("alert").getByRole("link");
    await expect(place).toHaveCount(1);
    await expect(start(page)).toBeDisabled();
    await place.click();
    await expect(page.locator('[id="at-role.ar"]')).toBeFocused();
    editor.write(file, before);
    await openPublishing(page);
    await expect(start(page)).toBeEnabled();
  },
);

test(
  "a run that fails says so in the reader's own words, leads to the field, and keeps the next one from beginning",
  ONLY_IN_TEST_ALL,
  async ({ page }) => {
    const file = "team/huda-salim.json";
    const before = readFileSync(join(editor.contentDir, file), "utf8");
    await openPublishing(page);
    await expect(start(page)).toBeEnabled();
    // By somebody else, after the page was looked over.
    editor.write(file, before.replace(/("role": \{\s*"ar": )"[^"]*"/, '$1"x"'));
    await start(page).click();
    const failed = page.getByRole("alert").filter({ hasText: texts.result.failed });
    await expect(failed.getByRole("listitem")).toContainText(ar.errors.tooShort.replace("{limit}", "2"));
    await expect(start(page)).toBeDisabled();
    await page.evaluate(AXE);
    expect(await violations(page)).toEqual([]);
    await failed.getByRole("link").click();
    await expect(page.locator('[id="at-role.ar"]')).toBeFocused();
    editor.write(file, before);
    await openPublishing(page);
    await expect(start(page)).toBeEnabled();
  },
);

test("a build runs on while its page is closed, and can be cancelled", ONLY_IN_TEST_ALL, async ({ page, context }) => {
  await openPublishing(page);
  await start(page).click();
  await expect(page.getByRole("progressbar")).toBeVisible({ timeout: 60_000 });
  await page.close();
  const another = await context.newPage();
  await openPublishing(another);
  await expect(another.getByRole("progressbar")).toBeVisible();
  await another.getByRole("button", { name: texts.run.cancel }).click();
  await expect(another.getByText(texts.result.cancelled)).toBeVisible({ timeout: 60_000 });
  await expect(start(another)).toBeEnabled();
});

test("what was published is live, and is taken back in one click", ONLY_IN_TEST_ALL, async ({ page }) => {
  test.setTimeout(2 * BUILD_MS);
  const shows = async (price: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/en/apps/daftar`);
    return (await answer.text()).replaceAll(",", "").includes(price);
  };
  await openPublishing(page);
  await start(page).click();
  await expect(page.getByText(texts.result.complete)).toBeVisible({ timeout: BUILD_MS });
  server = await startServer({
    env: {
      ...editor.releases,
      PORT: String(port),
      DATA_DIR: editor.dataDir,
      WORKERS: "2",
    },
  });
  await expect.poll(() => shows("1234.5")).toBe(true);
  await setPrice(page, "1235.5");
  await openPublishing(page);
  await start(page).click();
  await expect(page.getByText(texts.empty)).toBeVisible({ timeout: BUILD_MS });
  await expect.poll(() => shows("1235.5")).toBe(true);
  await page.getByRole("status").getByRole("button", { name: texts.result.undo }).click();
  await expect(page.getByText(texts.result.undone)).toBeVisible({ timeout: 120_000 });
  await expect.poll(() => shows("1235.5")).toBe(false);
  expect(await shows("1234.5")).toBe(true);
  await expect(change(page)).toHaveCount(1);
});
