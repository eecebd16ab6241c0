import type { Shape } from "#src/art/shape.ts";
import { MotifGround } from "#src/art/theme/motif-ground.tsx";
import { type MotifProps, mirrorIn } from "./motif.ts";

const SHEET: Shape = { shape: "rect", x: 214, y: 58, width: 200, height: 278, radius: 14 };
/** Torn off a roll at its lower edge. */
const OUTLINE =
  "M228 58h172a14 14 0 0 1 14 14v258l-20-14-20 14-20-14-20 14-20-14-20 14-20-14-20 14-20-14-20 14V72a14 14 0 0 1 14-14z";

/** Invoicing: a sheet with its square code, and the stamp of whoever cleared it. */
export function InvoiceMotif({ direction, seed, mark }: MotifProps) {
  return (
    <>
      <MotifGround shapes={[SHEET]} direction={direction} seed={seed + 190} />
      <g transform={mirrorIn(direction)}>
        <path fill="var(--ticket)" d={OUTLINE} />
        <g fill="none" stroke="currentColor" strokeWidth="6">
          <path strokeWidth="12" strokeLinecap="butt" d="M238 90h70" />
          <path opacity=".28" d="M241 122h84m36 0h28m-148 24h62m58 0h28m-148 24h96m24 0h28" />
          <path strokeWidth="2" d="M238 194h154" />
        </g>
        <SquareCode />
        <path fill="none" stroke="currentColor" strokeWidth="10" strokeLinecap="butt" d="M336 220h56" />
        <circle fill="var(--ticket)" cx="404" cy="270" r="50" />
        <circle fill="none" stroke={mark} strokeWidth="5" cx="404" cy="270" r="42" />
        <circle fill="none" stroke={mark} strokeWidth="2" strokeDasharray="2 6" cx="404" cy="270" r="33" />
        <path fill="none" stroke={mark} strokeWidth="7" d="m388 271 11 12 21-25" />
      </g>
    </>
  );
}

/** Three eyes, and lines dashed unevenly where a code has its modules. */
function SquareCode() {
  return (
    <g transform="translate(238 216)scale(3.7)">
      <path
        fill="currentColor"
        d="M0 0h7v7H0zm1 1v5h5V1zm1 1h3v3H2zM14 0h7v7h-7zm1 1v5h5V1zm1 1h3v3h-3zM0 14h7v7H0zm1 1v5h5v-5zm1 1h3v3H2z"
      />
      <g fill="none" stroke="currentColor" strokeLinecap="butt">
        <path strokeDasharray="2 1 1 2 3 1" d="M9 .5v20M11.5 0v21M0 9h21M1 12h20" />
        <path strokeDasharray="1 2 2 1" d="M14.5 9v12M17.5 10v11M20 9v12M9 15.5h12M8 19.5h13" />
      </g>
    </g>
  );
}
