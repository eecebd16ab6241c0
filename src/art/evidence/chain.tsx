import type { EvidenceTexts } from "#domain/catalogue/evidence.ts";
import { Icon } from "#src/ui/icons/icon.tsx";

/** Messages in the order they go out, like buoys on a line: those already sent are filled. */
export function ChainEvidence({ texts }: { texts: EvidenceTexts<"chain"> }) {
  return (
    <ol className="evidence-chain">
      {texts.steps.map(({ when, what, isDone, answers }) => (
        <li key={when} data-done={isDone ? "" : undefined}>
          <i>{isDone && <Icon name="check" />}</i>
          <b>{when}</b>
          <span>{what}</span>
          {answers && (
            <span className="evidence-answers">
              {answers.map((answer) => (
                <em key={answer}>{answer}</em>
              ))}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
