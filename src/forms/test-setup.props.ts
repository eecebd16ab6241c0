import { FORM_PAGES, FORM_START_ADDRESS } from "#domain/forms/form-page.ts";
import type { FormId } from "#domain/forms/forms.ts";
import type { Locale } from "#domain/language/locale.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { formTexts } from "./form-texts.props.ts";
import type { FormSetup } from "./use-form.ts";

/** For component tests: a form's setup with the real words, without the content that only the build can read. */
export function testSetup(form: FormId, locale: Locale): FormSetup {
  return {
    locale,
    action: FORM_PAGES[form].action,
    start: FORM_START_ADDRESS,
    links: {
      privacy: "/policy/privacy",
      usage: "/policy/usage",
      mail: "mailto:x@example.com",
      chat: "https://chat.example/x",
    },
    texts: formTexts(form, messagesIn(locale), "1.0"),
  };
}
