import type { Flag } from "#domain/company/people.ts";
import { classNames } from "#src/art/class-names.ts";
import { MARK_SIDE, type MarkDye, markParts } from "./marks.ts";
import "#src/art/themes/chart/art.css";

export type PersonPictureProps = { flag: Flag; className?: string };

/** Stands for a person. Signal flags read the same from both sides, so none of them mirrors. */
export function PersonPicture({ flag, className }: PersonPictureProps) {
  return (
    <svg className={classNames("person-mark", className)} viewBox={`0 0 ${MARK_SIDE} ${MARK_SIDE}`} aria-hidden="true">
      <FlagFields flag={flag} />
    </svg>
  );
}

export const MARK_DYES: Readonly<Record<MarkDye, string>> = {
  white: "var(--color-on-primary)",
  blue: "var(--color-primary)",
  deep: "var(--color-band-raised)",
  red: "var(--color-accent)",
  sand: "var(--color-sand-line)",
};

export function FlagFields({ flag }: { flag: Flag }) {
  return markParts(flag).map(({ dye, d }) => <path key={d} fill={MARK_DYES[dye]} d={d} />);
}
