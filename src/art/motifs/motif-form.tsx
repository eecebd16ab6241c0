import type { Shape } from "#src/art/shape.ts";
import { MotifGround } from "#src/art/theme/motif-ground.tsx";
import { SafeBadge } from "#src/art/theme/own-motifs.tsx";
import { type MotifProps, mirrorIn } from "./motif.ts";

const SHEET: Shape = { shape: "rect", x: 172, y: 72, width: 280, height: 256, radius: 18 };
const FIELD = { x: 200, width: 224, rx: 9 };

/** Forms: a field with a mistake in it, whatever was typed still there, and safe. */
export function FormMotif({ direction, seed, mark }: MotifProps) {
  const field = { ...FIELD, fill: "var(--color-page-alt)", strokeWidth: 2 };
  return (
    <>
      <MotifGround shapes={[SHEET]} direction={direction} seed={seed + 170} />
      <g transform={mirrorIn(direction)}>
        <rect
          fill="var(--color-surface)"
          stroke="var(--color-line-strong)"
          strokeWidth="2"
          x="172"
          y="72"
          width="280"
          height="256"
          rx="18"
        />
        <rect {...field} stroke="var(--color-line-strong)" y="108" height="38" />
        <rect {...field} stroke={mark} strokeWidth={4} y="180" height="38" />
        <rect {...field} stroke="var(--color-line-strong)" y="252" height="54" />
        <g fill="none" strokeWidth="7">
          <path stroke="var(--color-muted)" opacity=".6" d="M203 94h56m-56 72h78m-78 72h46" />
          <path stroke="var(--color-ink)" d="M216 127h96m-96 72h70m28 0h34m-132 71h178m-178 18h104" />
        </g>
        <path fill="none" stroke="var(--color-primary-ink)" strokeWidth="3" d="M362 188v22" />
        <circle fill="var(--color-primary)" cx="446" cy="296" r="42" />
        <g fill="none" stroke="var(--color-on-primary)" strokeWidth="5">
          <SafeBadge />
        </g>
      </g>
    </>
  );
}
