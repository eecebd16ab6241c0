import type { Direction } from "#domain/language/locale.ts";

const SIZE = { width: 520, height: 620 };
const BLOCK = 104;
const STREET = 12;
/** The corner where the company is, in blocks. */
const PLACE = { column: 2, row: 3 };
/** Blocks that are joined with the next one, or that are a park: a town is no chessboard. */
const WIDE: ReadonlySet<string> = new Set(["0 0", "3 1", "1 4", "3 5"]);
const PARKS: ReadonlySet<string> = new Set(["1 2", "4 3"]);

export type PlaceMapDrawingProps = {
  direction: Direction;
  /** Another mark of the accent is in view. */
  isMuted?: boolean;
};

/** Where the company is: blocks of a town, and a point at a corner. */
export function PlaceMapDrawing({ direction, isMuted = false }: PlaceMapDrawingProps) {
  const blocks = { town: "", park: "" };
  for (let row = 0; row * BLOCK < SIZE.height; row += 1)
    for (let column = 0; column * BLOCK < SIZE.width; column += 1) {
      if (WIDE.has(`${column - 1} ${row}`)) continue;
      const width = (WIDE.has(`${column} ${row}`) ? 2 : 1) * BLOCK - STREET;
      const kind = PARKS.has(`${column} ${row}`) ? "park" : "town";
      blocks[kind] += `M${column * BLOCK} ${row * BLOCK}h${width}v${BLOCK - STREET}h${-width}z`;
    }
  const [x, y] = [PLACE.column * BLOCK - STREET / 2, PLACE.row * BLOCK - STREET / 2];
  const mark = isMuted ? "var(--color-primary-ink)" : "var(--color-accent)";
  return (
    <svg
      className="drawing ground-cover"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={direction === "rtl" ? `matrix(-1 0 0 1 ${SIZE.width} 0)` : undefined}>
        <path fill="var(--color-tint-3)" d={blocks.town} />
        <path fill="var(--color-tint-1)" d={blocks.park} />
        <path fill="none" stroke={mark} strokeWidth="3" d={`M${SIZE.width} ${y}H${x}`} opacity=".7" />
        <circle fill="none" stroke={mark} strokeWidth="1.5" cx={x} cy={y} r="34" />
        <circle fill={mark} cx={x} cy={y} r="9" />
      </g>
    </svg>
  );
}
