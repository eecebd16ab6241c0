import type { Direction } from "#domain/language/locale.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import { GroundCover } from "./ground-cover.tsx";
import { BEACON_PAINT, BEACON_RING_PAINT, LEAD_PAINT } from "./paint.ts";

/** Taller than most places for it: a taller one shows more of the sea, not a larger light. */
const CHART = { width: 520, height: 620 };
const MUTED = "var(--color-primary-ink)";
/** On the shore of the land that this seed draws. */
const LIGHT = { x: 170, y: 316 };

export type PlaceMapDrawingProps = {
  direction: Direction;
  /** Another red mark is in view. */
  isMuted?: boolean;
};

/** Where the company is: the way in from the sea to the light at the quay. */
export function PlaceMapDrawing({ direction, isMuted = false }: PlaceMapDrawingProps) {
  const x = (fromStart: number) => xFromStart(fromStart, CHART.width, direction);
  const ring = isMuted ? { ...BEACON_RING_PAINT, stroke: MUTED } : BEACON_RING_PAINT;
  return (
    <GroundCover seed={132} direction={direction} {...CHART} scale={210}>
      <path {...LEAD_PAINT} d={`M${x(520)} 452C${x(400)} 436 ${x(270)} 396 ${x(LIGHT.x + 8)} ${LIGHT.y + 6}`} />
      <circle {...ring} cx={x(LIGHT.x)} cy={LIGHT.y} r="20" />
      <circle {...ring} cx={x(LIGHT.x)} cy={LIGHT.y} r="36" />
      <circle {...(isMuted ? { fill: MUTED } : BEACON_PAINT)} cx={x(LIGHT.x)} cy={LIGHT.y} r="7" />
    </GroundCover>
  );
}
