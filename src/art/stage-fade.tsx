import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import type { FadeEdge, Padding } from "./stage.ts";

/** What a mask lets through is white, in every theme. */
const LIT = "white";

export type StageFadeProps = {
  edge: FadeEdge;
  width: number;
  height: number;
  padding: Padding;
  direction: Direction;
  /** Tells the drawings of one page apart. */
  seed: number;
  children: ReactNode;
};

/**
 * A mask drawn inside the SVG: one of CSS would have to know how far the drawing overflows its box,
 * and a strict content policy leaves no way to tell it.
 */
export function StageFade({ edge, width, height, padding, direction, seed, children }: StageFadeProps) {
  const id = `fade-${edge}-${seed}-${width}x${height}`;
  const left = direction === "rtl" ? -padding.end : -padding.start;
  const area = {
    x: left,
    y: -padding.top,
    width: width + padding.start + padding.end,
    height: height + padding.top + padding.bottom,
  };
  return (
    <>
      <FadeGradient {...{ edge, id, width, height, padding, direction }} />
      <mask id={`${id}-mask`} maskUnits="userSpaceOnUse" {...area}>
        <rect {...area} fill={`url(#${id})`} />
      </mask>
      <g mask={`url(#${id}-mask)`}>{children}</g>
    </>
  );
}

type FadeGradientProps = Omit<StageFadeProps, "seed" | "children"> & { id: string };

function FadeGradient({ edge, id, width, height, padding, direction }: FadeGradientProps) {
  const common = { id, gradientUnits: "userSpaceOnUse" as const };
  if (edge === "start") {
    const x1 = xFromStart(0, width, direction);
    const x2 = xFromStart(-padding.start, width, direction);
    return (
      <linearGradient {...common} x1={x1} x2={x2} y1="0" y2="0">
        <stop stopColor={LIT} />
        <stop stopColor={LIT} offset="1" stopOpacity="0" />
      </linearGradient>
    );
  }
  if (edge === "top")
    return (
      <linearGradient {...common} x1="0" x2="0" y1="0" y2={-padding.top}>
        <stop stopColor={LIT} />
        <stop stopColor={LIT} offset="1" stopOpacity="0" />
      </linearGradient>
    );
  return <RimGradient {...{ common, width, height, padding }} />;
}

type RimGradientProps = { common: object; width: number; height: number; padding: Padding };

/** An ellipse around the middle of the box, reaching to the nearer rim. */
function RimGradient({ common, width, height, padding }: RimGradientProps) {
  const radiusX = width / 2 + Math.min(padding.start, padding.end);
  const radiusY = height / 2 + Math.min(padding.top, padding.bottom);
  const transform = `matrix(${radiusX} 0 0 ${radiusY} ${width / 2} ${height / 2})`;
  return (
    <radialGradient {...common} cx="0" cy="0" r="1" gradientTransform={transform}>
      <stop stopColor={LIT} offset=".62" />
      <stop stopColor={LIT} offset="1" stopOpacity="0" />
    </radialGradient>
  );
}
