import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import { classNames } from "#src/art/class-names.ts";
import { SEA_PAINT } from "./paint.ts";
import { drawTerrain, type Terrain } from "./terrain/terrain.ts";
import "#src/art/themes/chart/art.css";

export type GroundCoverProps = {
  seed: number;
  direction: Direction;
  width?: number;
  height?: number;
  /** Distance between one hill and the next, in units of the drawing. */
  scale?: number;
  className?: string;
  /** More SVG, in finished (already mirrored) coordinates: see `xFromStart`. */
  children?: ReactNode;
};

/** A background: contours that fill their parent, cropped where they are too wide or too tall. */
export function GroundCover({
  seed,
  direction,
  width = 760,
  height = 480,
  scale = 260,
  className,
  children,
}: GroundCoverProps) {
  return (
    <svg
      className={classNames("drawing ground-cover", className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Hills terrain={drawTerrain({ seed, direction, width, height, scale })} />
      {children}
    </svg>
  );
}

export function Hills({ terrain }: { terrain: Terrain }) {
  const [inner, middle, outer] = terrain.shallows;
  return (
    <g {...SEA_PAINT.ground}>
      <path vectorEffect="non-scaling-stroke" {...SEA_PAINT.deep} d={outer} />
      <path vectorEffect="non-scaling-stroke" {...SEA_PAINT.middle} d={middle} />
      <path vectorEffect="non-scaling-stroke" {...SEA_PAINT.shallow} d={inner} />
      <path vectorEffect="non-scaling-stroke" {...SEA_PAINT.land} d={terrain.land} />
      <path vectorEffect="non-scaling-stroke" d={terrain.minorLines} />
      <path vectorEffect="non-scaling-stroke" {...SEA_PAINT.majorLine} d={terrain.majorLines} />
    </g>
  );
}
