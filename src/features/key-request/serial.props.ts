import type { Locale } from "#domain/language/locale.ts";
import { keepCompounds } from "#domain/text/compounds.ts";
import { faqIn } from "#src/content/faq.ts";
import type { FormCardProps } from "#src/forms/form-card.tsx";
import { paths } from "#src/i18n/paths.ts";
import { crumbOf, simplePage } from "#src/sections/page/page.props.ts";
import { directionOf } from "#src/site/site.ts";
import { SAMPLE, serialFormProps } from "./serial-form.props.ts";
import type { SerialGuideProps } from "./serial-guide.tsx";

/** Questions of the FAQ that help before a key is asked for. */
const QUESTIONS = ["what-is-a-key", "requesting-a-key", "new-device", "offline-activation"];

/** Everything the page of the key request shows, in one language. */
export async function serialProps(locale: Locale) {
  const apps = await crumbOf(locale, "apps");
  const { document, intro, t, to } = await simplePage(locale, "serial", [apps]);

  const card: Omit<FormCardProps, "children"> = { title: t("serial.write"), note: t("serial.note") };

  const asked = faqIn(locale).groups.flatMap((group) => group.questions);
  const guide: Omit<SerialGuideProps, "children"> = {
    t,
    questions: asked.filter(({ id }) => QUESTIONS.includes(id)),
    faqHref: to(paths.faq()),
    sample: SAMPLE,
    direction: directionOf(locale),
  };

  return {
    document,
    intro: { ...intro, lead: keepCompounds(intro.lead) },
    card,
    form: await serialFormProps(document),
    guide,
  };
}
