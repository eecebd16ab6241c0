import type { ReactNode } from "react";
import type { Translate } from "#domain/language/translate.ts";
import { classNames } from "#src/art/class-names.ts";
import { quarter } from "./modules.ts";
import "#src/art/themes/plain/art.css";

export type EmblemProps = {
  /** For themes whose emblem has letters. */
  t: Translate<"process">;
  Letters?: (props: never) => ReactNode;
  className?: string;
};

/** Of the figure alone. */
export const EMBLEM_RADIUS = 300;
const R = EMBLEM_RADIUS;
const MARGIN = R * 1.2;

/** Four quarters around one point: what is built of parts that fit. */
export function Emblem({ className }: EmblemProps) {
  return (
    <svg
      className={classNames("drawing emblem", className)}
      viewBox={`${-MARGIN} ${-MARGIN} ${2 * MARGIN} ${2 * MARGIN}`}
      aria-hidden="true"
    >
      <EmblemFigure isAccented={false} />
    </svg>
  );
}

/** The figure alone, around the origin, for use inside another drawing. */
export function EmblemFigure({ isAccented }: { isAccented: boolean }) {
  const inner = R / 2;
  return (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <circle r={R} />
        <circle r={inner} />
        <path d={`M${-R} ${-R}h${2 * R}v${2 * R}h${-2 * R}zM0 ${-R}v${2 * R}M${-R} 0h${2 * R}`} />
      </g>
      <path fill="currentColor" opacity=".9" d={quarter(-R, -R, R, 2) + quarter(0, 0, R, 2)} />
      <path fill="currentColor" opacity=".45" d={quarter(0, -inner, inner, 3)} />
      <path
        fill={isAccented ? "var(--color-accent)" : "currentColor"}
        opacity={isAccented ? undefined : 0.7}
        d={quarter(-inner, 0, inner, 1)}
      />
    </>
  );
}
