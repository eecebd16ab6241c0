import { FORM_PAGES, FORM_START_ADDRESS } from "#domain/forms/form-page.ts";
import { FORMS, type FormId, possibleErrors } from "#domain/forms/forms.ts";
import type { Locale } from "#domain/language/locale.ts";
import { listPolicies } from "#src/content/catalogue.ts";
import { chatLink, type FrameInput } from "#src/frame/frame.props.ts";
import { messagesIn, type Translator } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { mailtoLink } from "#src/sections/company/mail-link.ts";
import { site, siteIn } from "#src/site/site.ts";
import type { FormWords } from "./form-fields.tsx";
import type { FormFrameProps } from "./form-frame.tsx";

/** What every form needs besides its fields. */
export function formFrame(form: FormId, page: FrameInput): Omit<FormFrameProps, "children"> {
  const t = messagesIn(page.locale);
  const { email } = siteIn(page.locale).contact;
  return {
    t,
    form,
    locale: page.locale,
    action: apiAddress(FORM_PAGES[form].action),
    start: apiAddress(FORM_START_ADDRESS),
    mailHref: mailtoLink(email, t("contact.emailSubject", { topic: page.subject })),
    chatHref: chatLink(page),
  };
}

/** The API may live elsewhere; the paths below it are the same. */
function apiAddress(address: string): string {
  return `${site.api.baseUrl}${address.replace(/^\/api\//, "")}`;
}

/** Fields of more than one form; a form names its others itself. */
const LABELLED = ["name", "email", "phone", "company", "message", "item", "plan", "order", "device", "note"] as const;
const HINTED = ["message", "order", "device"] as const;

const byName = <Name extends string>(names: readonly Name[], text: (name: Name) => string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, text(name)]));

export async function formWords(form: FormId, locale: Locale, labels: Record<string, string>): Promise<FormWords> {
  const t = messagesIn(locale);
  const privacy = (await listPolicies(locale)).find(({ id }) => id === "privacy");
  if (!privacy) throw new Error("content/policy/privacy is missing, and the forms ask to agree to it");
  return {
    t,
    form,
    labels: { ...byName(LABELLED, (name) => t(`forms.fields.${name}`)), ...labels },
    hints: byName(HINTED, (name) => t(`forms.hints.${name}`)),
    errors: errorTexts(form, t),
    policy: { href: addressOf(locale, paths.policy("privacy")), version: privacy.version },
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
