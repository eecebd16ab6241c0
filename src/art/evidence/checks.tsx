import type { EvidenceTexts } from "#domain/catalogue/evidence.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { Figure } from "#src/ui/text/bidi.tsx";

/** A list that is worked through: ticked, in hand, still to come. */
export function ChecksEvidence({ texts }: { texts: EvidenceTexts<"checks"> }) {
  return (
    <div className="evidence-sheet">
      <div className="evidence-head">
        <b>{texts.title}</b>
        <span className="text-small text-muted">{texts.note}</span>
      </div>
      {texts.rows.map(({ mark, name, note, state }) => (
        <div key={mark} className="evidence-row evidence-check" data-state={state}>
          <i>{state === "done" && <Icon name="check" />}</i>
          <span>
            {name}
            <small>{note}</small>
          </span>
          <Figure>{mark}</Figure>
        </div>
      ))}
    </div>
  );
}
