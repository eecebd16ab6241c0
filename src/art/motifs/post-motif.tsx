import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import { classNames } from "#src/art/class-names.ts";
import { BeaconMotif } from "./motif-beacon.tsx";
import { MOTIF_SIZE, type MotifProps } from "./motif-ground.tsx";
import { LicenceMotif } from "./motif-licence.tsx";
import { NetworkMotif } from "./motif-network.tsx";
import { NumeralsMotif } from "./motif-numerals.tsx";
import { ScheduleMotif } from "./motif-schedule.tsx";
import "#src/art/art.css";

export const POST_MOTIFS = ["numerals", "network", "licence", "schedule", "beacon"] as const;
export type PostMotifKind = (typeof POST_MOTIFS)[number];

export type PostMotifProps = {
  motif: PostMotifKind;
  direction: Direction;
  /** Changes the waters, not the motif: posts of one category look related, not alike. */
  seed?: number;
  /** Without red, where another drawing in view has it. */
  quiet?: boolean;
  Letters?: MotifProps["Letters"];
  className?: string;
};

const MOTIFS: Record<PostMotifKind, (props: MotifProps) => ReactNode> = {
  numerals: NumeralsMotif,
  network: NetworkMotif,
  licence: LicenceMotif,
  schedule: ScheduleMotif,
  beacon: BeaconMotif,
};

export const RED_MARK = "var(--color-accent)";
const QUIET_MARKS: Record<PostMotifKind, string> = {
  numerals: "var(--color-primary)",
  network: "var(--color-on-primary)",
  licence: "var(--color-primary)",
  schedule: "var(--color-primary)",
  beacon: "var(--color-land-line)",
};

/** A cover picture. What matters lies near the middle, so that it survives a wide or a nearly square crop. */
export function PostMotif({ motif, direction, seed = 1, quiet = false, Letters, className }: PostMotifProps) {
  const Motif = MOTIFS[motif];
  return (
    <svg
      className={classNames(`chart post-motif motif-${motif}`, className)}
      viewBox={`0 0 ${MOTIF_SIZE.width} ${MOTIF_SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <Motif direction={direction} seed={seed} mark={quiet ? QUIET_MARKS[motif] : RED_MARK} Letters={Letters} />
    </svg>
  );
}
