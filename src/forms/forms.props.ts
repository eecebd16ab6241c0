import { FORM_PAGES, FORM_START_ADDRESS } from "#domain/forms/form-page.ts";
import type { FormId } from "#domain/forms/forms.ts";
import { WAITING_FORMS_KEY } from "#domain/site/constants.ts";
import { listPolicies } from "#src/content/catalogue.ts";
import { chatLink, type FrameInput } from "#src/frame/frame.props.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import type { TouchOptions } from "#src/islands/client-touch.ts";
import { mailtoLink } from "#src/sections/company/mail-link.ts";
import { site, siteIn } from "#src/site/site.ts";
import { formTexts } from "./form-texts.props.ts";
import { draftKey } from "./storage/form-draft.ts";
import type { FormSetup } from "./use-form.ts";

/** A form hydrates when it is touched, when a link chose something for it, or when something typed was left in it. */
export const formWakes = (form: FormId, { idle = false } = {}): TouchOptions => ({
  query: true,
  stored: [draftKey(form), WAITING_FORMS_KEY],
  idle,
});

/** What every form needs besides its choices. */
export async function formSetup(form: FormId, page: FrameInput): Promise<FormSetup> {
  const { locale } = page;
  const t = messagesIn(locale);
  const privacy = (await listPolicies(locale)).find(({ id }) => id === "privacy");
  if (!privacy) throw new Error("content/policy/privacy is missing, and the forms ask to agree to it");
  return {
    locale,
    action: apiAddress(FORM_PAGES[form].action),
    start: apiAddress(FORM_START_ADDRESS),
    links: {
      privacy: addressOf(locale, paths.policy("privacy")),
      usage: addressOf(locale, paths.policy("usage")),
      mail: mailtoLink(siteIn(locale).contact.email, t("contact.emailSubject", { topic: page.subject })),
      chat: chatLink(page),
    },
    texts: formTexts(form, t, privacy.version),
  };
}

/** The API may live elsewhere; the paths below it are the same. */
function apiAddress(address: string): string {
  return `${site.api.baseUrl}${address.replace(/^\/api\//, "")}`;
}
