import type { Direction, Locale } from "#domain/language/locale.ts";
import { faqIn } from "#src/content/faq.ts";
import { messagesIn, type Translator } from "#src/i18n/messages.ts";
import { contactProps } from "#src/sections/company/contact-ways.props.ts";
import type { QuestionWithAnswer } from "#src/sections/page/question-accordion.tsx";
import { directionOf } from "#src/site/site.ts";
import samples from "./samples.json";

/** What the specimens say in one language. */
export type Sample = {
  locale: Locale;
  direction: Direction;
  t: Translator;
  words: (typeof samples)["en"];
  questions: QuestionWithAnswer[];
  contact: ReturnType<typeof contactProps>;
  /** An id of this language's column. */
  id: (name: string) => string;
};

export function sampleIn(locale: Locale): Sample {
  return {
    locale,
    direction: directionOf(locale),
    t: messagesIn(locale),
    words: new Map(Object.entries(samples)).get(locale) ?? samples.en,
    questions: faqIn(locale).groups.flatMap((group) => group.questions),
    contact: contactProps({ locale, path: "", subject: "" }),
    id: (name) => `part-${locale}-${name}`,
  };
}
