import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import { classNames } from "#src/art/class-names.ts";
import { SEA_PAINT } from "./chart-paint.ts";
import { drawTerrain, type Terrain } from "./terrain/terrain.ts";
import "#src/art/art.css";

export type ContourCoverProps = {
  seed: number;
  direction: Direction;
  width?: number;
  height?: number;
  /** Distance between one hill and the next, in units of the drawing. */
  scale?: number;
  /** Names its waters, for a `ContourEcho` elsewhere on the page. */
  id?: string;
  className?: string;
  /** More SVG, in finished (already mirrored) coordinates: see `xFromStart`. */
  children?: ReactNode;
};

/** A background: contours that fill their parent, cropped where they are too wide or too tall. */
export function ContourCover({
  seed,
  direction,
  width = 760,
  height = 480,
  scale = 260,
  id,
  className,
  children,
}: ContourCoverProps) {
  return (
    <svg
      className={classNames("chart contour-cover", className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Hills terrain={drawTerrain({ seed, direction, width, height, scale })} id={id} />
      {children}
    </svg>
  );
}

export type ContourEchoProps = { of: string; width: number; height: number };

/** The waters of another cover once more: what is drawn twice on a page is written once. */
export function ContourEcho({ of, width, height }: ContourEchoProps) {
  return (
    <svg
      className="chart contour-cover"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`#${of}`} />
    </svg>
  );
}

export function Hills({ terrain, id }: { terrain: Terrain; id?: string | undefined }) {
  const [inner, middle, outer] = terrain.shallows;
  return (
    <g {...SEA_PAINT.ground} id={id}>
      <path vectorEffect="non-scaling-stroke" {...SEA_PAINT.deep} d={outer} />
      <path vectorEffect="non-scaling-stroke" {...SEA_PAINT.middle} d={middle} />
      <path vectorEffect="non-scaling-stroke" {...SEA_PAINT.shallow} d={inner} />
      <path vectorEffect="non-scaling-stroke" {...SEA_PAINT.land} d={terrain.land} />
      <path vectorEffect="non-scaling-stroke" d={terrain.minorLines} />
      <path vectorEffect="non-scaling-stroke" {...SEA_PAINT.majorLine} d={terrain.majorLines} />
    </g>
  );
}
