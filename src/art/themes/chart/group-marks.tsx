import type { Direction } from "#domain/language/locale.ts";
import { classNames } from "#src/art/class-names.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import { PENNANT_SIDE, PennantFields } from "./group-mark.tsx";
import "./flags/flag-line.css";

export type GroupMarksProps = { count: number; direction: Direction; className?: string };

const WIDTH = 560;
const HEIGHT = 360;
const SCALE = 1.5;
const MAST = { x: 500, top: 12 };

type Point = { x: number; y: number };
/** The halyard, from the head of the mast down to the deck. */
const ROPE: readonly [Point, Point, Point] = [
  { x: MAST.x, y: 30 },
  { x: 300, y: 250 },
  { x: 0, y: 246 },
];

/** Pennants in their order: they hang from the halyard of one mast, the first of them highest. */
export function GroupMarks({ count, direction, className }: GroupMarksProps) {
  const x = (fromStart: number) => round(xFromStart(fromStart, WIDTH, direction));
  const turn = direction === "rtl" ? -1 : 1;
  const [head, bend, deck] = ROPE;
  return (
    <svg className={classNames("flag-hoist", className)} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path
        className="flag-hoist-mast"
        d={`M${x(MAST.x)} ${MAST.top}V${HEIGHT}M${x(MAST.x - 46)} 74H${x(WIDTH)}M${x(0)} 232V${HEIGHT}`}
      />
      <circle className="flag-hoist-truck" cx={x(MAST.x)} cy={MAST.top} r="8" />
      <path
        className="flag-line-rope"
        d={`M${x(head.x)} ${head.y}Q${x(bend.x)} ${bend.y} ${x(deck.x)} ${deck.y}M${x(head.x)} ${head.y}L${x(WIDTH)} ${HEIGHT}`}
      />
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => {
        const place = ropeAt((number + 0.35) / (count + 0.9));
        return (
          <g key={number} transform={`translate(${x(place.x)} ${round(place.y)}) rotate(${round(turn * place.slope)})`}>
            {/* The staff lies along the halyard. */}
            <g transform={`matrix(0 ${SCALE} ${SCALE} 0 ${(-PENNANT_SIDE * SCALE) / 2} 0)`}>
              <PennantFields number={number} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** A place on the halyard and its slope there, in degrees. */
function ropeAt(share: number): Point & { slope: number } {
  const [head, bend, deck] = ROPE;
  const rest = 1 - share;
  const along = (a: number, b: number, c: number) => rest * rest * a + 2 * rest * share * b + share * share * c;
  const slope = Math.atan2(
    rest * (bend.y - head.y) + share * (deck.y - bend.y),
    rest * (bend.x - head.x) + share * (deck.x - bend.x),
  );
  // The rope is followed downwards, against the reading direction: half a turn keeps the flags below it.
  return { x: along(head.x, bend.x, deck.x), y: along(head.y, bend.y, deck.y), slope: (slope * 180) / Math.PI - 180 };
}

const round = (value: number) => Math.round(value * 10) / 10;
