import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { until } from "#harness/browsers/browser-page.ts";
import { arrive, type Flow, type FlowVisit, untilAddress, untilShown } from "#harness/browsers/flow.ts";

const MESSAGE = "نريد تطبيقًا لمخزن صغير. We need it by March.";
const FORM = "main form.form";
const SEND = `${FORM} button[type=submit]`;

async function fillContact({ page }: FlowVisit): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await page.click(`${FORM} label:has([name=service][value=website])`);
  await page.type("[name=name]", "ليلى Haddad");
  await page.type("[name=email]", email);
  await page.type("[name=message]", MESSAGE);
  await page.click("[name=terms]");
  return email;
}

const messageIs = (text: string) => document.querySelector<HTMLTextAreaElement>("[name=message]")?.value === text;
const isHydrated = (selector: string) => document.querySelector(selector)?.closest("astro-island:not([ssr])") !== null;

export const FORM_FLOWS: readonly Flow[] = [
  {
    name: "a message is sent, with script",
    isMain: true,
    // Sent within three seconds, it is asked for a proof of work.
    allowed: /403/,
    async run(visit) {
      await arrive(visit, "/contact");
      const email = await fillContact(visit);
      await visit.page.click(SEND);
      await untilShown(visit.page, ".form-done");
      assert.deepEqual(visit.stored(email), [MESSAGE]);
    },
  },
  {
    name: "a message is sent, without script",
    isMain: true,
    allowed: /./,
    async run(visit) {
      visit.network.refuse(/\/_assets\/.*\.js$/);
      await visit.page.goto(`${visit.network.url}/${visit.code}/contact`);
      const email = await fillContact(visit);
      await visit.page.click(SEND);
      await untilShown(visit.page, ".form-done");
      assert.deepEqual(visit.stored(email), [MESSAGE]);
    },
  },
  {
    name: "a draft survives a reload",
    async run(visit) {
      const { page } = visit;
      await arrive(visit, "/contact");
      await page.type("[name=message]", MESSAGE);
      await until(page, "the form is hydrated", isHydrated, FORM);
      await until(page, "the draft is stored", () => sessionStorage.length > 0);
      await arrive(visit, "/contact");
      await until(page, "the message is back", messageIs, MESSAGE);
    },
  },
  {
    name: "a message without a network waits, and is sent when asked",
    isMain: true,
    allowed: /./,
    async run(visit) {
      const { page, network, code } = visit;
      await arrive(visit, "/contact");
      const email = await fillContact(visit);
      await until(page, "the form is hydrated", isHydrated, FORM);
      network.cut();
      await page.click(SEND);
      await untilShown(page, ".form-failed");
      network.restore();
      await arrive(visit, "/faq");
      await untilShown(page, "#waiting-offer a");
      assert.deepEqual(visit.stored(email), []);
      await page.click("#waiting-offer a");
      await untilAddress(page, new RegExp(`/${code}/contact`));
      await untilShown(page, "#waiting-form button[type=submit]");
      await page.click("#waiting-form button[type=submit]");
      await untilShown(page, ".form-done");
      assert.deepEqual(visit.stored(email), [MESSAGE]);
    },
  },
  {
    name: "a page of text that is pasted is cut, and called too long",
    async run(visit) {
      const { page } = visit;
      await arrive(visit, "/contact");
      await page.click("[name=message]");
      await until(page, "the form is hydrated", isHydrated, FORM);
      const length = await page.evaluate(() => {
        document.execCommand("insertText", false, "نريد موقعا بلغتين ".repeat(11_000));
        return document.querySelector<HTMLTextAreaElement>("[name=message]")?.value.length ?? 0;
      });
      assert.equal(length, 20_000);
      await page.click("[name=name]");
      await untilShown(page, "#contact-message-error");
    },
  },
];
