import type { EvidenceTexts } from "#domain/catalogue/evidence.ts";
import type { Direction } from "#domain/language/locale.ts";
import { Figure } from "#src/ui/text/bidi.tsx";

/** Amounts to one scale, the sum below. */
export function BarsEvidence({ texts, direction }: { texts: EvidenceTexts<"bars">; direction: Direction }) {
  return (
    <div className="evidence-sheet">
      <div className="evidence-head">
        <b>{texts.title}</b>
      </div>
      {texts.rows.map(({ name, percent, amount }) => (
        <div key={name} className="evidence-bar">
          <span>{name}</span>
          <Figure>{amount}</Figure>
          <svg width="100%" height="10" aria-hidden="true">
            <rect fill="var(--color-sunken)" width="100%" height="10" rx="2" />
            <rect
              fill="var(--app-ink)"
              x={direction === "rtl" ? `${100 - percent}%` : 0}
              width={`${percent}%`}
              height="10"
              rx="2"
            />
          </svg>
        </div>
      ))}
      <div className="evidence-row evidence-sum">
        <span>{texts.total.name}</span>
        <bdi>{texts.total.amount}</bdi>
      </div>
    </div>
  );
}
