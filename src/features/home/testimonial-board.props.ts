import type { Locale } from "#domain/language/locale.ts";
import { listTestimonials } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import type { TestimonialBoardProps } from "./testimonial-board.tsx";

/** The first one leads, with the log of its project; three others stand beside it. */
export async function testimonialBoardProps(
  locale: Locale,
  { head }: Pick<TestimonialBoardProps, "head">,
): Promise<TestimonialBoardProps> {
  const t = messagesIn(locale);
  const [first, ...others] = await listTestimonials(locale);
  if (!first?.log) throw new Error("content/testimonials: the first one (order 1) needs a log");
  return {
    t,
    head,
    lead: {
      ...first,
      log: [
        { label: t("log.project"), value: first.log.project },
        { label: t("log.weeks"), value: t("log.weeksValue", { weeks: first.log.weeks }) },
        { label: t("log.since"), value: String(first.log.since) },
        { label: t("log.releases"), value: String(first.log.releases) },
      ],
    },
    others: others.slice(0, 3),
  };
}
