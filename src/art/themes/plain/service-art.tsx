import type { Direction } from "#domain/language/locale.ts";
import { classNames } from "#src/art/class-names.ts";
import { SERVICE_ART_SIZE, SERVICE_OBJECTS, type ServiceArtKind } from "#src/art/service-objects.tsx";
import { disc, half, quarter, square } from "./modules.ts";
import "#src/art/themes/plain/art.css";

export type ServiceArtProps = { kind: ServiceArtKind; direction: Direction; className?: string };

/** Four pieces of this side around the middle of the object. */
const SIDE = 176;
const [LEFT, TOP] = [SERVICE_ART_SIZE.width / 2 - SIDE, SERVICE_ART_SIZE.height / 2 - SIDE];
const [MIDDLE, CENTRE] = [LEFT + SIDE, TOP + SIDE];

/** Behind the object, each service its own. */
const GROUNDS: Readonly<Record<ServiceArtKind, { pale: string; middle: string; line: string }>> = {
  general: {
    pale: disc(LEFT, TOP, 2 * SIDE),
    middle: square(LEFT, TOP, SIDE) + square(MIDDLE, CENTRE, SIDE),
    line: disc(LEFT + SIDE / 2, TOP + SIDE / 2, SIDE),
  },
  plugin: {
    pale: square(LEFT, TOP, SIDE) + quarter(MIDDLE, CENTRE, SIDE, 0),
    middle: quarter(MIDDLE, TOP, SIDE, 3) + quarter(LEFT, CENTRE, SIDE, 1),
    line: disc(LEFT + SIDE / 2, TOP + SIDE / 2, SIDE),
  },
  mobile: {
    pale: disc(LEFT, TOP, 2 * SIDE),
    middle: half(MIDDLE, TOP, 2 * SIDE, 3),
    line: square(LEFT + SIDE / 2, TOP + SIDE / 2, SIDE),
  },
  desktop: {
    pale: quarter(LEFT, TOP, SIDE, 2) + quarter(MIDDLE, TOP, SIDE, 3),
    middle: half(LEFT, CENTRE, 2 * SIDE, 0),
    line: disc(LEFT, TOP, 2 * SIDE),
  },
  website: {
    pale: quarter(LEFT, TOP, 2 * SIDE, 0),
    middle: quarter(MIDDLE, CENTRE, SIDE, 2) + square(LEFT, TOP, SIDE / 2),
    line: square(LEFT, TOP, 2 * SIDE),
  },
};

/** The object of a service on large pieces. There is no text in it, so one transform mirrors all of it. */
export function ServiceArt({ kind, direction, className }: ServiceArtProps) {
  const { body, details } = SERVICE_OBJECTS[kind];
  const { pale, middle, line } = GROUNDS[kind];
  const { width, height } = SERVICE_ART_SIZE;
  return (
    <svg
      className={classNames("drawing service-art", className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={direction === "rtl" ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
        <path fill="var(--color-tint-3)" d={pale} />
        <path fill="var(--color-tint-2)" d={middle} />
        <path fill="none" stroke="var(--color-art-line-strong)" vectorEffect="non-scaling-stroke" d={line} />
        <g fill="var(--body)">{body}</g>
        <g fill="none" stroke="var(--color-on-primary)" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
          {details}
        </g>
      </g>
    </svg>
  );
}
