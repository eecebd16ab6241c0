/** What a visitor does before or while an island is hydrated is neither lost nor done twice, whatever goes wrong. */
import type { Page, Route } from "@playwright/test";
import { languages, otherLanguage, text } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ready } from "#tests/e2e/support/geometry.ts";
import { ONLY_IN_TEST_ALL } from "#tests/e2e/support/test-all.ts";

const FORM_CODE = /\/_assets\/(contact|serial|notify)-form\.[^/]+\.js/;
const MESSAGE = "رسالة كُتبت قبل أن يصل النص البرمجي";

const island = (page: Page) => page.locator("astro-island", { has: page.locator("form.form") });
const errorList = (page: Page) => page.locator(".form-errors");
const send = (page: Page, code: string) => page.getByRole("button", { name: text(code, "forms.send.contact") });
const awake = (page: Page) => expect(island(page)).not.toHaveAttribute("ssr");

/** Holds the code of forms back until it is released; then it is served, or what is given in its place. */
async function holdFormCode(page: Page, replaced?: (source: string) => string) {
  const waiting: Route[] = [];
  let isOpen = false;
  const serve = async (route: Route) => {
    if (!replaced) return route.continue();
    const source = await (await fetch(route.request().url())).text();
    return route.fulfill({ contentType: "text/javascript", body: replaced(source) });
  };
  await page.route(FORM_CODE, async (route) => {
    if (isOpen) await serve(route);
    else waiting.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(waiting.splice(0).map(serve));
  };
}

/** Something in every kind of control. */
async function typeEverywhere(page: Page) {
  await page.locator("input[name=service][value=website]").check();
  await page.locator("input[name=name]").fill("ليلى Haddad");
  await page.locator("textarea[name=message]").fill(MESSAGE);
  await page.locator("input[name=terms]").check();
  await page.locator("input[name=name]").focus();
  await page
    .locator("input[name=name]")
    .evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3, "backward"));
}

async function expectEverywhere(page: Page) {
  await expect(page.locator("input[name=service][value=website]")).toBeChecked();
  await expect(page.locator("input[name=name]")).toHaveValue("ليلى Haddad");
  await expect(page.locator("textarea[name=message]")).toHaveValue(MESSAGE);
  await expect(page.locator("input[name=terms]")).toBeChecked();
  await expect(page.locator("input[name=name]")).toBeFocused();
  const selection = await page
    .locator("input[name=name]")
    .evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd]);
  expect(selection).toEqual([1, 3]);
}

