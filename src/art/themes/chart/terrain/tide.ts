/** The curve is drawn in this box and stretched to its place. */
export const TIDE_SIZE = { width: 1200, height: 270 };

type TidePoint = { x: number; y: number };

/** The highest tide leaves this much air above it; the lowest still has water under it. */
const HEADROOM = 30;
const LOWEST = 260;
/** How far the water falls between two high tides. */
const EBB = 16;

/** Where each milestone stands: in the middle of its column, as high as its level from 0 to 1. */
export function tidePoints(levels: readonly number[]): TidePoint[] {
  return levels.map((level, index) => ({
    x: Math.round(((index + 0.5) * TIDE_SIZE.width) / levels.length),
    y: heightOf(level),
  }));
}

/** From edge to edge through all points, ebbing between them; absolute coordinates, whole units. */
export function tidePath(levels: readonly number[]): string {
  const points = tidePoints(levels);
  const [first, ...others] = points;
  const last = points.at(-1);
  const firstLevel = levels[0];
  if (!first || !last || firstLevel === undefined) return "";
  const startY = heightOf(firstLevel * 0.82);
  const arrival = `M0 ${startY}C60 ${startY} ${first.x - 60} ${first.y} ${first.x} ${first.y}`;
  const waves = others.map((point, index) => waveBetween(points[index] ?? first, point)).join("");
  const { width } = TIDE_SIZE;
  const departure = `C${last.x + 60} ${last.y} ${width - 30} ${last.y - 22} ${width} ${last.y - 30}`;
  return arrival + waves + departure;
}

function waveBetween(from: TidePoint, to: TidePoint): string {
  const middle = Math.round((from.x + to.x) / 2);
  const low = Math.max(from.y, to.y) + EBB;
  const ebb = `C${from.x + 40} ${from.y - 6} ${middle - 46} ${low} ${middle} ${low}`;
  return `${ebb}S${to.x - 60} ${to.y} ${to.x} ${to.y}`;
}

function heightOf(level: number): number {
  return Math.round(LOWEST - level * (LOWEST - HEADROOM));
}
