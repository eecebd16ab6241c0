import { Icon } from "#src/ui/icons/icon.tsx";
import "./question-list.css";
import { Accordion, AccordionItem } from "#src/ui/navigation/accordion.tsx";

export type QuestionListProps = {
  groups: { id: string; title: string; questions: { id: string; question: string; answer: string }[] }[];
  /** What the small link in an answer is called; without it there is none. */
  linkLabel?: string;
};

/** Questions as native disclosures: they open without script, and by their own address. */
export function QuestionList({ groups, linkLabel }: QuestionListProps) {
  return (
    <div className="grid gap-14">
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`} data-question-group="">
          <h2 className="mb-3 text-heading" id={`group-${group.id}`}>
            {group.title}
          </h2>
          <Accordion>
            {group.questions.map(({ id, question, answer }) => (
              <AccordionItem key={id} id={id} title={question}>
                {answer}
                {linkLabel && (
                  <a className="question-link" href={`#${id}`} aria-label={`${linkLabel}: ${question}`}>
                    <Icon name="link" />
                  </a>
                )}
              </AccordionItem>
            ))}
          </Accordion>
        </section>
      ))}
    </div>
  );
}
