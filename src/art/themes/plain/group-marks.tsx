import type { Direction } from "#domain/language/locale.ts";
import { classNames } from "#src/art/class-names.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import { groupFlag } from "./group-mark.tsx";
import { MARK_SIDE } from "./marks.ts";
import { MarkFields } from "./person-picture.tsx";
import "./people-row.css";

export type GroupMarksProps = { count: number; direction: Direction; className?: string };

const WIDTH = 560;
const HEIGHT = 360;
const COLUMNS = 4;
const SIDE = 112;
const SCALE = SIDE / MARK_SIDE;

/** Marks as a flight of stairs on one grid: the first one lowest, at the reading start. */
export function GroupMarks({ count, direction, className }: GroupMarksProps) {
  return (
    <svg className={classNames("group-marks", className)} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const flag = groupFlag(index + 1);
        const [column, row] = placeOf(index);
        const fromStart = WIDTH - (COLUMNS - column) * SIDE;
        const x = xFromStart(fromStart, WIDTH, direction) - (direction === "rtl" ? SIDE : 0);
        return (
          <g key={flag} transform={`matrix(${SCALE} 0 0 ${SCALE} ${x} ${HEIGHT - (row + 1) * SIDE})`}>
            <MarkFields flag={flag} />
            <path className="people-row-edge" d={`M0 0h${MARK_SIDE}v${MARK_SIDE}H0z`} />
          </g>
        );
      })}
    </svg>
  );
}

/** From the foot of the stairs upwards: four in the lowest row, then three, two and one, all at the reading end. */
function placeOf(index: number): [column: number, row: number] {
  let [left, row] = [index, 0];
  while (left >= COLUMNS - row && row < COLUMNS - 1) left -= COLUMNS - row++;
  return [row + left, row];
}
