/** Writing to the company: what is typed arrives once, or stays; with script, without it, offline, on bad days. */

import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page, Request } from "@playwright/test";
import { FORMS, type FormId } from "#domain/forms/forms.ts";
import { languages, otherLanguage, text } from "#harness/addresses.ts";
import { DATA_DIR } from "#harness/visited-server.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ready } from "#tests/e2e/support/geometry.ts";

const REFERENCE = /^[A-Z]-[0-9A-Z]{4}-[0-9A-Z]{4}$/;
const MESSAGE = "نريد تطبيقًا لمخزن صغير. We need it by March 🚢.";

/** One person a test, so that its rows are found again. */
const someone = () => ({ name: "ليلى Haddad", email: `visitor-${randomUUID()}@example.com` });

function stored(email: string) {
  const database = new DatabaseSync(join(DATA_DIR, "site.db"), { readOnly: true });
  try {
    const rows = database
      .prepare("SELECT kind, locale, payload, reference, trust FROM submission WHERE email = ?")
      .all(email);
    return rows.map((row) => ({ ...row, payload: JSON.parse(String(row["payload"])) }));
  } finally {
    database.close();
  }
}

const form = (page: Page) => page.locator("form.form");
const island = (page: Page) => page.locator("astro-island", { has: page.locator("form.form") });
const done = (page: Page) => page.locator(".form-done");
const failed = (page: Page) => page.locator(".form-failed");
const send = (page: Page, code: string, kind: FormId = "contact") =>
  page.getByRole("button", { name: text(code, `forms.send.${kind}`) });

