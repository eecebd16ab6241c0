import type { Direction } from "#domain/language/locale.ts";
import { BEACON_PAINT, ROUTE_PAINT } from "#src/art/chart/chart-paint.ts";
import { IslandChart, type IslandChartProps } from "#src/art/chart/island-chart.tsx";
import { xFromStart } from "#src/art/reading-direction.ts";

export type ComingSoonChartProps = { direction: Direction };

/** One empty berth; src/features/coming-soon/coming-soon-hero.css draws its outline on the same rectangle. */
const STAGE = {
  width: 720,
  height: 520,
  rects: [{ x: 250, y: 90, width: 400, height: 250 }],
  padding: { start: 760, end: 460, top: 260, bottom: 240 },
  soundings: 34,
  withoutSoundings: [
    { x: -780, y: -60, width: 740, height: 900 },
    { x: -780, y: -320, width: 2000, height: 290 },
  ],
  fade: "start",
} satisfies Partial<IslandChartProps>;

/** The chart under the berth. Drawn while building only: it is large, and nothing in it changes. */
export function ComingSoonChart({ direction }: ComingSoonChartProps) {
  const x = (fromStart: number) => xFromStart(fromStart, STAGE.width, direction);
  return (
    <IslandChart {...STAGE} seed={57} direction={direction}>
      <path {...ROUTE_PAINT} d={`M${x(-60)} 700C${x(30)} 640 ${x(60)} 520 ${x(130)} 460`} />
      <g transform={`translate(${x(146)} 446) rotate(${direction === "rtl" ? -48 : 48})`}>
        <path {...BEACON_PAINT} d="M0-21C8-13 9-4 9 6v9H-9V6c0-10 1-19 9-27z" />
      </g>
    </IslandChart>
  );
}
