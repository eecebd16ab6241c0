import type { EvidenceTexts } from "#domain/catalogue/evidence.ts";
import type { Direction } from "#domain/language/locale.ts";
import { xFromStart } from "#src/art/reading-direction.ts";

const WIDTH = 320;
/** Middles of the four rooms, where their names stand. */
const NAMES: [x: number, y: number][] = [
  [84, 62],
  [204, 44],
  [274, 44],
  [204, 136],
];

/** A floor plan with one quantity lit up in it: the figure and its place at once. */
export function RoomsEvidence({ texts, direction }: { texts: EvidenceTexts<"rooms">; direction: Direction }) {
  const mirror = direction === "rtl" ? `matrix(-1 0 0 1 ${WIDTH} 0)` : undefined;
  return (
    <div className="evidence-sheet">
      <svg className="evidence-plan" viewBox={`0 0 ${WIDTH} 190`} aria-hidden="true">
        <g transform={mirror}>
          <path fill="var(--app-soft)" d="M12 12h144v106H12z" />
          <path stroke="var(--color-ink)" strokeWidth="6" d="M308 12H12v166h62m34 0h200v-62m0-32V12M240 12v40m0 22v6" />
          <path stroke="var(--color-ink)" strokeWidth="3" d="M156 80h26m26 0h100M12 118h28m26 0h90" />
          <path stroke="var(--color-accent)" strokeWidth="6" d="M156 118V80m0-26V12H12v106" />
          <path stroke="var(--color-line-strong)" d="M74 178a34 34 0 0 1 34-34v34M308 84a32 32 0 0 0-32 32h32" />
        </g>
        <g fill="var(--color-copy)" fontSize="12" textAnchor="middle">
          {texts.rooms.map((room, index) => {
            const [x, y] = NAMES[index] ?? [0, 0];
            return (
              <text key={room} x={xFromStart(x, WIDTH, direction)} y={y}>
                {room}
              </text>
            );
          })}
        </g>
      </svg>
      {[texts.chosen, ...texts.others].map(({ name, amount }, index) => (
        <div key={name} className="evidence-row" data-state={index === 0 ? "chosen" : undefined}>
          <span>{name}</span>
          <bdi>{amount}</bdi>
        </div>
      ))}
    </div>
  );
}
