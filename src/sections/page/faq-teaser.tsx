import { Button } from "#src/ui/controls/button.tsx";
import { MarkLabel } from "#src/ui/display/section-head.tsx";
import { QuestionAccordion, type QuestionWithAnswer } from "./question-accordion.tsx";
import type { SectionHeadTexts } from "./section-frame.tsx";
import "./faq-teaser.css";

export type FaqTeaserProps = {
  head: SectionHeadTexts;
  /** Joins the section above it. */
  tight?: boolean;
  questions: QuestionWithAnswer[];
  all: { href: string; label: string };
};

/** The heading stands beside the answers, not above them. */
export function FaqTeaser({ head, tight = true, questions, all }: FaqTeaserProps) {
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className={tight ? "pb-(--section-space)" : "section-space"}
    >
      <div className="wrap grid gap-x-10 gap-y-3 wrap-anywhere tablet:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] wide:gap-24">
        <div className="faq-head">
          <MarkLabel>{head.label}</MarkLabel>
          <h2 id="questions-title">{head.title}</h2>
          {head.lead && <p className="text-lead text-copy">{head.lead}</p>}
          <Button href={all.href} look="ghost">
            {all.label}
          </Button>
        </div>
        <QuestionAccordion questions={questions} isFirstOpen />
      </div>
    </section>
  );
}
