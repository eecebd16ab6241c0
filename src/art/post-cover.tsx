import type { ReactNode } from "react";
import type { PostMotifKind } from "#domain/blog/post-motif.ts";
import type { Direction } from "#domain/language/locale.ts";
import { OWN_MOTIFS } from "#src/art/theme/own-motifs.tsx";
import { MOTIF_SIZE, type MotifProps } from "./motifs/motif.ts";
import { FormMotif } from "./motifs/motif-form.tsx";
import { GaugeMotif } from "./motifs/motif-gauge.tsx";
import { InvoiceMotif } from "./motifs/motif-invoice.tsx";
import { KeyMotif } from "./motifs/motif-key.tsx";
import { LicenceMotif } from "./motifs/motif-licence.tsx";
import { NetworkMotif } from "./motifs/motif-network.tsx";
import { NumeralsMotif } from "./motifs/motif-numerals.tsx";
import { ScheduleMotif } from "./motifs/motif-schedule.tsx";
import { SearchMotif } from "./motifs/motif-search.tsx";
import "#src/art/theme/art.css";

/** What a motif is drawn on: `.cover-…` in post-motif.css. */
type Ground = "paper" | "band" | "primary" | "sand" | "night";

export type PostCoverProps = {
  motif: PostMotifKind;
  direction: Direction;
  /** Changes the ground, not the motif. */
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
  security: { Motif: OWN_MOTIFS.security, ground: "night" },
  search: { Motif: SearchMotif, ground: "paper" },
  gauge: { Motif: GaugeMotif, ground: "primary" },
  key: { Motif: KeyMotif, ground: "band" },
  form: { Motif: FormMotif, ground: "paper" },
  invoice: { Motif: InvoiceMotif, ground: "primary" },
  choice: { Motif: OWN_MOTIFS.choice, ground: "sand" },
  launch: { Motif: OWN_MOTIFS.launch, ground: "sand" },
};

export const RED_MARK = "var(--color-accent)";
const QUIET_MARKS: Record<Ground, string> = {
  paper: "var(--color-primary)",
  band: "var(--color-on-primary)",
  primary: "var(--color-primary)",
  sand: "var(--color-primary)",
  night: "var(--color-sand-line)",
};

export const groundOf = (motif: PostMotifKind): Ground => MOTIFS[motif].ground;

/** Classes whose rules give a cover its colours. */
export const coverClasses = (motif: PostMotifKind) => ["post-motif", `cover-${groundOf(motif)}`];

/** A cover picture. What matters lies near the middle, so that it survives a wide or a nearly square crop. */
export function PostCover({ motif, direction, seed = 1, quiet = false, Letters }: PostCoverProps) {
  const { Motif, ground } = MOTIFS[motif];
  return (
    <svg
      className={["drawing", ...coverClasses(motif)].join(" ")}
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
