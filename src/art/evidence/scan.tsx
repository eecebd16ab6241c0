import type { EvidenceTexts } from "#domain/catalogue/evidence.ts";
import { BARCODE_MODULES, barcodeDashes } from "#src/art/barcode.ts";

/** A label under the reader, and those read before it. */
export function ScanEvidence({ texts }: { texts: EvidenceTexts<"scan"> }) {
  return (
    <div className="evidence-sheet">
      <div className="evidence-label">
        <svg viewBox={`-10 0 ${BARCODE_MODULES + 20} 46`} aria-hidden="true">
          <path
            stroke="var(--color-ink)"
            strokeWidth="36"
            strokeDasharray={barcodeDashes(texts.barcode)}
            d={`M0 23h${BARCODE_MODULES}`}
          />
          <path stroke="var(--color-accent)" d={`M-8 23h${BARCODE_MODULES + 16}`} />
        </svg>
        <bdi dir="ltr" className="font-data text-small text-muted">
          {texts.barcode}
        </bdi>
      </div>
      <div className="evidence-row" data-state="chosen">
        <span>
          {texts.name}
          <small>{texts.note}</small>
        </span>
        <bdi>{texts.count}</bdi>
      </div>
      {texts.rows.map(({ name, count }) => (
        <div key={name} className="evidence-row">
          <span>{name}</span>
          <bdi>{count}</bdi>
        </div>
      ))}
    </div>
  );
}
