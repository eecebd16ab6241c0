import { classNames } from "./class-names.ts";
import "#src/styles/art.css";

export type KhatamPatternProps = {
  /** Names the pattern; two on one page need two names. */
  id: string;
  /** Side of one star, in pixels. */
  tilePx?: number;
  /** Where it dissolves; without it the pattern covers all of its place. */
  fade?: "down" | "start" | "corner";
  className?: string;
};

/** Eight-pointed stars that touch at their tips and leave crosses between them. */
const STAR =
  "m60 0 17.6 17.6h24.8v24.8L120 60l-17.6 17.6v24.8H77.6L60 120l-17.6-17.6H17.6V77.6L0 60l17.6-17.6V17.6h24.8z";

/** Fills its positioned parent, in the colour of the text around it. */
export function KhatamPattern({ id, tilePx = 84, fade, className }: KhatamPatternProps) {
  return (
    <svg
      className={classNames(fade ? `khatam-pattern khatam-fade-${fade}` : "khatam-pattern", className)}
      aria-hidden="true"
    >
      <pattern
        id={id}
        fill="none"
        stroke="currentColor"
        width={tilePx}
        height={tilePx}
        viewBox="0 0 120 120"
        patternUnits="userSpaceOnUse"
      >
        <path d={STAR} />
        <circle cx="60" cy="60" r="18" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
