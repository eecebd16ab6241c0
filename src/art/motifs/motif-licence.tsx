import type { Shape } from "#src/art/shape.ts";
import { MotifGround } from "#src/art/theme/motif-ground.tsx";
import { type MotifProps, mirrorIn } from "./motif.ts";

const CARD: Shape = { shape: "rect", x: 152, y: 116, width: 336, height: 168, radius: 20 };

/** A ticket with two bites where its stub is torn off. */
const CARD_OUTLINE =
  "M172 116h116a14 14 0 0 0 28 0h152a20 20 0 0 1 20 20v128a20 20 0 0 1-20 20H316a14 14 0 0 0-28 0H172a20 20 0 0 1-20-20V136a20 20 0 0 1 20-20z";
const SEAL =
  "m220 144 16.4 16.4h23.2v23.2L276 200l-16.4 16.4v23.2h-23.2L220 256l-16.4-16.4h-23.2v-23.2L164 200l16.4-16.4v-23.2h23.2z";
const SERIAL_BLOCKS = "M336 168h28m8 0h28m8 0h28";

/** Products: a licence with its seal and serial. */
export function LicenceMotif({ direction, seed }: MotifProps) {
  return (
    <>
      <MotifGround shapes={[CARD]} direction={direction} seed={seed + 50} />
      <g transform={mirrorIn(direction)}>
        <path fill="var(--ticket)" d={CARD_OUTLINE} />
        <path fill="none" stroke="var(--color-sand-line)" strokeWidth="3" strokeDasharray="1 8" d="M302 142v116" />
        <path fill="var(--color-primary)" d={SEAL} />
        <circle fill="none" stroke="var(--color-on-primary)" strokeWidth="3" cx="220" cy="200" r="22" />
        <path fill="none" stroke="currentColor" strokeWidth="14" strokeLinecap="butt" d={SERIAL_BLOCKS} />
        <path fill="none" stroke="currentColor" strokeWidth="6" opacity=".28" d="M336 200h124m-124 22h92" />
        <path
          fill="none"
          stroke="var(--color-primary)"
          strokeWidth="2.5"
          d="M336 254c14-18 24-18 26-4s14 6 22-4 16-6 18 2 20 4 34-6"
        />
      </g>
    </>
  );
}
