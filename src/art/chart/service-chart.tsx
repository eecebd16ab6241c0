import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import { classNames } from "#src/art/class-names.ts";
import { ChartFade, type FadeEdge, fadedPadding } from "./chart-fade.tsx";
import { Sea } from "./island-chart.tsx";
import { SERVICE_OBJECTS, type ServiceArtKind } from "./service-art.tsx";
import { type Depths, drawIsobaths, type Padding } from "./terrain/isobaths.ts";
import type { Land, Rect } from "./terrain/land.ts";
import "#src/art/art.css";

export type ServiceChartProps = {
  kind: ServiceArtKind;
  direction: Direction;
  /** The part of the small drawing that fills the box, in its own units. */
  frame: Rect;
  /** Units of the chart to one unit of the small drawing: the object's size among the depth lines. */
  scale: number;
  /** In the same units: land of another shape, left bare for what stands on it. */
  land?: Rect;
  /** The chart overflows its box this far; the page clips it. */
  padding: Padding;
  soundings?: number;
  /** Areas with text on them. */
  withoutSoundings?: readonly Rect[];
  fade?: FadeEdge;
  className?: string;
  /** More SVG, in finished (already mirrored) coordinates: see `xFromStart`. */
  children?: ReactNode;
};

const DEPTHS: Depths = { coast: 16, shallows: [46, 88, 140], deep: [196, 262, 336, 420, 516, 624, 748] };
const TOLERANCE = 8;
const BARE_RADIUS = 12;

/** The object of a service as an island in the open sea: the head of its page. Fills its parent and overflows it. */
export function ServiceChart(props: ServiceChartProps) {
  const {
    kind,
    direction,
    frame,
    scale,
    land,
    padding: overflow,
    soundings = 30,
    withoutSoundings = [],
    fade,
    className,
    children,
  } = props;
  const padding = fadedPadding(overflow, fade);
  const { lands: own, seed, body, details } = SERVICE_OBJECTS[kind];
  const lands: readonly Land[] = land ? [{ shape: "rect", ...land, radius: BARE_RADIUS }] : own;
  const [width, height] = [frame.width * scale, frame.height * scale];
  const isobaths = drawIsobaths({
    lands: lands.map((each) => placed(each, frame, scale)),
    width,
    height,
    padding,
    seed,
    direction,
    depths: DEPTHS,
    relief: 0.9,
    soundings,
    withoutSoundings,
    tolerance: TOLERANCE,
  });
  const sea = <Sea isobaths={isobaths} />;
  // There is no text in the object, so one transform places it and mirrors it.
  const matrix =
    direction === "rtl"
      ? `matrix(${-scale} 0 0 ${scale} ${width + frame.x * scale} ${-frame.y * scale})`
      : `matrix(${scale} 0 0 ${scale} ${-frame.x * scale} ${-frame.y * scale})`;
  return (
    <svg
      className={classNames("chart island-chart service-chart", className)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {fade ? <ChartFade {...{ edge: fade, width, height, padding, direction, seed }}>{sea}</ChartFade> : sea}
      {!land && (
        <g transform={matrix}>
          <g className="service-art-body">{body}</g>
          <g fill="none" stroke="var(--color-on-primary)" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
            {details}
          </g>
        </g>
      )}
      {children}
    </svg>
  );
}

function placed(land: Land, frame: Rect, scale: number): Land {
  const [x, y] = [(land.x - frame.x) * scale, (land.y - frame.y) * scale];
  const radius = land.radius * scale;
  if (land.shape === "circle") return { shape: "circle", x, y, radius };
  return { shape: "rect", x, y, radius, width: land.width * scale, height: land.height * scale };
}
