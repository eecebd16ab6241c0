import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import { classNames } from "#src/art/class-names.ts";
import { mirrorWidthIn } from "#src/art/reading-direction.ts";
import { ModuleField } from "./module-field.tsx";
import "#src/art/themes/plain/art.css";

export type GroundCoverProps = {
  seed: number;
  direction: Direction;
  width?: number;
  height?: number;
  /** The larger, the larger its pieces. */
  scale?: number;
  className?: string;
  /** More SVG, in finished (already mirrored) coordinates: see `xFromStart`. */
  children?: ReactNode;
};

/** A background: pieces strewn evenly, cropped where they are too wide or too tall. */
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
      <ModuleField
        box={{ x: 0, y: 0, width, height }}
        shapes={[]}
        side={Math.round(scale / 3)}
        seed={seed}
        mirrorWidth={mirrorWidthIn(direction, width)}
      />
      {children}
    </svg>
  );
}
