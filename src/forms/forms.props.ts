import { labelKey } from "#domain/forms/form-messages.ts";
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

export async function formWords(form: FormId, locale: Locale): Promise<FormWords> {
  const t = messagesIn(locale);
  // Keys follow from the rows of domain/forms/forms.ts; content that lacks one is refused before pages are built.
  const text = t as unknown as ((key: string) => string) & { has: (key: string) => boolean };
  const fields = FORMS[form].filter(({ kind }) => kind !== "check");
  const withHints = fields.filter(({ name }) => text.has(`forms.hints.${name}`));
  const privacy = (await listPolicies(locale)).find(({ id }) => id === "privacy");
  if (!privacy) throw new Error("content/policy/privacy is missing, and the forms ask to agree to it");
  return {
    t,
    form,
    labels: Object.fromEntries(fields.map((field) => [field.name, text(labelKey(field))])),
    hints: Object.fromEntries(withHints.map(({ name }) => [name, text(`forms.hints.${name}`)])),
    errors: errorTexts(form, t),
    policy: { href: addressOf(locale, paths.policy("privacy")), version: privacy.version },
  };
}

/** The same sentences the server would answer with. */
function errorTexts(form: FormId, t: Translator): FormWords["errors"] {
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
