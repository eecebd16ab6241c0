import type { Locale } from "#domain/language/locale.ts";
import type { PageId } from "#domain/site/pages.ts";
import { faqIn } from "#src/content/faq.ts";
import { chatLink } from "#src/frame/frame.props.ts";
import { paths } from "#src/i18n/paths.ts";
import type { AskPanelProps } from "#src/sections/page/ask-panel.tsx";
import { crumbOf, simplePage, withStructured } from "#src/sections/page/page.props.ts";
import { faqPage as faqThing } from "#src/seo/structured/pages.ts";
import type { FaqBrowserProps } from "./faq-browser.tsx";

/** Pages that answers speak of, by the ids of their questions. */
const PAGES_OF_ANSWERS: Readonly<Partial<Record<string, PageId>>> = {
  "requesting-a-key": "serial",
  retention: "coming-soon",
  "generator-uploads": "generator",
};

export async function faqPage(locale: Locale) {
  const withPage = async <Question extends { id: string }>(question: Question) => {
    const page = PAGES_OF_ANSWERS[question.id];
    return page ? { ...question, page: await crumbOf(locale, page) } : question;
  };
  const { document, intro, t, to } = await simplePage(locale, "faq");
  const { groups } = faqIn(locale);
  const linked = await Promise.all(
    groups.map(async (group) => ({ ...group, questions: await Promise.all(group.questions.map(withPage)) })),
  );
  const total = groups.reduce((sum, group) => sum + group.questions.length, 0);
  const browser: FaqBrowserProps = {
    groups: linked,
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
