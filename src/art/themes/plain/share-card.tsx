import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import { mirrorWidthIn } from "#src/art/reading-direction.ts";
import type { Rect, Shape } from "#src/art/shape.ts";
import { ModuleField } from "./module-field.tsx";

export type CardGroundProps = {
  width: number;
  height: number;
  /** What stands on it, planned from the reading start. */
  shapes: readonly Shape[];
  isCrowded: boolean;
  seed: number;
  direction: Direction;
  /** Areas with text on them. */
  clearAreas: readonly Rect[];
  fontFamily: string;
};

const SIDE = 94;

/** What a share card is drawn on. */
export function CardGround({ width, height, shapes, seed, direction, clearAreas }: CardGroundProps) {
  return (
    <ModuleField
      box={{ x: 0, y: 0, width, height }}
      shapes={shapes}
      side={SIDE}
      seed={seed}
      clearAreas={clearAreas}
      mirrorWidth={mirrorWidthIn(direction, width)}
    />
  );
}

export const CardArrival = (_: { to: { x: number; y: number } }): ReactNode => null;

export type CardEdgeProps = {
  width: number;
  height: number;
  top: number;
  margin: number;
  ground: string;
  place: { longitude: number };
  Label: (props: { text: string; x: number; y: number }) => ReactNode;
};

/** A line across the card, with one strong piece in its middle. */
export function CardEdge({ width, height, top, margin, ground }: CardEdgeProps) {
  return (
    <>
      <rect y={top} width={width} height={height - top} fill={ground} />
      <path stroke="var(--color-line-strong)" strokeWidth="1.5" d={`M${margin} ${top + 6}H${width - margin}`} />
      <path stroke="var(--color-primary-ink)" strokeWidth="7" d={`M${width / 2 - 36} ${top + 6}h72`} />
    </>
  );
}
