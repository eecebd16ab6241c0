import type { Flag } from "#domain/company/people.ts";
import { classNames } from "#src/art/class-names.ts";
import { MARK_SIDE, type MarkDye, markParts } from "./marks.ts";
import "#src/art/themes/plain/art.css";

export type PersonPictureProps = { flag: Flag; className?: string };

const DYES: Readonly<Record<MarkDye, string>> = {
  white: "var(--color-on-primary)",
  blue: "var(--color-primary)",
  deep: "var(--color-band-raised)",
  red: "var(--color-accent)",
  sand: "var(--color-sand-line)",
};

/** Stands for a person: two pieces of the grid. It reads the same from both sides, so it does not mirror. */
export function PersonPicture({ flag, className }: PersonPictureProps) {
  return (
    <svg className={classNames("person-mark", className)} viewBox={`0 0 ${MARK_SIDE} ${MARK_SIDE}`} aria-hidden="true">
      <MarkFields flag={flag} />
    </svg>
  );
}

export function MarkFields({ flag }: { flag: Flag }) {
  return markParts(flag).map(({ dye, d }) => <path key={d} fill={DYES[dye]} d={d} />);
}