/** Holds back a file until it is released. */
async function heldBack(page: Page, file: RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** As long as a person takes at least, from the first touch: who is faster is asked to prove not to be a program. */
async function takeTime(page: Page) {
  await page.waitForFunction((leastMs) => {
    const start = performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/api/forms/start"));
    return start instanceof PerformanceResourceTiming && performance.now() - start.responseEnd > leastMs;
  }, 3_100);
}

async function fillContact(page: Page, code: string, { name, email }: { name: string; email: string }) {
  await page.getByLabel(text(code, "contact.otherTopic")).check();
  await page.getByLabel(text(code, "forms.fields.name"), { exact: true }).fill(name);
  await page.getByLabel(text(code, "forms.fields.email"), { exact: true }).fill(email);
  await page.locator("textarea[name=message]").fill(MESSAGE);
  await page.locator("input[name=terms]").check();
}

for (const { code, dir } of languages) {
  test.describe(code, () => {
    for (const javaScriptEnabled of [true, false])
      test.describe(`on the home page, script ${javaScriptEnabled ? "on" : "off"}`, () => {
        test.use({ javaScriptEnabled });

        test("a message is sent and stored", async ({ page }) => {
          const person = someone();
          await page.goto(`/${code}#contact`);
          await fillContact(page, code, person);
          if (javaScriptEnabled) await takeTime(page);
          await send(page, code).click();
          await expect(done(page)).toContainText(text(code, "forms.done"));
          expect(stored(person.email)).toMatchObject([
            { kind: "contact", locale: code, payload: { message: MESSAGE } },
          ]);
        });
      });

    test("a message is sent, confirmed with its reference, and stored as it was written", async ({ page }) => {
      const person = someone();
      await page.goto(`/${code}/contact`);
      await ready(page);
      await fillContact(page, code, person);
      await takeTime(page);
      // Typed as an Arabic keyboard types it.
      await page.locator("input[name=phone]").fill("٠٥٠ ١٢٣ ٤٥٦٧");
      await send(page, code).click();
      await expect(done(page)).toBeFocused();
      await expect(done(page)).toContainText(text(code, "forms.done"));
      await expect(form(page)).toBeHidden();
      const reference = (await page.locator(".form-reference output").textContent()) ?? "";
      expect(reference).toMatch(REFERENCE);
      expect(stored(person.email)).toEqual([
        expect.objectContaining({
          kind: "contact",
          locale: code,
          reference,
          payload: expect.objectContaining({ ...person, phone: "0501234567", message: MESSAGE, service: "other" }),
        }),
      ]);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

      await page.getByRole("button", { name: text(code, "forms.again.contact") }).click();
      await expect(form(page)).toBeVisible();
      await expect(page.locator("textarea[name=message]")).toHaveValue("");
    });

    test("an empty form says by each field what it needs, and leads to the first", async ({ page }) => {
      await page.goto(`/${code}/contact`);
      await ready(page);
      await send(page, code).click();
      const errors = page.locator(".form-errors");
      await expect(errors).toBeVisible();
      const required = FORMS.contact.filter((field) => field.required).map(({ name }) => name);
      await expect(errors.getByRole("link")).toHaveCount(required.length);
      for (const name of required)
        await expect(page.locator(`#contact-${name}-error`), name).toHaveText(/\p{L}{2}.*\./u);
      await expect(page.locator("input[name=service]").first()).toBeFocused();
      for (const name of ["name", "email", "message"]) {
        const control = page.locator(`#contact-${name}`);
        await expect(control).toHaveAttribute("aria-invalid", "true");
        await expect(control).toHaveAccessibleDescription(
          new RegExp((await page.locator(`#contact-${name}-error`).textContent())?.slice(0, 8) ?? "never"),
        );
      }
      await errors.getByRole("link").nth(2).click();
      await expect(page.locator("#contact-email")).toBeFocused();
      await page.keyboard.type("a@b");
      await page.keyboard.press("Tab");
      await expect(page.locator("#contact-email-error")).toHaveText(text(code, "forms.errors.email.invalid"));
      await page.locator("#contact-email").fill("a@b.example");
      await expect(page.locator("#contact-email-error")).toBeHidden();
      await expect(page.locator("#contact-email")).not.toHaveAttribute("aria-invalid");
    });

    test("nothing typed is lost by a reload or by changing the language", async ({ page }) => {
      // The form's own script comes when all of it is typed, as on a slow network.
      const script = await heldBack(page, /\/contact-form\.[^/]+\.js$/);
      await page.goto(`/${code}/contact?service=mobile`);
      await ready(page);
      await page.locator("input[name=service][value=website]").check();
      await page.locator("textarea[name=message]").fill(MESSAGE);
      script.release();
      await expect(island(page)).not.toHaveAttribute("ssr");
      await expect(page.locator("input[name=service][value=website]")).toBeChecked();
      await page.reload();
      await expect(page.locator("textarea[name=message]")).toHaveValue(MESSAGE);
      await expect(page.locator("input[name=service][value=website]")).toBeChecked();
      const other = otherLanguage(code).code;
      await page.locator(`footer a[data-language=${other}]`).evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(new RegExp(`/${other}/contact`));
      await expect(page.locator("textarea[name=message]")).toHaveValue(MESSAGE);
      await expect(page.locator("input[name=service][value=website]")).toBeChecked();
    });

    test("offline it says why it waits; online again it asks, and is sent once", async ({ page, context, errors }) => {
      errors.allow(/ERR_INTERNET_DISCONNECTED/);
      const person = someone();
      await page.goto(`/${code}/contact`);
      await ready(page);
      await fillContact(page, code, person);
      await takeTime(page);
      await context.setOffline(true);
      await send(page, code).click();
      await expect(failed(page)).toContainText(text(code, "forms.reasons.offline"));
      await expect(page.locator("textarea[name=message]")).toHaveValue(MESSAGE);
      await context.setOffline(false);
      await expect(failed(page)).toBeHidden();
      await page.getByRole("button", { name: text(code, "forms.waiting.send") }).click();
      await expect(done(page)).toBeVisible();
      expect(stored(person.email)).toHaveLength(1);
    });

    test("what the server cannot take now is sent again under the same key", async ({ page, errors }) => {
      errors.allow(/503/);
      const person = someone();
      const keys: (string | undefined)[] = [];
      await page.route("**/api/contact", async (route) => {
        keys.push(route.request().headers()["idempotency-key"]);
        if (keys.length > 1) return route.continue();
        // The answer is lost on the way, after the message was stored.
        await route.fetch();
        return route.fulfill({
          status: 503,
          contentType: "application/problem+json",
          headers: { "retry-after": "30" },
          json: { title: "", status: 503, detail: text(code, "forms.errors.form.down") },
        });
      });
      await page.goto(`/${code}/contact`);
      await ready(page);
      await fillContact(page, code, person);
      await takeTime(page);
      await send(page, code).click();
      await expect(failed(page)).toContainText(text(code, "forms.errors.form.down"));
      await expect(failed(page).getByRole("link")).toHaveCount(2);
      await failed(page)
        .getByRole("button", { name: text(code, "forms.retry") })
        .click();
      await expect(done(page)).toBeVisible();
      expect(keys).toEqual([keys[0], keys[0]]);
      expect(stored(person.email)).toHaveLength(1);
    });

    test("on a slow network a double click sends once, and says that it is under way", async ({ page }) => {
      const person = someone();
      const asked: Request[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/api/contact")) asked.push(request);
      });
      await page.route("**/api/contact", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1200));
        await route.continue();
      });
      await page.goto(`/${code}/contact`);
      await ready(page);
      await fillContact(page, code, person);
      await takeTime(page);
      await send(page, code).dblclick();
      const busy = page.getByRole("button", { name: text(code, "forms.sending") });
      await expect(busy).toHaveAttribute("aria-disabled", "true");
      await expect(done(page)).toBeVisible();
      expect(asked).toHaveLength(1);
      expect(stored(person.email)).toHaveLength(1);
    });

    test("a sender who looks like a program works for a moment, unasked", async ({ page, errors }) => {
      errors.allow(/403|forms\/start/);
      const person = someone();
      await page.route("**/api/forms/start", (route) => route.abort());
      await page.goto(`/${code}/contact`);
      await ready(page);
      await fillContact(page, code, person);
      await send(page, code).click();
      await expect(done(page)).toBeVisible({ timeout: 60_000 });
      expect(stored(person.email)).toMatchObject([{ trust: "verified" }]);
    });

    test("a link chooses everything of a key request, and the lists go with the app", async ({ page }) => {
      const person = someone();
      await page.goto(`/${code}/apps/serial?app=mawid&item=dental-edition&plan=personal&period=annual`);
      await ready(page);
      await expect(page.locator("input[name=app][value=mawid]")).toBeChecked();
      for (const [name, value] of Object.entries({ item: "dental-edition", plan: "personal", period: "annual" }))
        await expect(page.locator(`select[name=${name}]`)).toHaveValue(value);
      await page.locator("input[name=name]").fill(person.name);
      await page.locator("input[name=email]").fill(person.email);
      await page.locator("input[name=device]").fill("7F2C-91AD-03B6");
      await page.locator("input[name=terms]").check();
      await expect(page.locator("input[name=device]")).toHaveCSS("direction", "ltr");
      // Of another app there is nothing to choose, until it is the one.
      const option = page.locator("select[name=item] option[value=raff-for-woocommerce]");
      await expect(option).toHaveCount(0);
      await page.locator("input[name=app][value=raff]").check({ force: true });
      await expect(option).toHaveCount(1);
      await expect(page.locator("select[name=item]")).toHaveValue("");
      await takeTime(page);
      await send(page, code, "serial").click();
      await expect(done(page)).toBeVisible();
      await expect(done(page)).toContainText(text(code, "forms.received.serial"));
      expect(stored(person.email)).toMatchObject([
        { kind: "serial", payload: { app: "raff", item: "", device: "7F2C-91AD-03B6" } },
      ]);
    });

    test("an address to notify is taken, to be confirmed by mail", async ({ page }) => {
      const { email } = someone();
      await page.goto(`/${code}/utils/coming-soon?app=daftar`);
      await ready(page);
      await expect(page.locator("select[name=app]")).toHaveValue("daftar");
      await page.locator("input[name=email]").fill(email);
      await page.locator("input[name=terms]").check();
      await takeTime(page);
      await send(page, code, "notify").click();
      await expect(done(page)).toBeVisible();
      await expect(done(page)).toContainText(text(code, "forms.received.notify"));
      expect(stored(email)).toMatchObject([{ kind: "notify", payload: { app: "daftar" } }]);
    });

    test("a paid plan is ordered: the message names product, plan, period and price", async ({ page }) => {
      for (const [address, names] of [
        [`/${code}/apps/daftar`, ["daftar"]],
        [`/${code}/apps/daftar/store/bank-matching`, ["daftar", "bank-matching"]],
      ] as const) {
        await page.goto(address);
        const plan = page.locator("#pricing .plan-best");
        const price = plan.locator(".plan-offer[data-period=annual] .plan-price");
        const [amount, currency] = [price.locator("bdi"), price.locator("b")];
        const shown = [
          await amount.textContent(),
          await currency.textContent(),
          await plan.locator("h3").textContent(),
        ];
        await plan.getByRole("link", { name: text(code, "item.choose") }).click();
        await expect(page).toHaveURL(new RegExp(`/${code}/contact\\?service=other&app=${names.join("&item=")}&plan=`));
        await expect(page.locator("input[name=service][value=other]")).toBeChecked();
        const message = page.locator("textarea[name=message]");
        await expect(message).not.toHaveValue("");
        for (const words of shown) expect(await message.inputValue()).toContain(words);
        expect(await message.inputValue()).toContain(text(code, "plans.annual"));
        await message.fill("");
      }
    });

    test("a free plan leads to the download, or to the request of a key", async ({ page }) => {
      await page.goto(`/${code}/apps/daftar`);
      const free = page.locator("#pricing .plan").first();
      await free.getByRole("link", { name: text(code, "item.startFree.download") }).click();
      await expect(page).toHaveURL(`/${code}/apps/daftar#download`);
    });

    test("the consent leads to the privacy policy and the terms of use", async ({ page }) => {
      for (const path of ["/contact", "/apps/serial", "/utils/coming-soon"]) {
        await page.goto(`/${code}${path}`);
        const links = page.locator("label:has(input[name=terms]) a");
        await expect(links).toHaveCount(2);
        await expect(links.first()).toHaveAttribute("href", `/${code}/policy/privacy`);
        await expect(links.last()).toHaveAttribute("href", `/${code}/policy/usage`);
      }
    });

    test("fields are typed in the right direction and known to the browser", async ({ page }) => {
      await page.goto(`/${code}/contact`);
      for (const [name, autocomplete, direction] of [
        ["name", "name", dir],
        ["email", "email", "ltr"],
        ["phone", "tel", "ltr"],
        ["company", "organization", dir],
      ]) {
        const control = page.locator(`input[name=${name}]`);
        await expect(control).toHaveAttribute("autocomplete", autocomplete ?? "");
        await expect(control).toHaveCSS("direction", direction ?? "");
      }
      await expect(form(page)).toHaveAttribute("novalidate", "");
    });
  });

  test.describe(`${code} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test("a form is sent, and answered by a page with the reference", async ({ page }) => {
      const person = someone();
      await page.goto(`/${code}/contact`);
      await fillContact(page, code, person);
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await send(page, code).click();
      expect((await answered).status()).toBe(201);
      await expect(done(page)).toContainText(text(code, "forms.done"));
      await expect(done(page)).toContainText(text(code, "forms.received.contact"));
      // This server has no mail server.
      await expect(done(page)).not.toContainText(text(code, "forms.confirmation.contact"));
      await expect(page.locator(".form-reference output")).toHaveText(REFERENCE);
      await expect(page.locator("html")).toHaveAttribute("dir", dir);
      expect(stored(person.email)).toMatchObject([{ trust: "unverified", payload: { message: MESSAGE } }]);
    });

    test("a form with errors comes back with what was typed and what it needs", async ({ page, errors }) => {
      errors.allow(/status of 422/);
      await page.goto(`/${code}/contact`);
      await page.locator("input[name=name]").fill('"><b>x');
      await page.locator("input[name=service][value=mobile]").check();
      await page.locator("textarea[name=message]").fill("قصير");
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await send(page, code).click();
      expect((await answered).status()).toBe(422);
      await expect(page.locator("input[name=name]")).toHaveValue('"><b>x');
      await expect(page.locator("input[name=service][value=mobile]")).toBeChecked();
      await expect(page.locator("textarea[name=message]")).toHaveValue("قصير");
      await expect(page.locator(".form-errors").getByRole("link")).toHaveCount(3);
      await expect(page.locator("#contact-email-error")).toHaveText(text(code, "forms.errors.email.required"));
      await expect(page.locator("#contact-message")).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator("#contact-name")).not.toHaveAttribute("aria-invalid");
    });

    test("the key request and the notice work the same way", async ({ page }) => {
      const [first, second] = [someone(), someone()];
      await page.goto(`/${code}/apps/serial`);
      await page.locator("input[name=app][value=daftar]").check({ force: true });
      await page.locator("input[name=name]").fill(first.name);
      await page.locator("input[name=email]").fill(first.email);
      await page.locator("input[name=terms]").check();
      await send(page, code, "serial").click();
      await expect(done(page)).toContainText(text(code, "forms.received.serial"));
      await page.goto(`/${code}/utils/coming-soon`);
      await page.locator("input[name=email]").fill(second.email);
      await page.locator("input[name=terms]").check();
      await send(page, code, "notify").click();
      await expect(done(page)).toContainText(text(code, "forms.received.notify"));
      expect([...stored(first.email), ...stored(second.email)]).toMatchObject([{ kind: "serial" }, { kind: "notify" }]);
    });
  });
}

test("a field without a neighbour takes the whole row, others share theirs", async ({ page }) => {
  await page.goto("/ar/contact");
  const shares = await page
    .locator(".form-pair")
    .first()
    .evaluate((pair) => {
      const lastShare = () => (pair.lastElementChild?.clientWidth ?? 0) / pair.clientWidth;
      const shared = lastShare();
      pair.lastElementChild?.remove();
      return { shared, alone: lastShare() };
    });
  expect(shares.alone).toBe(1);
  expect(shares.shared).toBeLessThan(0.5);
});
