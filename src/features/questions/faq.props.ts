import type { Locale } from "#domain/language/locale.ts";
import type { PageId } from "#domain/site/pages.ts";
import { keepCompounds } from "#domain/text/compounds.ts";
import { faqIn } from "#src/content/faq.ts";
import { chatLink } from "#src/frame/frame.props.ts";
import { paths } from "#src/i18n/paths.ts";
import type { AskPanelProps } from "#src/sections/page/ask-panel.tsx";
import { crumbOf, simplePage, withStructured } from "#src/sections/page/page.props.ts";
import { faqPage as faqThing } from "#src/seo/structured/pages.ts";
import { directionOf } from "#src/site/site.ts";
import type { FaqBrowserProps } from "./faq-browser.tsx";
import type { FaqHeroProps } from "./faq-hero.tsx";

/** Pages that answers speak of, by the ids of their questions. */
const PAGES_OF_ANSWERS: Readonly<Partial<Record<string, PageId>>> = {
  "requesting-a-key": "serial",
  retention: "coming-soon",
  "generator-uploads": "generator",
};

export async function faqPage(locale: Locale) {
  const withPage = async <Question extends { id: string; answer: string }>(question: Question) => {
    const page = PAGES_OF_ANSWERS[question.id];
    const shown = { ...question, answer: keepCompounds(question.answer) };
    return page ? { ...shown, page: await crumbOf(locale, page) } : shown;
  };
  const { document, intro, t, to } = await simplePage(locale, "faq");
  const { groups } = faqIn(locale);
  const linked = await Promise.all(
    groups.map(async (group, index) => ({
      ...group,
      number: index + 1,
      questions: await Promise.all(group.questions.map(withPage)),
    })),
  );
  const total = groups.reduce((sum, group) => sum + group.questions.length, 0);
  const browser: FaqBrowserProps = {
    groups: linked,
    opened: groups[0]?.questions[0]?.id,
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
  const hero: Omit<FaqHeroProps, "children"> = {
    direction: directionOf(locale),
    count: linked.length,
  };
  const questions = groups.flatMap((group) => group.questions);
  return {
    document: withStructured(document, faqThing(locale, paths.faq(), questions)),
    intro,
    hero,
    browser,
    ask,
  };
}
