import type { Locale } from "#domain/language/locale.ts";
import { faqIn } from "#src/content/faq.ts";
import { chatLink } from "#src/frame/frame.props.ts";
import { paths } from "#src/i18n/paths.ts";
import type { AskPanelProps } from "#src/sections/page/ask-panel.tsx";
import { simplePage, withStructured } from "#src/sections/page/page.props.ts";
import { faqPage as faqThing } from "#src/seo/structured/pages.ts";
import type { FaqBrowserProps } from "./faq-browser.tsx";

export async function faqPage(locale: Locale) {
  const { document, intro, t, to } = await simplePage(locale, "faq");
  const { groups } = faqIn(locale);
  const total = groups.reduce((sum, group) => sum + group.questions.length, 0);
  const browser: FaqBrowserProps = {
    groups,
    linkLabel: t("faq.link"),
    labels: {
      groups: t("faq.groups"),
      filter: t("faq.filter"),
      placeholder: t("faq.filterPlaceholder"),
      none: t("faq.none"),
      ask: t("faq.ask"),
    },
    found: Array.from({ length: total + 1 }, (_, count) => t("faq.found", { count })),
    askHref: to(paths.contact()),
  };
  const ask: AskPanelProps = {
    id: "ask",
    title: t("faq.contactTitle"),
    text: t("faq.contactText"),
    write: { href: to(paths.contact()), label: t("faq.ask") },
    also: [{ href: chatLink(document), label: t("contact.chatAction"), icon: "whatsapp", newTab: t("frame.newTab") }],
  };
  const questions = groups.flatMap((group) => group.questions);
  return { document: withStructured(document, faqThing(locale, paths.faq(), questions)), intro, browser, ask };
}
