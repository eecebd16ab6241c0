import { QuestionAccordion, type QuestionWithAnswer } from "#src/sections/page/question-accordion.tsx";
import type { SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { MarkLabel } from "#src/ui/display/section-head.tsx";

export type AppQuestionsProps = {
  head: SectionHeadTexts;
  questions: QuestionWithAnswer[];
  /** For what is not answered here. The first way is the one we prefer. */
  ask: { title: string; text: string; actions: { href: string; label: string; newTab?: string }[] };
};

/** Last section of an app's page: the answers, and beside them the way to ask. */
export function AppQuestions({ head, questions, ask }: AppQuestionsProps) {
  const [first, ...others] = ask.actions;
  return (
    <section id="questions" aria-labelledby="questions-title" className="pb-(--section-space)">
      <div className="wrap grid gap-x-16 gap-y-6 wide:grid-cols-[5fr_7fr] wide:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-4">
          <MarkLabel>{head.label}</MarkLabel>
          <h2 id="questions-title">{head.title}</h2>
        </div>
        <div className="grid wide:row-span-2">
          <QuestionAccordion questions={questions} />
        </div>
        <div className="grid content-start gap-5 self-end rounded-panel bg-tint-3 p-6 tablet:p-8 print:hidden">
          <div>
            <h3 className="mb-2">{ask.title}</h3>
            <p className="max-w-copy text-copy">{ask.text}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            {first && (
              <Button href={first.href} icon="arrow-right">
                {first.label}
              </Button>
            )}
            {others.map(({ href, label, newTab }) => (
              <Button key={href} href={href} look="ghost" newTab={newTab}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
