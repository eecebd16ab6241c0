import { type MotifProps, mirrorIn } from "#src/art/motifs/motif.ts";
import type { Shape } from "#src/art/shape.ts";
import { MotifGround } from "./motif-ground.tsx";

const LOCK: readonly Shape[] = [{ shape: "rect", x: 240, y: 80, width: 160, height: 240, radius: 0 }];

/** Security: a lock, and its key hole. */
function SecurityMotif({ direction, seed, mark }: MotifProps) {
  return (
    <>
      <MotifGround shapes={LOCK} direction={direction} seed={seed + 90} />
      <g transform={mirrorIn(direction)}>
        <path fill="none" stroke="var(--color-on-primary)" strokeWidth="22" d="M270 190v-36a50 50 0 0 1 100 0v36" />
        <rect fill="var(--color-on-primary)" x="230" y="180" width="180" height="150" rx="22" />
        <circle fill={mark} cx="320" cy="242" r="19" />
        <path fill={mark} d="M312 250h16l7 42h-30z" />
      </g>
    </>
  );
}

const CARDS = [158, 272, 386];
const CARD = { y: 116, width: 96, height: 168 };
const CARD_SHAPES = CARDS.map((x): Shape => ({ shape: "rect", x, radius: 14, ...CARD }));

/** Choosing: three sheets, each laid out in another way, and the one that was taken. */
function ChoiceMotif({ direction, seed, mark }: MotifProps) {
  const [parts, whole, pieces] = CARDS as [number, number, number];
  return (
    <>
      <MotifGround shapes={CARD_SHAPES} direction={direction} seed={seed + 210} />
      <g transform={mirrorIn(direction)}>
        {CARDS.map((x) => (
          <rect key={x} fill="var(--color-surface)" stroke="currentColor" strokeWidth="4" x={x} rx="14" {...CARD} />
        ))}
        <path
          fill="currentColor"
          d={`M${parts + 18} 138h60v54h-60zm0 68h60v54h-60zM${whole + 18} 138h60v122h-60zM${pieces + 18} 138h26v36h-26zm34 0h26v36h-26zm-34 44h26v36h-26zm34 0h26v36h-26zm-34 44h26v34h-26zm34 0h26v34h-26z`}
        />
        <path fill="none" stroke={mark} strokeWidth="8" d={`M${whole + 26} 318l16 16 32-34`} />
      </g>
    </>
  );
}

const STEPS = [0, 1, 2];
const LIST: readonly Shape[] = [{ shape: "rect", x: 208, y: 72, width: 224, height: 256, radius: 18 }];

/** Launching: a list with a check at every line but the last. */
function LaunchMotif({ direction, seed, mark }: MotifProps) {
  return (
    <>
      <MotifGround shapes={LIST} direction={direction} seed={seed + 230} />
      <g transform={mirrorIn(direction)}>
        <rect
          fill="var(--color-surface)"
          stroke="currentColor"
          strokeWidth="4"
          x="208"
          y="72"
          width="224"
          height="256"
          rx="18"
        />
        {STEPS.map((step) => (
          <g key={step} transform={`translate(0 ${step * 56})`}>
            <rect fill="currentColor" x="234" y="100" width="34" height="34" rx="9" />
            <path fill="none" stroke="var(--color-surface)" strokeWidth="5" d="m243 117 6 7 11-13" />
            <path
              fill="none"
              stroke="currentColor"
              strokeWidth="8"
              opacity=".4"
              d={`M290 117h${[108, 84, 98][step]}`}
            />
          </g>
        ))}
        <rect fill="none" stroke={mark} strokeWidth="5" x="236" y="270" width="30" height="30" rx="8" />
        <path fill="none" stroke="currentColor" strokeWidth="8" d="M290 285h72" />
      </g>
    </>
  );
}

/** Motifs that each theme draws in its own way. */
export const OWN_MOTIFS = { security: SecurityMotif, choice: ChoiceMotif, launch: LaunchMotif };

/** What was typed is safe: a check, in strokes on the disc of src/art/motifs/motif-form.tsx. */
export function SafeBadge() {
  return <path d="m428 297 13 14 24-28" />;
}
