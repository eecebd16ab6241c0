import type { Locale } from "#domain/language/locale.ts";
import { listApps } from "#src/content/catalogue.ts";
import { faqIn } from "#src/content/faq.ts";
import type { FormCardProps } from "#src/forms/form-card.tsx";
import { paths } from "#src/i18n/paths.ts";
import { crumbOf, simplePage } from "#src/sections/page/page.props.ts";
import { serialFormProps } from "./serial-form.props.ts";
import type { SerialGuideProps } from "./serial-guide.tsx";

/** The app whose key is shown as an example: one that is bound to a device. */
const SAMPLE = { app: "mizan", key: "MZN4-8KQ2-77TD-X0LP", device: "7F2C-91AD-03B6" };

/** Questions of the FAQ that help before a key is asked for. */
const QUESTIONS = ["what-is-a-key", "requesting-a-key", "new-device", "offline-activation"];

/** Everything the page of the key request shows, in one language. */
export async function serialProps(locale: Locale) {
  const apps = await crumbOf(locale, "apps");
  const { document, intro, t, to } = await simplePage(locale, "serial", [apps]);
  const catalogue = await listApps(locale);
  const [first] = catalogue;
  if (!first) throw new Error("content/apps: there is no app");

  const card: Omit<FormCardProps, "children"> = { title: t("serial.write"), note: t("serial.note") };

  const sampleApp = catalogue.find(({ id }) => id === SAMPLE.app) ?? first;
  const asked = faqIn(locale).groups.flatMap((group) => group.questions);
  const guide: Omit<SerialGuideProps, "children"> = {
    t,
    questions: asked.filter(({ id }) => QUESTIONS.includes(id)),
    faqHref: to(paths.faq()),
    sample: {
      app: { id: sampleApp.id, name: sampleApp.name, kind: sampleApp.kind, version: sampleApp.version },
      key: SAMPLE.key,
      device: SAMPLE.device,
    },
  };

  return { document, intro, card, form: await serialFormProps(document), guide };
}
