import { type MotifProps, mirrorIn } from "#src/art/motifs/motif.ts";
import type { Shape } from "#src/art/shape.ts";
import { MotifGround } from "#src/art/themes/chart/motif-ground.tsx";

const BERTHS = [206, 320, 434];
const QUAY_FOOT = 108;
const LANDS: readonly Shape[] = [
  { shape: "rect", x: -60, y: -60, width: 760, height: 60 + QUAY_FOOT, radius: 8 },
  ...BERTHS.map((x): Shape => ({ shape: "rect", x: x - 38, y: 132, width: 76, height: 180, radius: 34 })),
];
/** From above, moored by the stern. */
const hullAt = (x: number) => `M${x - 36} 148q0-14 14-14h44q14 0 14 14v78c0 46-20 76-36 94-16-18-36-48-36-94z`;

/** Choosing: three ships at one quay, each built in another way, and the berth that was taken. */
export function HullsMotif({ direction, seed, mark }: MotifProps) {
  const [two, whole, joined] = BERTHS as [number, number, number];
  return (
    <>
      <MotifGround shapes={LANDS} direction={direction} seed={seed + 210} />
      <g transform={mirrorIn(direction)}>
        <path fill="currentColor" opacity=".16" d={`M0 0h640v${QUAY_FOOT}H0z`} />
        <path fill="none" stroke="currentColor" strokeWidth="4" d={`M0 ${QUAY_FOOT}h640`} />
        {BERTHS.map((x) => (
          <g key={x}>
            <path
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              d={`M${x - 44} 94 ${x - 26} 138M${x + 44} 94 ${x + 26} 138`}
            />
            <path fill="currentColor" d={`${hullAt(x)}M${x - 50} 86h12v12h-12zm88 0h12v12h-12z`} />
          </g>
        ))}
        <g fill="none" stroke="var(--color-sand)" strokeWidth="4">
          <path d={`M${two} 140v168`} />
          <path d={`M${two - 22} 168h10m-10 22h10m34-22h-10m10 22h-10m-24 30h12m12 0h-2`} />
          <rect x={whole - 22} y="152" width="44" height="76" rx="8" />
          <path d={`M${whole - 22} 190h44M${whole} 152v76`} />
          <rect x={joined - 22} y="152" width="44" height="24" rx="6" />
          <rect x={joined - 22} y="208" width="44" height="24" rx="6" />
          <path strokeDasharray="3 7" d={`M${joined} 182v22`} />
        </g>
        <circle fill={mark} cx={whole} cy="262" r="9" />
      </g>
    </>
  );
}
