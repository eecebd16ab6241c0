import type { Direction } from "#domain/language/locale.ts";
import { classNames } from "#src/art/class-names.ts";
import { SERVICE_ART_SIZE, SERVICE_OBJECTS, type ServiceArtKind } from "#src/art/service-objects.tsx";
import { drawServiceRings } from "./terrain/service-rings.ts";
import "#src/art/themes/chart/art.css";

export type ServiceArtProps = { kind: ServiceArtKind; direction: Direction; className?: string };

/** The two innermost rings are shallows. */
const RING_FILLS = ["var(--color-tint-1)", "var(--color-tint-2)"];

/** The object of a service as an island. There is no text in it, so one transform mirrors all of it. */
export function ServiceArt({ kind, direction, className }: ServiceArtProps) {
  const { shapes, seed, body, details } = SERVICE_OBJECTS[kind];
  const { width, height } = SERVICE_ART_SIZE;
  return (
    <svg
      className={classNames("drawing service-art", className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={direction === "rtl" ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
        {drawServiceRings({ lands: shapes, seed })
          .toReversed()
          .map((ring, fromInside) => (
            <path
              key={ring}
              vectorEffect="non-scaling-stroke"
              fill={RING_FILLS[fromInside] ?? "none"}
              stroke={fromInside % 3 === 1 ? "var(--color-art-line-strong)" : "var(--color-art-line)"}
              d={ring}
            />
          ))
          .reverse()}
        <g fill="var(--body)">{body}</g>
        <g fill="none" stroke="var(--color-on-primary)" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
          {details}
        </g>
      </g>
    </svg>
  );
}
