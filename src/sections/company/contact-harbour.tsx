import type { Direction } from "#domain/language/locale.ts";
import { BEACON_PAINT, BEACON_RING_PAINT, LEAD_PAINT } from "#src/art/chart/chart-paint.ts";
import { ContourCover } from "#src/art/chart/contour-cover.tsx";
import { xFromStart } from "#src/art/reading-direction.ts";

const CHART = { width: 520, height: 320 };

export type HarbourChartProps = { direction: Direction };

/** The way in from the sea to the light at the quay. Takes all the room its parent gives it. */
export function HarbourChart({ direction }: HarbourChartProps) {
  const x = (fromStart: number) => xFromStart(fromStart, CHART.width, direction);
  return (
    <div className="relative flex-1 min-h-36 wide:min-h-60" aria-hidden="true">
      <ContourCover className="absolute inset-0" seed={132} direction={direction} {...CHART} scale={210}>
        <path {...LEAD_PAINT} d={`M${x(0)} 290C${x(120)} 270 ${x(190)} 240 ${x(258)} 164`} />
        <circle {...BEACON_RING_PAINT} cx={x(260)} cy="155" r="20" />
        <circle {...BEACON_RING_PAINT} cx={x(260)} cy="155" r="36" />
        <circle {...BEACON_PAINT} cx={x(260)} cy="155" r="7" />
      </ContourCover>
    </div>
  );
}
