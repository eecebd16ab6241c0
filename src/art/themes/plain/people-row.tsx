import type { Flag } from "#domain/company/people.ts";
import type { Direction } from "#domain/language/locale.ts";
import { classNames } from "#src/art/class-names.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import { MARK_SIDE } from "./marks.ts";
import { MarkFields } from "./person-picture.tsx";
import "./people-row.css";

export type PeopleRowProps = { flags: readonly Flag[]; direction: Direction; className?: string };

const WIDTH = 1200;
const SCALE = 1.75;
const SIDE = MARK_SIDE * SCALE;
const GAP = 24;
const HEIGHT = SIDE + 40;

/** One mark a person, side by side on one line, every other one raised by half its gap. */
export function PeopleRow({ flags, direction, className }: PeopleRowProps) {
  const left = (WIDTH - flags.length * SIDE - (flags.length - 1) * GAP) / 2;
  return (
    <svg className={classNames("people-row", className)} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="people-row-line" d={`M0 ${HEIGHT - 1}H${WIDTH}`} />
      {flags.map((flag, index) => {
        const fromStart = left + index * (SIDE + GAP);
        const x = xFromStart(fromStart, WIDTH, direction) - (direction === "rtl" ? SIDE : 0);
        return (
          <g key={flag} transform={`matrix(${SCALE} 0 0 ${SCALE} ${Math.round(x)} ${index % 2 ? 28 : 4})`}>
            <MarkFields flag={flag} />
            <path className="people-row-edge" d={`M0 0h${MARK_SIDE}v${MARK_SIDE}H0z`} />
          </g>
        );
      })}
    </svg>
  );
}
