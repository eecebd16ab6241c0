import { Accordion, AccordionItem } from "#src/ui/accordion.tsx";

export type QuestionListProps = {
  groups: { id: string; title: string; questions: { id: string; question: string; answer: string }[] }[];
};

/** Questions as native disclosures: they open without script, and by their own address. */
export function QuestionList({ groups }: QuestionListProps) {
  return (
    <div className="grid gap-12">
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`} data-question-group="">
          <h2 className="mb-2 text-heading" id={`group-${group.id}`}>
            {group.title}
          </h2>
          <Accordion>
            {group.questions.map(({ id, question, answer }) => (
              <AccordionItem key={id} id={id} title={question}>
                {answer}
              </AccordionItem>
            ))}
          </Accordion>
        </section>
      ))}
    </div>
  );
}
