import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import type { Rect, Shape } from "#src/art/shape.ts";
import { scaleOf } from "./coordinates.ts";
import { BEACON_PAINT, ROUTE_PAINT } from "./paint.ts";
import { Sea } from "./stage.tsx";
import { drawIsobaths } from "./terrain/isobaths.ts";

const DEPTHS = { coast: 17, shallows: [46, 86, 136], deep: [190, 252, 322, 400, 488, 586, 700, 830] } as const;
const BLEED = 22;
const PADDING = { start: BLEED, end: BLEED, top: BLEED, bottom: BLEED };
/** A second rock makes a coast of what would be the outline of a box. */
const ISLET: Shape = { shape: "circle", x: 1092, y: 452, radius: 15 };

export type CardGroundProps = {
  width: number;
  height: number;
  /** What stands on it, planned from the reading start. */
  shapes: readonly Shape[];
  /** They fill the card's side by themselves. */
  isCrowded: boolean;
  seed: number;
  direction: Direction;
  /** Areas with text on them. */
  clearAreas: readonly Rect[];
  fontFamily: string;
};

/** What a share card is drawn on. */
export function CardGround({ shapes, isCrowded, clearAreas, fontFamily, ...plan }: CardGroundProps) {
  const isobaths = drawIsobaths({
    ...plan,
    lands: isCrowded ? shapes : [...shapes, ISLET],
    padding: PADDING,
    depths: DEPTHS,
    relief: 1,
    soundings: 30,
    withoutSoundings: clearAreas,
    tolerance: 8,
  });
  return (
    <g strokeWidth="1.3" fontFamily={fontFamily}>
      <Sea isobaths={isobaths} />
    </g>
  );
}

/** A vessel coming in from the lower rim. */
export function CardArrival({ to }: { to: { x: number; y: number } }): ReactNode {
  return (
    <>
      <path
        {...ROUTE_PAINT}
        strokeWidth="2.6"
        d={`M${to.x - 128} 640C${to.x - 60} 622 ${to.x} 600 ${to.x} ${to.y + 40}`}
      />
      <g transform={`translate(${to.x} ${to.y + 16})`}>
        <path {...BEACON_PAINT} transform="scale(1.15)" d="M0-21C8-13 9-4 9 6v9H-9V6c0-10 1-19 9-27z" />
      </g>
    </>
  );
}

const MARK = 40;

export type CardEdgeProps = {
  width: number;
  height: number;
  /** Where it begins, and how far its labels stay from the sides. */
  top: number;
  margin: number;
  ground: string;
  place: { longitude: number };
  /** How its labels are set, each around a place. */
  Label: (props: { text: string; x: number; y: number }) => ReactNode;
};

/** The chart's graduated border with the degrees of the company's own port. */
export function CardEdge({ width, height, top, margin, ground, place, Label }: CardEdgeProps) {
  const marks = Array.from({ length: width / MARK / 2 }, (_, index) => `M${index * 2 * MARK} ${top + 5}h${MARK}`);
  const degrees = scaleOf(place);
  const step = (width - 2 * margin) / (degrees.length - 1);
  return (
    <>
      <rect y={top} width={width} height={height - top} fill={ground} />
      <g stroke="var(--color-ink)" opacity=".8">
        <path strokeWidth="1.4" d={`M0 ${top}h${width}M0 ${top + 10}h${width}`} />
        <path strokeWidth="10" d={marks.join("")} />
      </g>
      {degrees.map((degree, index) => (
        <Label key={degree} text={degree} x={margin + index * step} y={top + 38} />
      ))}
    </>
  );
}
