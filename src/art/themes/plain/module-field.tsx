import { drawModules, type ModulesPlan, type Tone } from "./modules.ts";

const FILLS: Readonly<Record<Tone, string>> = {
  pale: "var(--color-tint-3)",
  middle: "var(--color-tint-2)",
  deep: "var(--color-tint-1)",
  warm: "var(--color-sand-line)",
  strong: "var(--color-primary)",
};
const TONES = ["pale", "middle", "deep", "warm", "strong"] as const;

export type ModuleFieldProps = ModulesPlan & {
  /** Where it is mirrored: the width of the drawing it stands in. */
  mirrorWidth?: number | undefined;
};

/** The ground of this theme: pieces of one grid, without words, so that one transform mirrors all of it. */
export function ModuleField({ mirrorWidth, ...plan }: ModuleFieldProps) {
  const { crosses, ...paths } = drawModules(plan);
  return (
    <g transform={mirrorWidth === undefined ? undefined : `matrix(-1 0 0 1 ${mirrorWidth} 0)`}>
      {TONES.map((tone) => paths[tone] && <path key={tone} fill={FILLS[tone]} d={paths[tone]} />)}
      {crosses && <path fill="none" stroke="var(--color-art-line-strong)" d={crosses} />}
    </g>
  );
}
