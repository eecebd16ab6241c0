import { classNames } from "#src/art/class-names.ts";
import {
  type FiguresComponent,
  fadedPadding,
  paddedBox,
  type StageDrawingProps,
  type StageFigure,
} from "#src/art/stage.ts";
import { StageFade } from "#src/art/stage-fade.tsx";
import { SEA_PAINT } from "./paint.ts";
import { type Depths, drawIsobaths, type Isobaths } from "./terrain/isobaths.ts";
import type { Land } from "./terrain/land.ts";
import "#src/art/themes/chart/art.css";

const OPEN_COAST: Depths = {
  coast: 15,
  shallows: [44, 84, 134],
  deep: [188, 250, 320, 398, 486, 584, 700, 830],
};
const DEPTHS: Readonly<Record<Required<StageDrawingProps>["scale"], Depths>> = {
  small: { coast: 12, shallows: [26, 46, 72], deep: [104, 142, 188] },
  large: { coast: 18, shallows: [52, 96, 150], deep: [214, 290, 378, 480, 600] },
};
const CALM_RELIEF = 0.45;

const CORNER_RADIUS = 26;
const TOLERANCE = 8;

/** Charts of this theme alone may be deeper or calmer than a page asks for. */
type ChartProps = StageDrawingProps & { depths?: Depths; relief?: number };

/** Isobaths around what is shown: the product is the land. Fills its positioned parent and overflows it. */
export function StageDrawing({
  rects,
  width,
  height,
  padding: overflow,
  seed,
  direction,
  scale,
  figures = 40,
  clearAreas = [],
  isCalm = false,
  depths = scale ? DEPTHS[scale] : OPEN_COAST,
  relief = isCalm ? CALM_RELIEF : 1,
  fade,
  className,
  isPicture = false,
  Figures = FigureTexts,
  children,
}: ChartProps) {
  const padding = fadedPadding(overflow, fade);
  const lands = rects.map((rect): Land => ({ shape: "rect", radius: CORNER_RADIUS, ...rect }));
  const isobaths = drawIsobaths({
    lands,
    width,
    height,
    padding,
    seed,
    direction,
    depths,
    relief,
    soundings: figures,
    withoutSoundings: clearAreas,
    tolerance: TOLERANCE,
  });
  const sea = <Sea isobaths={isobaths} Figures={Figures} />;
  const viewBox = isPicture ? paddedBox({ width, height, padding, direction }) : `0 0 ${width} ${height}`;
  return (
    <svg className={classNames("drawing stage-drawing", className)} viewBox={viewBox} aria-hidden="true">
      {fade ? <StageFade {...{ edge: fade, width, height, padding, direction, seed }}>{sea}</StageFade> : sea}
      {children}
    </svg>
  );
}

const PLAIN = { stroke: "none" };
/** Lines stay as thin as they are, however large the chart is shown. */
const THIN = { vectorEffect: "non-scaling-stroke" } as const;

type SeaProps = { isobaths: Isobaths; Figures?: FiguresComponent };

/** The lines of a chart in the order they cover each other. */
export function Sea({ isobaths, Figures = FigureTexts }: SeaProps) {
  const [inner, middle, outer] = isobaths.shallows;
  return (
    <>
      <g {...SEA_PAINT.ground}>
        <path {...THIN} {...SEA_PAINT.deep} {...(!outer.outlined && PLAIN)} d={outer.path} />
        <path {...THIN} {...SEA_PAINT.middle} {...(!middle.outlined && PLAIN)} d={middle.path} />
        <path {...THIN} {...SEA_PAINT.shallow} {...(!inner.outlined && PLAIN)} d={inner.path} />
        {isobaths.coast && <path {...THIN} {...SEA_PAINT.land} d={isobaths.coast} />}
        <path {...THIN} d={isobaths.minorLines} />
        <path {...THIN} {...SEA_PAINT.majorLine} d={isobaths.majorLines} />
      </g>
      {isobaths.soundings.length > 0 && <Figures figures={isobaths.soundings} />}
    </>
  );
}

function FigureTexts({ figures }: { figures: readonly StageFigure[] }) {
  return (
    <g className="chart-soundings" {...SEA_PAINT.soundings}>
      {figures.map(({ x, y, whole, tenth }) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {whole}
          {tenth && (
            <tspan dy="4" fontSize=".72em">
              {tenth}
            </tspan>
          )}
        </text>
      ))}
    </g>
  );
}
