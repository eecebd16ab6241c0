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
          <div className="accordion border-y border-line">
            {group.questions.map(({ id, question, answer }) => (
              <details key={id} id={id}>
                <summary>
                  <h3>{question}</h3>
                </summary>
                <p className="max-w-[62ch] pb-6 text-copy">{answer}</p>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
