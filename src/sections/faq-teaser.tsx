import { Button } from "#src/ui/button.tsx";
import type { SectionHeadTexts } from "./section-frame.tsx";

export type FaqTeaserProps = {
  head: SectionHeadTexts;
  questions: { id: string; question: string; answer: string }[];
  all: { href: string; label: string };
};

/** The heading stands beside the answers, not above them. */
export function FaqTeaser({ head, questions, all }: FaqTeaserProps) {
  return (
    <section id="questions" aria-labelledby="questions-title" className="pb-(--section-space)">
      <div className="wrap grid gap-8 wide:grid-cols-[4fr_7fr] wide:gap-24">
        <div className="grid content-start gap-4">
          <span className="mark-label">{head.label}</span>
          <h2 id="questions-title">{head.title}</h2>
          {head.lead && <p className="text-lead text-copy">{head.lead}</p>}
          <div className="pt-2">
            <Button href={all.href} look="ghost">
              {all.label}
            </Button>
          </div>
        </div>
        <div className="accordion self-start border-y border-line">
          {questions.map(({ id, question, answer }, index) => (
            <details key={id} name="questions" open={index === 0}>
              <summary>
                <h3>{question}</h3>
              </summary>
              <p className="max-w-[62ch] pb-6 text-copy">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
