import { GroupMark } from "#src/art/theme/group-mark.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./question-list.css";
import { Accordion, AccordionItem } from "#src/ui/navigation/accordion.tsx";

type Question = {
  id: string;
  question: string;
  answer: string;
  /** The page that the answer speaks of. */
  page?: { href: string; label: string };
};

export type QuestionListProps = {
  groups: { id: string; title: string; number: number; questions: Question[] }[];
  /** The question whose answer is open at first: it shows what the others hold. */
  opened?: string | undefined;
  /** What the small link in an answer is called; without it there is none. */
  linkLabel?: string;
};

/** Questions as native disclosures: they open without script, and by their own address. */
export function QuestionList({ groups, opened, linkLabel }: QuestionListProps) {
  return (
    <div className="grid gap-14">
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`} data-question-group="">
          <h2 className="question-group mb-4 flex items-center gap-4 text-heading" id={`group-${group.id}`}>
            <GroupMark number={group.number} className="size-10" />
            {group.title}
          </h2>
          <Accordion>
            {group.questions.map(({ id, question, answer, page }) => (
              <AccordionItem key={id} id={id} title={question} open={id === opened}>
                {answer}
                {page && (
                  <>
                    {" "}
                    <a className="font-strong text-primary-ink underline underline-offset-4" href={page.href}>
                      {page.label}
                    </a>
                  </>
                )}
                {linkLabel && (
                  <a className="question-link print:hidden" href={`#${id}`} aria-label={`${linkLabel}: ${question}`}>
                    <Icon name="link" />
                    {linkLabel}
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
