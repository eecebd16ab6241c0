import type { Rect, Shape } from "#src/art/shape.ts";
import type { Field } from "./contours.ts";

/** What contours are drawn around. */
export type Land = Shape;

/**
 * Distance to the nearest shore: negative on land, growing out to sea.
 * Shapes nearer to each other than `bridge` run together, as shallows between islands do.
 */
export function distanceToShore(lands: readonly Land[], bridge: number): Field {
  const distances = lands.map(distanceTo);
  return (x, y) => distances.reduce((nearest, distance) => smoothMinimum(nearest, distance(x, y), bridge), FAR_AWAY);
}

/** Far beyond any chart, yet finite: the blend below multiplies it. */
const FAR_AWAY = 1e9;

function distanceTo(land: Land): Field {
  if (land.shape === "circle") return (x, y) => Math.hypot(x - land.x, y - land.y) - land.radius;
  return distanceToRect(land, land.radius);
}

function distanceToRect(rect: Rect, radius: number): Field {
  const centreX = rect.x + rect.width / 2;
  const centreY = rect.y + rect.height / 2;
  return (x, y) => {
    const beyondX = Math.abs(x - centreX) - rect.width / 2 + radius;
    const beyondY = Math.abs(y - centreY) - rect.height / 2 + radius;
    const outside = Math.hypot(Math.max(beyondX, 0), Math.max(beyondY, 0));
    const inside = Math.min(Math.max(beyondX, beyondY), 0);
    return outside + inside - radius;
  };
}

function smoothMinimum(a: number, b: number, bridge: number): number {
  const share = clamp(0.5 + (0.5 * (b - a)) / bridge, 0, 1);
  return b * (1 - share) + a * share - bridge * share * (1 - share);
}

export const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
