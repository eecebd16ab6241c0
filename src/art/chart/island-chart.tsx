import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import { classNames } from "#src/art/class-names.ts";
import { ChartFade, type FadeEdge, fadedPadding } from "./chart-fade.tsx";
import { SEA_PAINT } from "./chart-paint.ts";
import { type Depths, drawIsobaths, type Isobaths, type Padding, type Sounding } from "./terrain/isobaths.ts";
import type { Land, Rect } from "./terrain/land.ts";
import "#src/art/art.css";

export type IslandChartProps = {
  /** The islands, measured from the reading start of a `width` × `height` box: the screens laid over it. */
  rects: readonly Rect[];
  width: number;
  height: number;
  /** The chart overflows its box this far; the page clips it. */
  padding: Padding;
  seed: number;
  direction: Direction;
  soundings?: number;
  /** Areas with text on them. */
  withoutSoundings?: readonly Rect[];
  depths?: Depths;
  relief?: number;
  /** Towards which side the chart pales, beyond its box. */
  fade?: FadeEdge;
  className?: string;
  /** Whole, as a picture: it does not overflow its box but is as large as its padding makes it. */
  isPicture?: boolean;
  /** How the depth figures are set; a picture has no fonts of its own. */
  Soundings?: SoundingsComponent;
  /** More SVG, in finished (already mirrored) coordinates: see `xFromStart`. */
  children?: ReactNode;
};

type SoundingsComponent = (props: { soundings: readonly Sounding[] }) => ReactNode;

const OPEN_COAST: Depths = {
  coast: 15,
  shallows: [44, 84, 134],
  deep: [188, 250, 320, 398, 486, 584, 700, 830],
};

const CORNER_RADIUS = 26;
const TOLERANCE = 8;

/** Isobaths around what is shown: the product is the land. Fills its positioned parent and overflows it. */
export function IslandChart({
  rects,
  width,
  height,
  padding: overflow,
  seed,
  direction,
  soundings = 40,
  withoutSoundings = [],
  depths = OPEN_COAST,
  relief = 1,
  fade,
  className,
  isPicture = false,
  Soundings = SoundingTexts,
  children,
}: IslandChartProps) {
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
    soundings,
    withoutSoundings,
    tolerance: TOLERANCE,
  });
  const sea = <Sea isobaths={isobaths} Soundings={Soundings} />;
  const viewBox = isPicture ? paddedBox({ width, height, padding, direction }) : `0 0 ${width} ${height}`;
  return (
    <svg className={classNames("chart island-chart", className)} viewBox={viewBox} aria-hidden="true">
      {fade ? <ChartFade {...{ edge: fade, width, height, padding, direction, seed }}>{sea}</ChartFade> : sea}
      {children}
    </svg>
  );
}

type PaddedBox = { width: number; height: number; padding: Padding; direction: Direction };

/** The box of a chart together with what overflows it. */
export function paddedBox({ width, height, padding: { start, end, top, bottom }, direction }: PaddedBox): string {
  return `${direction === "rtl" ? -end : -start} ${-top} ${width + start + end} ${height + top + bottom}`;
}

const PLAIN = { stroke: "none" };
/** Lines stay as thin as they are, however large the chart is shown. */
const THIN = { vectorEffect: "non-scaling-stroke" } as const;

type SeaProps = { isobaths: Isobaths; Soundings?: SoundingsComponent };

/** The lines of a chart in the order they cover each other. */
export function Sea({ isobaths, Soundings = SoundingTexts }: SeaProps) {
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
      {isobaths.soundings.length > 0 && <Soundings soundings={isobaths.soundings} />}
    </>
  );
}

function SoundingTexts({ soundings }: { soundings: readonly Sounding[] }) {
  return (
    <g className="chart-soundings" {...SEA_PAINT.soundings}>
      {soundings.map(({ x, y, whole, tenth }) => (
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
