import type { ReactNode } from "react";
import type { PostMotifKind } from "#domain/blog/post-motif.ts";
import type { Direction } from "#domain/language/locale.ts";
import { BeaconMotif } from "./motif-beacon.tsx";
import { FormMotif } from "./motif-form.tsx";
import { GaugeMotif } from "./motif-gauge.tsx";
import { MOTIF_SIZE, type MotifProps } from "./motif-ground.tsx";
import { HullsMotif } from "./motif-hulls.tsx";
import { InvoiceMotif } from "./motif-invoice.tsx";
import { KeyMotif } from "./motif-key.tsx";
import { LicenceMotif } from "./motif-licence.tsx";
import { NetworkMotif } from "./motif-network.tsx";
import { NumeralsMotif } from "./motif-numerals.tsx";
import { ScheduleMotif } from "./motif-schedule.tsx";
import { SearchMotif } from "./motif-search.tsx";
import { SlipwayMotif } from "./motif-slipway.tsx";
import "#src/art/art.css";

/** What a motif is drawn on: `.cover-…` in post-motif.css. */
type Ground = "paper" | "band" | "primary" | "sand" | "night";

export type PostMotifProps = {
  motif: PostMotifKind;
  direction: Direction;
  /** Changes the waters, not the motif. */
  seed?: number;
  /** Without red, where another drawing in view has it. */
  quiet?: boolean;
  Letters: MotifProps["Letters"];
};

const MOTIFS: Record<PostMotifKind, { Motif: (props: MotifProps) => ReactNode; ground: Ground }> = {
  numerals: { Motif: NumeralsMotif, ground: "paper" },
  network: { Motif: NetworkMotif, ground: "band" },
  licence: { Motif: LicenceMotif, ground: "primary" },
  schedule: { Motif: ScheduleMotif, ground: "sand" },
  beacon: { Motif: BeaconMotif, ground: "night" },
  search: { Motif: SearchMotif, ground: "paper" },
  gauge: { Motif: GaugeMotif, ground: "primary" },
  key: { Motif: KeyMotif, ground: "band" },
  form: { Motif: FormMotif, ground: "paper" },
  invoice: { Motif: InvoiceMotif, ground: "primary" },
  hulls: { Motif: HullsMotif, ground: "sand" },
  slipway: { Motif: SlipwayMotif, ground: "sand" },
};

export const RED_MARK = "var(--color-accent)";
const QUIET_MARKS: Record<Ground, string> = {
  paper: "var(--color-primary)",
  band: "var(--color-on-primary)",
  primary: "var(--color-primary)",
  sand: "var(--color-primary)",
  night: "var(--color-land-line)",
};

export const groundOf = (motif: PostMotifKind): Ground => MOTIFS[motif].ground;

/** Classes whose rules give a cover its colours. */
export const coverClasses = (motif: PostMotifKind) => ["post-motif", `cover-${groundOf(motif)}`];

/** A cover picture. What matters lies near the middle, so that it survives a wide or a nearly square crop. */
export function PostMotif({ motif, direction, seed = 1, quiet = false, Letters }: PostMotifProps) {
  const { Motif, ground } = MOTIFS[motif];
  return (
    <svg
      className={["chart", ...coverClasses(motif)].join(" ")}
      viewBox={`0 0 ${MOTIF_SIZE.width} ${MOTIF_SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <Motif direction={direction} seed={seed} mark={quiet ? QUIET_MARKS[ground] : RED_MARK} Letters={Letters} />
    </svg>
  );
}
