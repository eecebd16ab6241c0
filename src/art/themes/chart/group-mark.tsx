import { classNames } from "#src/art/class-names.ts";
import { MARK_DYES } from "./person-picture.tsx";
import "#src/art/themes/chart/art.css";

export type GroupMarkProps = { number: number; className?: string };

/** Side of the square that a pennant lies in; it narrows from the staff to the fly. */
export const PENNANT_SIDE = 48;
const CLOTH = "m0 6 48 10v16L0 42z";
const DISC = "M17 16a8 8 0 1 1 0 16 8 8 0 0 1 0-16z";
const CROSS = "M0 20h12V8.5l8 1.7V20h28v8H20v9.8l-8 1.7V28H0z";
const [UPPER, LOWER] = ["m0 6 48 10v8H0z", "M0 24h48v8L0 42z"];
const [STAFF, FLY] = ["m0 6 24 5v26L0 42z", "m24 11 24 5v16l-24 5z"];

type Part = readonly [dye: keyof typeof MARK_DYES, d: string];

/** Numeral pennants, after the code of signals. None has red in it: that is kept for one mark in a view. */
const PENNANTS: readonly (readonly Part[])[] = [
  [
    ["white", CLOTH],
    ["blue", DISC],
  ],
  [
    ["blue", CLOTH],
    ["white", DISC],
  ],
  [
    ["blue", CLOTH],
    ["sand", "m0 6 16 3.3v29.4L0 42z"],
    ["white", "m16 9.3 16 3.4v22.6l-16 3.4z"],
  ],
  [
    ["deep", CLOTH],
    ["white", CROSS],
  ],
  [
    ["sand", STAFF],
    ["blue", FLY],
  ],
  [
    ["deep", UPPER],
    ["white", LOWER],
  ],
  [
    ["sand", UPPER],
    ["blue", LOWER],
  ],
  [
    ["white", CLOTH],
    ["blue", CROSS],
  ],
];

/** Stands for a group by its number; people have square flags. The staff is at the reading start. */
export function GroupMark({ number, className }: GroupMarkProps) {
  return (
    <svg
      className={classNames("group-mark", className)}
      viewBox={`0 0 ${PENNANT_SIDE} ${PENNANT_SIDE}`}
      aria-hidden="true"
    >
      <PennantFields number={number} />
    </svg>
  );
}

export function PennantFields({ number }: { number: number }) {
  const parts = PENNANTS[(number - 1) % PENNANTS.length] ?? [];
  return (
    <>
      {parts.map(([dye, d]) => (
        <path key={d} fill={MARK_DYES[dye]} d={d} />
      ))}
      <path className="group-mark-edge" d={CLOTH} />
    </>
  );
}
