import type { EvidenceTexts } from "#domain/catalogue/evidence.ts";
import { Figure } from "#src/ui/text/bidi.tsx";

/** One document in two languages, one over the other: each keeps its own direction. */
export function SheetsEvidence({ texts }: { texts: EvidenceTexts<"sheets"> }) {
  return (
    <div className="evidence-sheets">
      {texts.sheets.map(({ lang, dir, title, rows }) => (
        <div key={lang} lang={lang} dir={dir} className="evidence-sheet">
          <div className="evidence-head">
            <b>{title}</b>
          </div>
          {rows.map(({ number, name, amount }) => (
            <div key={number} className="evidence-row">
              <small>
                <Figure>{number}</Figure>
              </small>
              <span>{name}</span>
              <bdi>{amount}</bdi>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
