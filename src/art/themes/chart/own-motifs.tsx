import { BeaconMotif } from "./motifs/motif-beacon.tsx";
import { HullsMotif } from "./motifs/motif-hulls.tsx";
import { SlipwayMotif } from "./motifs/motif-slipway.tsx";

/** Motifs that each theme draws in its own way. */
export const OWN_MOTIFS = { security: BeaconMotif, choice: HullsMotif, launch: SlipwayMotif };

/** What was typed is safe: an anchor, in strokes on the disc of src/art/motifs/motif-form.tsx. */
export function SafeBadge() {
  return (
    <>
      <circle cx="446" cy="277" r="6" />
      <path d="M446 284v34m-12-24h24m-36 8c0 10 12 17 24 17s24-7 24-17m-48 0-5 6m53-6 5 6" />
    </>
  );
}
