import type { ReactNode } from "react";
import type { Direction } from "#domain/locale.ts";
import { classNames } from "./class-names.ts";
import { drawTerrain, type Terrain } from "./terrain.ts";
import "#src/styles/art.css";

export type ContourCoverProps = {
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
export function ContourCover({
  seed,
  direction,
  width = 760,
  height = 480,
  scale = 260,
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
      <Hills terrain={drawTerrain({ seed, direction, width, height, scale })} />
      {children}
    </svg>
  );
}

export function Hills({ terrain }: { terrain: Terrain }) {
  const [inner, middle, outer] = terrain.shallows;
  return (
    <>
      <path className="chart-sea-3" d={outer} />
      <path className="chart-sea-2" d={middle} />
      <path className="chart-sea-1" d={inner} />
      <path className="chart-land" d={terrain.land} />
      <path className="chart-line" d={terrain.minorLines} />
      <path className="chart-line-major" d={terrain.majorLines} />
    </>
  );
}
