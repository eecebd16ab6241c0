import type { Direction } from "#domain/language/locale.ts";
import { BEACON_PAINT, BEACON_RING_PAINT, LEAD_PAINT } from "#src/art/chart/chart-paint.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import { ContourPicture } from "#src/pictures/chart-pictures.tsx";

/** Taller than most places for it: a taller one shows more of the sea, not a larger light. */
const CHART = { width: 520, height: 620 };
const LIGHT = { x: 260, y: 310 };

export type HarbourChartProps = { direction: Direction };

/** The way in from the sea to the light at the quay. Takes all the room its parent gives it. */
export function HarbourChart({ direction }: HarbourChartProps) {
  const x = (fromStart: number) => xFromStart(fromStart, CHART.width, direction);
  return (
    <div className="relative flex-1 min-h-32 wide:min-h-60" aria-hidden="true">
      <ContourPicture
        name={`harbour-${direction}`}
        className="absolute inset-0"
        seed={132}
        direction={direction}
        {...CHART}
        scale={210}
      >
        <path {...LEAD_PAINT} d={`M${x(0)} 445C${x(120)} 425 ${x(190)} 395 ${x(258)} ${LIGHT.y + 9}`} />
        <circle {...BEACON_RING_PAINT} cx={x(LIGHT.x)} cy={LIGHT.y} r="20" />
        <circle {...BEACON_RING_PAINT} cx={x(LIGHT.x)} cy={LIGHT.y} r="36" />
        <circle {...BEACON_PAINT} cx={x(LIGHT.x)} cy={LIGHT.y} r="7" />
      </ContourPicture>
    </div>
  );
}
