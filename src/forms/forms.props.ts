import { FORM_PAGES, FORM_START_ADDRESS } from "#domain/forms/form-page.ts";
import { FORMS, type FormId, possibleErrors } from "#domain/forms/forms.ts";
import type { Locale } from "#domain/language/locale.ts";
import { listPolicies } from "#src/content/catalogue.ts";
import { chatLink, type FrameInput } from "#src/frame/frame.props.ts";
import { messagesIn, type Translator } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { letterTo } from "#src/sections/company/mail-link.ts";
import { site, siteIn } from "#src/site/site.ts";
import type { FormWords } from "./form-fields.tsx";
import type { FormFrameProps } from "./form-frame.tsx";

/** What every form needs besides its fields. */
export function formFrame(form: FormId, page: FrameInput): Omit<FormFrameProps, "children"> {
  const t = messagesIn(page.locale);
  const { email } = siteIn(page.locale).contact;
  return {
    form,
    locale: page.locale,
    action: apiAddress(FORM_PAGES[form].action),
    start: apiAddress(FORM_START_ADDRESS),
    labels: {
      send: t(`forms.send.${form}`),
      sending: t("forms.sending"),
      errors: t("forms.errorSummary"),
      done: t("forms.done"),
      next: t(`forms.next.${form}`),
      reference: t("forms.reference"),
      copy: { copy: t("forms.copyReference"), copied: t("forms.copied"), failed: t("forms.copyFailed") },
      again: t(`forms.again.${form}`),
      failed: t("forms.failed"),
      retry: t("forms.retry"),
      waiting: {
        title: t("forms.waiting.title"),
        text: t("forms.waiting.text"),
        send: t("forms.waiting.send"),
        drop: t("forms.waiting.drop"),
        notice: t("forms.waiting.notice"),
        open: t("forms.waiting.open"),
        forget: t("forms.waiting.forget"),
      },
      honeypot: t("forms.honeypot"),
    },
    reasons: {
      offline: t("forms.reasons.offline"),
      network: t("forms.reasons.network"),
      timeout: t("forms.reasons.timeout"),
      unexpected: t("forms.reasons.unexpected"),
    },
    ways: {
      chat: { href: chatLink(page), label: t("contact.writeChat"), newTab: t("frame.newTab") },
      email: {
        href: letterTo(email, t("contact.emailSubject", { topic: page.subject })),
        label: t("contact.writeEmail"),
      },
    },
  };
}

/** The API may live elsewhere; the paths below it are the same. */
function apiAddress(address: string): string {
  return `${site.api.baseUrl}${address.replace(/^\/api\//, "")}`;
}

/** Stands for the link in the sentence of the consent. */
const LINK = "\u0001";

export async function formWords(form: FormId, locale: Locale, labels: Record<string, string>): Promise<FormWords> {
  const t = messagesIn(locale);
  const privacy = (await listPolicies(locale)).find(({ id }) => id === "privacy");
  if (!privacy) throw new Error("content/policy/privacy is missing, and the forms ask to agree to it");
  const [before = "", after = ""] = t("forms.terms", { policy: LINK }).split(LINK);
  return {
    form,
    optional: t("forms.optional"),
    labels: {
      name: t("forms.fields.name"),
      email: t("forms.fields.email"),
      phone: t("forms.fields.phone"),
      company: t("forms.fields.company"),
      message: t("forms.fields.message"),
      item: t("forms.fields.item"),
      plan: t("forms.fields.plan"),
      order: t("forms.fields.order"),
      device: t("forms.fields.device"),
      note: t("forms.fields.note"),
      ...labels,
    },
    hints: {
      message: t("forms.hints.message"),
      order: t("forms.hints.order"),
      device: t("forms.hints.device"),
    },
    errors: errorTexts(form, t),
    terms: {
      before,
      policy: {
        href: addressOf(locale, paths.policy("privacy")),
        label: t("forms.policy", { version: privacy.version }),
        newTab: t("frame.newTab"),
      },
      after,
    },
  };
}

/** The same sentences the server would answer with. */
function errorTexts(form: FormId, t: Translator): FormWords["errors"] {
  // The catalogue is proven to have a text for each of these by domain/forms/forms.test.ts.
  const text = t as unknown as (key: string, values: Record<string, number>) => string;
  return Object.fromEntries(
    FORMS[form].map((field) => [
      field.name,
      Object.fromEntries(
        possibleErrors(field).map((code) => [
          code,
          text(`forms.errors.${field.name}.${code}`, { min: field.min ?? 0, max: field.max ?? 0 }),
        ]),
      ),
    ]),
  );
}
