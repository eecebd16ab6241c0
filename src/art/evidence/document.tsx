import type { EvidenceTexts } from "#domain/catalogue/evidence.ts";
import { Figure } from "#src/ui/text/bidi.tsx";
import { SQUARE_CODE } from "./square-code.ts";

/** An invoice, a receipt, a rate worked out: lines, a total, and the code the law asks for. */
export function DocumentEvidence({ texts }: { texts: EvidenceTexts<"document"> }) {
  return (
    <div className="evidence-sheet">
      <div className="evidence-head">
        <b>{texts.title}</b>
        <bdi dir="ltr" className="font-data text-small text-muted">
          {texts.number}
        </bdi>
      </div>
      {texts.lines.map(({ name, note, amount }) => (
        <div key={name} className="evidence-row">
          <span>{name}</span>
          {note !== undefined && (
            <small>
              <Figure>{note}</Figure>
            </small>
          )}
          <Figure>{amount}</Figure>
        </div>
      ))}
      <div className="evidence-total">
        {texts.hasCode && (
          <svg width="84" height="84" viewBox="0 0 21 21" shapeRendering="crispEdges" aria-hidden="true">
            <path fill="var(--color-ink)" fillRule="evenodd" d={SQUARE_CODE} />
          </svg>
        )}
        <span>
          <small>{texts.total.name}</small>
          <b>
            <Figure>{texts.total.amount}</Figure>
          </b>
        </span>
      </div>
    </div>
  );
}
