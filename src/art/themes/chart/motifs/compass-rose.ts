/** Radius of the outer circle, in units of the drawing. */
export const ROSE_RADIUS = 300;

export type CompassRose = { spikes: string; shades: string; north: string; squares: string };

type Ray = { bearing: number; reach: number; spread: number };

const MINOR_RAYS = raysFrom(22.5, 45, { reach: 0.52, spread: 11.25 });
const ORDINAL_RAYS = raysFrom(45, 90, { reach: 0.66, spread: 22.5 });
const CARDINAL_RAYS = raysFrom(0, 90, { reach: 0.86, spread: 22.5 });
const NORTH: Ray = { bearing: 0, reach: 0.86, spread: 22.5 };

/** A ray is widest at this share of its reach. */
const SHOULDER = 0.3;
const SQUARE_REACH = 0.4;

/** The star of a chart's compass: sixteen rays, each with one side in shade, over two crossed squares. */
export function drawCompassRose(): CompassRose {
  const rays = [...MINOR_RAYS, ...ORDINAL_RAYS, ...CARDINAL_RAYS];
  return {
    spikes: rays.map(outlineOf).join(""),
    shades: rays.map(shadeOf).join(""),
    north: outlineOf(NORTH),
    squares: [0, 45].map(squareAt).join(""),
  };
}

function raysFrom(first: number, step: number, shape: Omit<Ray, "bearing">): Ray[] {
  return Array.from({ length: 360 / step }, (_, index) => ({ bearing: first + index * step, ...shape }));
}

function outlineOf({ bearing, reach, spread }: Ray): string {
  const shoulders = [place(bearing - spread, reach * SHOULDER), place(bearing + spread, reach * SHOULDER)];
  return `M0 0L${shoulders[0]} ${place(bearing, reach)} ${shoulders[1]}z`;
}

function shadeOf({ bearing, reach, spread }: Ray): string {
  return `M0 0L${place(bearing, reach)} ${place(bearing + spread, reach * SHOULDER)}z`;
}

function squareAt(turn: number): string {
  return `M${[0, 90, 180, 270].map((bearing) => place(turn + bearing, SQUARE_REACH)).join(" ")}z`;
}

/** Bearings run clockwise from north, as on a chart. */
function place(bearing: number, reach: number): string {
  const angle = ((bearing - 90) * Math.PI) / 180;
  const x = Math.round(Math.cos(angle) * reach * ROSE_RADIUS);
  const y = Math.round(Math.sin(angle) * reach * ROSE_RADIUS);
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
