import { Accordion, AccordionItem } from "#src/ui/navigation/accordion.tsx";

export type QuestionWithAnswer = { id: string; question: string; answer: string };

export type QuestionAccordionProps = {
  questions: readonly QuestionWithAnswer[];
  /** The first answer shows what the others hold. */
  isFirstOpen?: boolean;
};

/** Questions beside something else: one answer is open at a time. */
export function QuestionAccordion({ questions, isFirstOpen = false }: QuestionAccordionProps) {
  return (
    <Accordion>
      {questions.map(({ id, question, answer }, index) => (
        <AccordionItem key={id} name="questions" open={isFirstOpen && index === 0} title={question}>
          {answer}
        </AccordionItem>
      ))}
    </Accordion>
  );
}