for (const { code } of languages) {
  test.describe(code, () => {
    test("text, choices, focus and selection stay as they were", async ({ page }) => {
      const release = await holdFormCode(page);
      await page.goto(`/${code}/contact`);
      await typeEverywhere(page);
      await release();
      await awake(page);
      await expectEverywhere(page);
      // React knows of it: the next render keeps it, and so does the draft.
      await page.locator("input[name=company]").fill("شركة");
      await expect(page.locator("input[name=name]")).toHaveValue("ليلى Haddad");
      await page.reload();
      await expect(page.locator("textarea[name=message]")).toHaveValue(MESSAGE);
    });

    test("Enter pressed twice while the code comes is one answer", async ({ page }) => {
      const release = await holdFormCode(page);
      await page.goto(`/${code}/contact`);
      const address = page.url();
      await page.locator("input[name=name]").fill("x");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await release();
      await expect(errorList(page)).toBeVisible();
      expect(page.url()).toBe(address);
      await expect(page.locator("input[name=name]")).toHaveValue("x");
    });

    test("the first click on send shows what is missing", async ({ page }) => {
      const release = await holdFormCode(page);
      await page.goto(`/${code}/contact`);
      await send(page, code).click();
      await release();
      await expect(errorList(page)).toBeVisible();
      await expect(page.locator("input[name=service]").first()).toBeFocused();
    });

    test("a page answered without script keeps what is typed next", async ({ page, errors }) => {
      errors.allow(/422|Failed to fetch dynamically imported module|net::ERR_FAILED/);
      // The page that the server answers with may ask at once: what a browser could not have, it does not ask for again.
      const isAnswer = (route: Route) => route.request().frame().url().includes("/api/contact");
      await page.route(FORM_CODE, (route) => (isAnswer(route) ? route.continue() : route.abort()));
      await page.goto(`/${code}/contact`);
      await page.locator("textarea[name=message]").fill("قصير");
      await page.locator("input[name=name]").fill("ليلى");
      await page.keyboard.press("Enter");
      // The code cannot be had, so the browser posts the form and the server answers.
      await expect(errorList(page)).toBeVisible();
      expect(page.url()).toContain("/api/contact");
      await page.locator("textarea[name=message]").fill(MESSAGE);
      await awake(page);
      await expect(page.locator("textarea[name=message]")).toHaveValue(MESSAGE);
      await expect(page.locator("input[name=name]")).toHaveValue("ليلى");
      await expect(page.locator("#contact-message-error")).toBeHidden();
      await expect(page.locator("#contact-email-error")).toBeVisible();
    });

    test("a component that throws leaves the plain form and every word in it", async ({ page, errors }) => {
      errors.allow(/broken on purpose|422/);
      const release = await holdFormCode(
        page,
        () => 'export function ContactForm() { throw new Error("broken on purpose"); }',
      );
      await page.goto(`/${code}/contact`);
      await typeEverywhere(page);
      await release();
      await awake(page);
      await expectEverywhere(page);
      await page.keyboard.press("Enter");
      await expect(page.locator("#contact-email-error")).toHaveText(text(code, "forms.errors.email.required"));
      await expect(page.locator("textarea[name=message]")).toHaveValue(MESSAGE);
    });

    test("markup that does not match loses nothing", async ({ page, errors }) => {
      errors.allow(/Minified React error #418/);
      const release = await holdFormCode(page, (source) => source.replace(/([`"])div\1/, "$1section$1"));
      await page.goto(`/${code}/contact`);
      await typeEverywhere(page);
      await release();
      await awake(page);
      await expect(page.locator("section.form-pair"), "the markup was another").toHaveCount(1);
      await expectEverywhere(page);
    });

    test("another language chosen while the code comes is no error", ONLY_IN_TEST_ALL, async ({ page }) => {
      const release = await holdFormCode(page);
      await page.goto(`/${code}/contact`);
      await ready(page);
      await page.locator("textarea[name=message]").fill(MESSAGE);
      const other = otherLanguage(code).code;
      await page.locator(`footer a[data-language=${other}]`).evaluate((link: HTMLElement) => link.click());
      await release();
      await expect(page).toHaveURL(new RegExp(`/${other}/contact`));
      await page.locator("input[name=name]").fill("Sam");
      await awake(page);
      await expect(page.locator("input[name=name]")).toHaveValue("Sam");
    });

    test("without storage, as in some private windows, the form works", async ({ page }) => {
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("refused", "SecurityError");
        };
        for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
      });
      await page.goto(`/${code}/contact?service=mobile`);
      await expect(page.locator("input[name=service][value=mobile]")).toBeChecked();
      await send(page, code).click();
      await expect(errorList(page)).toBeVisible();
      await page.locator("textarea[name=message]").fill(MESSAGE);
      await expect(page.locator("textarea[name=message]")).toHaveValue(MESSAGE);
    });
  });
}

test("a word that is being composed is finished before the form is hydrated", async ({ page }) => {
  const release = await holdFormCode(page);
  await page.goto("/ar/contact");
  const area = page.locator("textarea[name=message]");
  await area.focus();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send("Input.imeSetComposition", { text: "مرح", selectionStart: 3, selectionEnd: 3 });
  await release();
  // The code is here, and waits.
  await page.waitForTimeout(500);
  await expect(island(page)).toHaveAttribute("ssr");
  await keyboard.send("Input.insertText", { text: "مرحبا" });
  await awake(page);
  await expect(area).toHaveValue("مرحبا");
  await page.keyboard.type(" بكم");
  await expect(area).toHaveValue("مرحبا بكم");
});
