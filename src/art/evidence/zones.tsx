import type { EvidenceTexts } from "#domain/catalogue/evidence.ts";
import type { Direction } from "#domain/language/locale.ts";
import { Figure } from "#src/ui/text/bidi.tsx";

/** Depth lines around a shop, the farthest first, so that each nearer one lies on top. */
const RINGS = [
  { fill: "var(--color-tint-3)", d: "M6 84C2 34 70 4 150 8s158 26 164 78-66 80-160 80S10 134 6 84z" },
  { fill: "var(--color-tint-2)", d: "M54 86c-4-34 44-56 98-54s104 18 106 52-48 56-108 56-92-20-96-54z" },
  { fill: "var(--color-sand)", d: "M104 88c-2-18 22-32 48-30s50 10 50 28-22 30-52 30-44-10-46-28z" },
];

export function ZonesEvidence({ texts, direction }: { texts: EvidenceTexts<"zones">; direction: Direction }) {
  const mirror = direction === "rtl" ? "matrix(-1 0 0 1 320 0)" : undefined;
  return (
    <div className="evidence-sheet">
      <svg className="evidence-plan" viewBox="0 0 320 172" aria-hidden="true">
        <g transform={mirror} stroke="var(--color-art-line-strong)">
          {RINGS.map(({ fill, d }) => (
            <path key={d} fill={fill} d={d} />
          ))}
          <path stroke="var(--color-accent)" strokeWidth="2" strokeDasharray="2 5" d="M152 86Q220 60 284 96" />
          <circle fill="var(--color-accent)" stroke="none" cx="284" cy="96" r="4" />
        </g>
        <circle
          fill="var(--app-ink)"
          stroke="var(--color-surface)"
          strokeWidth="3"
          cx={mirror ? 168 : 152}
          cy="86"
          r="8"
        />
        <g fill="var(--color-copy)" fontSize="13" fontWeight="600" textAnchor="middle">
          {[108, 134, 160].map((y, index) => (
            <text key={y} x={mirror ? 168 : 152} y={y}>
              {index + 1}
            </text>
          ))}
        </g>
      </svg>
      {texts.zones.map(({ name, time, price }, index) => (
        <div key={name} className="evidence-row">
          <i>{index + 1}</i>
          <span>
            {name}
            <small>{time}</small>
          </span>
          <Figure>{price}</Figure>
        </div>
      ))}
    </div>
  );
}
