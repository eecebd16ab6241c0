import { memoize } from "#domain/cache/memoize.ts";
import { FORM_PAGES } from "#domain/forms/form-page.ts";
import type { FormState } from "#domain/forms/form-state.ts";
import type { FormId } from "#domain/forms/forms.ts";
import { PAGES } from "#domain/site/pages.ts";
import type { ServerFacts } from "#domain/site/server-facts.ts";
import { MAIL_LINK_PLACE, type RenderView, type ServerView } from "#domain/site/server-render.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { openElement, openIsland } from "./page-slots.ts";

export type MailLinkWords = {
  title: string;
  text: string;
  action?: { address: string; label: string };
  /** Where to go on. */
  link: { href: string; label: string };
};

/** Pages that the server completes at a request. */
export type AnswerPages = {
  /** The page of a form that was posted without JavaScript, in the state that followed. */
  form: (form: FormId, locale: string, state: FormState) => string;
  /** The same with nothing in the form but why it was not taken; made once for each of these sentences. */
  refusedForm: (refused: { form: FormId; locale: string; failed: string }) => string;
  /** The page behind the link of a mail. */
  mailLink: (locale: string, words: MailLinkWords) => string;
};

export type AnswerPagesNeeds = {
  /** The HTML of a prerendered page; null where there are no pages, as in `npm run dev`. */
  pageAt: (address: string) => string | null;
  render: RenderView | null;
  facts: Pick<ServerFacts, "locales" | "brand">;
};

const VIEW_OF: Readonly<Record<FormId, ServerView>> = {
  contact: "ContactForm",
  serial: "SerialForm",
  notify: "NotifyForm",
};

/** Stands where the address of a link goes, so that the page is rendered once for all links. */
const ACTION_PLACE = "#action-of-the-link";

/** Renders into prerendered pages the components that these pages were built with. */
export function createAnswerPages({ pageAt, render, facts }: AnswerPagesNeeds): AnswerPages {
  const formSlot = memoize(
    ({ form, locale }: { form: FormId; locale: string }) => {
      const page = pageAt(`/${locale}${FORM_PAGES[form].page}`);
      return page === null || !render ? null : openIsland(page, VIEW_OF[form], render);
    },
    { keyOf: ({ form, locale }) => `${locale}/${form}` },
  );
  const mailLinkSlot = memoize(
    (locale: string) => {
      const page = pageAt(`/${locale}${PAGES["mail-link"].path}`);
      return page === null || !render ? null : openElement(page, MAIL_LINK_PLACE, "MailLinkView", render);
    },
    { keyOf: String },
  );
  function formPage(form: FormId, locale: string, state: FormState): string {
    const { sent, failed = [], errors = {} } = state;
    return (
      formSlot({ form, locale })?.({ state }) ??
      plainPage(locale, [sent?.reference ?? [], failed, ...Object.values(errors)].flat())
    );
  }
  const mailLinkPage = memoize(
    ({ locale, words }: { locale: string; words: MailLinkWords }) =>
      mailLinkSlot(locale)?.(words, words) ?? plainPage(locale, [words.title, words.text], words),
  );
  return {
    form: formPage,
    refusedForm: memoize(({ form, locale, failed }) => formPage(form, locale, { failed })),
    mailLink(locale, { action, ...words }) {
      if (!action) return mailLinkPage({ locale, words });
      const page = mailLinkPage({ locale, words: { ...words, action: { ...action, address: ACTION_PLACE } } });
      return page.replaceAll(ACTION_PLACE, () => escapeHtml(action.address));
    },
  };

  function plainPage(
    locale: string,
    lines: string[],
    { action, link }: Partial<Pick<MailLinkWords, "action" | "link">> = {},
  ): string {
    const row = facts.locales.find(({ code }) => code === locale);
    const button = action
      ? `<form method="post" action="${escapeHtml(action.address)}"><button>${escapeHtml(action.label)}</button></form>`
      : "";
    const wayOn = link && !action ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : "";
    return `<!DOCTYPE html><html lang="${row?.iso ?? locale}" dir="${row?.dir ?? "ltr"}"><head><meta charset="utf-8"><title>${escapeHtml(facts.brand[locale] ?? "")}</title></head><body>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("")}${button}${wayOn}</body></html>`;
  }
}
