import { type Context, Hono } from "hono";
import type { ServerFacts } from "#domain/site/server-facts.ts";
import { errorMessage } from "#server/error-message.ts";
import type { Log } from "#server/observability/log.ts";
import type { AnswerPages, MailLinkWords } from "#server/pages/answer-pages.ts";
import { negotiate } from "#server/pages/negotiation.ts";
import type { Keys } from "#server/signing/keys.ts";
import { type LinkPurpose, subscriptionOf } from "#server/signing/notify-link-tokens.ts";
import type { Storage } from "#server/storage/open.ts";
import type { TextsIn } from "#server/texts.ts";
import { requestIdOf } from "./request-id.ts";

export type NotifyLinksNeeds = {
  facts: ServerFacts;
  keys: Keys;
  texts: TextsIn;
  pages: Pick<AnswerPages, "mailLink">;
  storage: Pick<Storage, "subscriptions">;
  log: Log;
};

/**
 * What the links of sign-up mails lead to. Opening one changes nothing, since mail programs open links to look at
 * them; the button does. Mail programs that unsubscribe by themselves post to the same address (RFC 8058).
 */
export function notifyLinksApi({ facts, keys, texts, pages, storage: { subscriptions }, log }: NotifyLinksNeeds) {
  const api = new Hono();
  for (const purpose of ["confirm", "unsubscribe"] as const) {
    api.get(`/${purpose}`, (c) => orLater(c, () => ask(c, purpose)));
    api.post(`/${purpose}`, (c) => orLater(c, () => act(c, purpose)));
  }

  /** While the storage cannot be reached, the visitor is asked to come back later; the link stays valid. */
  async function orLater(c: Context, answer: () => Promise<Response>): Promise<Response> {
    try {
      return await answer();
    } catch (error) {
      log.error({
        event: "link-not-followed",
        requestId: requestIdOf(c),
        error: errorMessage(error),
      });
      const locale = visitorLocale(c);
      const { text, requestError } = texts(locale);
      const response = page(503, locale, { title: text("mail.linkPage.laterTitle"), text: requestError("down") });
      response.headers.set("retry-after", "30");
      return response;
    }
  }

  async function ask(c: Context, purpose: LinkPurpose): Promise<Response> {
    const token = c.req.query("token") ?? "";
    const subscription = await find(purpose, token);
    const locale = subscription?.locale ?? visitorLocale(c);
    if (!subscription) return broken(locale);
    const { text } = texts(locale);
    return page(200, locale, {
      title: text(`mail.${purpose}Page.title`),
      text: text(`mail.${purpose}Page.text`),
      action: {
        address: `/api/notify/${purpose}?token=${encodeURIComponent(token)}`,
        label: text(`mail.${purpose}Page.button`),
      },
    });
  }

  async function act(c: Context, purpose: LinkPurpose): Promise<Response> {
    const subscription = await find(purpose, c.req.query("token") ?? "");
    const locale = subscription?.locale ?? visitorLocale(c);
    if (!subscription) return broken(locale);
    if (purpose === "confirm") await subscriptions.confirm(subscription.id);
    else await subscriptions.remove(subscription.id);
    const { text } = texts(locale);
    return page(200, locale, {
      title: text(`mail.${purpose}Page.doneTitle`),
      text: text(`mail.${purpose}Page.doneText`),
    });
  }

  async function find(purpose: LinkPurpose, token: string) {
    const id = subscriptionOf(keys, purpose, token);
    return id === null ? null : subscriptions.find(id);
  }

  function broken(locale: string): Response {
    const { text } = texts(locale);
    return page(404, locale, { title: text("mail.linkPage.brokenTitle"), text: text("mail.linkPage.brokenText") });
  }

  function page(status: number, locale: string, words: Omit<MailLinkWords, "home">): Response {
    const headers = new Headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    });
    const home = { href: `/${locale}`, label: texts(locale).text("mail.linkPage.home") };
    return new Response(pages.mailLink(locale, { ...words, home }), { status, headers });
  }

  function visitorLocale(c: Context): string {
    return negotiate({ cookie: c.req.header("cookie"), acceptLanguage: c.req.header("accept-language") }, facts);
  }

  return api;
}
