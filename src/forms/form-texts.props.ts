import { labelKey } from "#domain/forms/form-messages.ts";
import { type Field, FORMS, type FormId, possibleErrors } from "#domain/forms/forms.ts";
import type { Translator } from "#src/i18n/messages.ts";
import { textsByKey } from "#src/i18n/texts-by-key.ts";
import { FAILURE_REASONS, type FieldTexts, type FormTexts, TERMS_LINKS } from "./form-texts.ts";

/** Between the pieces of the consent: around what becomes a link. */
const EDGE = "\u0001";

/** Every word of a form, finished. */
export function formTexts(form: FormId, t: Translator, policyVersion: string): FormTexts {
  return {
    fields: Object.fromEntries(FORMS[form].map((field) => [field.name, fieldTexts(field, t)])),
    optional: t("forms.optional"),
    errorSummary: t("forms.errorSummary"),
    honeypot: t("forms.honeypot"),
    send: t(`forms.send.${form}`),
    sending: t("forms.sending"),
    terms: termsTexts(form, t, policyVersion),
    newTab: t("frame.newTab"),
    failed: {
      title: t("forms.failed"),
      reasons: textsByKey(FAILURE_REASONS, (reason) => t(`forms.reasons.${reason}`)),
      retry: t("forms.retry"),
      writeEmail: t("contact.writeEmail"),
      writeChat: t("contact.writeChat"),
    },
    waiting: {
      title: t("forms.waiting.title"),
      text: t("forms.waiting.text"),
      send: t("forms.waiting.send"),
      drop: t("forms.waiting.drop"),
    },
    sent: {
      title: t("forms.done"),
      received: t(`forms.received.${form}`),
      confirmation: t(`forms.confirmation.${form}`),
      reference: t("forms.reference"),
      nextTitle: t("forms.nextTitle"),
      next: [t(`forms.next.${form}.kept`), t(`forms.next.${form}.then`), t(`forms.next.${form}.last`)],
      again: t(`forms.again.${form}`),
      copy: { copy: t("forms.copyReference"), copied: t("forms.copied"), failed: t("forms.copyFailed") },
    },
  };
}

/** The sentence of the consent, cut where its links begin and end. */
function termsTexts(form: FormId, t: Translator, policyVersion: string): FormTexts["terms"] {
  const words = { privacy: t("forms.policy", { version: policyVersion }), usage: t("forms.usage") };
  return t(`forms.terms.${form}`, { privacy: `${EDGE}privacy${EDGE}`, usage: `${EDGE}usage${EDGE}` })
    .split(EDGE)
    .filter((piece) => piece !== "")
    .map((piece) => {
      const to = TERMS_LINKS.find((link) => link === piece);
      return to ? { text: words[to], to } : { text: piece };
    });
}

function fieldTexts(field: Field, t: Translator): FieldTexts {
  // Keys follow from the rows of domain/forms/forms.ts; content that lacks one is refused before pages are built.
  const text = t as unknown as ((key: string, values?: Record<string, number>) => string) & {
    has: (key: string) => boolean;
  };
  const { name, kind, min = 0, max = 0 } = field;
  const hint = `forms.hints.${name}`;
  return {
    // The label of a box to tick is a sentence of its own.
    label: kind === "check" ? "" : text(labelKey(field)),
    ...(text.has(hint) && { hint: text(hint) }),
    errors: textsByKey(possibleErrors(field), (code) => text(`forms.errors.${name}.${code}`, { min, max })),
  };
}
