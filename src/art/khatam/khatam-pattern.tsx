import { classNames } from "#src/art/class-names.ts";
import { khatamStar } from "./khatam-star.ts";
import "#src/art/theme/art.css";

export type KhatamPatternProps = {
  /** Names the pattern; two on one page need two names. */
  id: string;
  /** Side of one star, in pixels. */
  tilePx?: number;
  /** Where it dissolves; without it the pattern covers all of its place. */
  fade?: "down" | "start" | "corner";
  className?: string;
};

/** Units of one tile of the drawing. */
const TILE = 120;

/** Fills its positioned parent, in the colour of the text around it. */
export function KhatamPattern({ id, tilePx = 84, fade, className }: KhatamPatternProps) {
  return (
    <svg
      className={classNames(`khatam-pattern print:hidden${fade ? ` khatam-fade-${fade}` : ""}`, className)}
      aria-hidden="true"
    >
      <pattern
        id={id}
        fill="none"
        stroke="currentColor"
        width={tilePx}
        height={tilePx}
        viewBox={`0 0 ${TILE} ${TILE}`}
        patternUnits="userSpaceOnUse"
      >
        <path d={khatamStar(0, 0, TILE)} />
        <circle cx="60" cy="60" r="18" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
