import { type Context, Hono } from "hono";
import { FORM_PAGES } from "#domain/forms/form-page.ts";
import { PAGES } from "#domain/site/pages.ts";
import type { ServerFacts } from "#domain/site/server-facts.ts";
import { errorMessage } from "#server/error-message.ts";
import type { Log } from "#server/observability/log.ts";
import type { AnswerPages, MailLinkWords } from "#server/pages/answer-pages.ts";
import { negotiate } from "#server/pages/negotiation.ts";
import type { Keys } from "#server/signing/keys.ts";
import { LINK_DAYS, type LinkPurpose, readToken } from "#server/signing/notify-link-tokens.ts";
import type { Storage } from "#server/storage/open.ts";
import type { Subscription } from "#server/storage/subscriptions.ts";
import type { TextsIn } from "#server/texts.ts";
import { requestIdOf } from "./request-id.ts";

export type NotifyLinksNeeds = {
  facts: ServerFacts;
  keys: Keys;
  texts: TextsIn;
  pages: Pick<AnswerPages, "mailLink">;
  storage: Pick<Storage, "subscriptions">;
  log: Log;
  now: () => number;
};

/**
 * What the links of sign-up mails lead to. Opening one changes nothing, since mail programs open links to look at
 * them; the button does. Mail programs that unsubscribe by themselves post to the same address (RFC 8058).
 */
export function notifyLinksApi({ facts, keys, texts, pages, storage: { subscriptions }, log, now }: NotifyLinksNeeds) {
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
    const found = await find(c, purpose, token);
    if (found instanceof Response) return found;
    const { locale } = found;
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
    const found = await find(c, purpose, c.req.query("token") ?? "");
    if (found instanceof Response) return found;
    if (purpose === "confirm") await subscriptions.confirm(found.id);
    else await subscriptions.remove(found.id);
    return done(purpose, found.locale);
  }

  /** The sign-up that a token names, or what is answered where there is nothing left to do. */
  async function find(c: Context, purpose: LinkPurpose, token: string): Promise<Subscription | Response> {
    const read = readToken(keys, purpose, token, now());
    const subscription = read && (await subscriptions.find(read.subscription));
    if (!subscription) return broken(visitorLocale(c));
    if (!read.isExpired) return subscription;
    // An old link that was followed in time has done its work.
    if (purpose === "confirm" && subscription.confirmedAt !== null) return done(purpose, subscription.locale);
    return expired(purpose, subscription);
  }

  function done(purpose: LinkPurpose, locale: string): Response {
    const { text } = texts(locale);
    return page(200, locale, {
      title: text(`mail.${purpose}Page.doneTitle`),
      text: text(`mail.${purpose}Page.doneText`),
    });
  }

  function broken(locale: string): Response {
    const { text } = texts(locale);
    const words = { title: text("mail.linkPage.brokenTitle"), text: text("mail.linkPage.brokenText") };
    return page(404, locale, words, { path: FORM_PAGES.notify.page, label: "mail.linkPage.again" });
  }

  function expired(purpose: LinkPurpose, { locale, app }: Subscription): Response {
    const { text } = texts(locale);
    const days = LINK_DAYS[purpose];
    const words = {
      title: text("mail.linkPage.expiredTitle"),
      text: text(`mail.${purpose}Page.expiredText`, { days }),
    };
    const query = app === "" ? "" : `?app=${encodeURIComponent(app)}`;
    const again = { path: `${FORM_PAGES.notify.page}${query}`, label: "mail.linkPage.again" };
    return page(
      410,
      locale,
      words,
      purpose === "confirm" ? again : { path: PAGES.contact.path, label: "mail.linkPage.write" },
    );
  }

  type WayOn = { path: string; label: string };

  function page(
    status: number,
    locale: string,
    words: Omit<MailLinkWords, "link">,
    { path, label }: WayOn = { path: "", label: "mail.linkPage.home" },
  ): Response {
    const headers = new Headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    });
    const link = { href: `/${locale}${path}`, label: texts(locale).text(label) };
    return new Response(pages.mailLink(locale, { ...words, link }), { status, headers });
  }

  function visitorLocale(c: Context): string {
    return negotiate({ cookie: c.req.header("cookie"), acceptLanguage: c.req.header("accept-language") }, facts);
  }

  return api;
}
