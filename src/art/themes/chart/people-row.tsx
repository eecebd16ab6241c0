import type { Flag } from "#domain/company/people.ts";
import type { Direction } from "#domain/language/locale.ts";
import { classNames } from "#src/art/class-names.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import { MARK_SIDE } from "./marks.ts";
import { FlagFields } from "./person-picture.tsx";
import "./flags/flag-line.css";

export type PeopleRowProps = { flags: readonly Flag[]; direction: Direction; className?: string };

const WIDTH = 1200;
const HEIGHT = 176;
const SAG = 78;
const CLOTH = MARK_SIDE;
const SCALE = 1.25;

/** A ship dressed overall: one flag a person, on a line that hangs between two masts. */
export function PeopleRow({ flags, direction, className }: PeopleRowProps) {
  const slot = WIDTH / flags.length;
  return (
    <svg className={classNames("flag-line", className)} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="flag-line-rope" d={`M0 6Q${WIDTH / 2} ${6 + 2 * SAG} ${WIDTH} 6`} />
      {flags.map((flag, index) => {
        const x = xFromStart((index + 0.5) * slot, WIDTH, direction);
        return (
          <g key={flag} transform={`translate(${round(x)} ${round(ropeAt(x))}) rotate(${round(slopeAt(x))})`}>
            <g transform={`matrix(${SCALE} 0 0 ${SCALE} ${(-CLOTH * SCALE) / 2} 0)`}>
              <FlagFields flag={flag} />
              <path className="flag-line-edge" d={`M0 0h${CLOTH}v${CLOTH}H0z`} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** The rope is a parabola; this is its height, and its slope in degrees, at a place. */
function ropeAt(x: number): number {
  const share = (2 * x) / WIDTH - 1;
  return 6 + SAG * (1 - share ** 2);
}

function slopeAt(x: number): number {
  const share = (2 * x) / WIDTH - 1;
  return (Math.atan((-4 * SAG * share) / WIDTH) * 180) / Math.PI;
}

const round = (value: number) => Math.round(value * 10) / 10;
