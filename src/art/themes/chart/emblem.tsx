import type { ReactNode } from "react";
import type { Translate } from "#domain/language/translate.ts";
import { classNames } from "#src/art/class-names.ts";
import { drawCompassRose, ROSE_RADIUS } from "./motifs/compass-rose.ts";
import "#src/art/themes/chart/art.css";

export type EmblemProps = {
  /** Knows the letters of the compass. */
  t: Translate<"process">;
  /** How they are set: a picture has no fonts. */
  Letters?: (props: LabelProps) => ReactNode;
  className?: string;
};

const ROSE = drawCompassRose();
/** Of the figure alone. */
export const EMBLEM_RADIUS = ROSE_RADIUS;
const MARGIN = ROSE_RADIUS * 1.2;

/** A compass does not mirror: east is to the right on every page. It has no red: what stands before it has the one mark of a view. */
export function Emblem({ t, Letters = TextLabel, className }: EmblemProps) {
  const viewBox = `${-MARGIN} ${-MARGIN} ${2 * MARGIN} ${2 * MARGIN}`;
  return (
    <svg className={classNames("drawing emblem", className)} viewBox={viewBox} aria-hidden="true">
      <EmblemFigure isAccented={false} />
      <CompassLabels t={t} Letters={Letters} />
    </svg>
  );
}

/** The rose alone, around the origin, for use inside another drawing. */
export function EmblemFigure({ isAccented }: { isAccented: boolean }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
      <circle r={ROSE_RADIUS} />
      <path d={ROSE.squares} />
      <circle r={ROSE_RADIUS * 0.7} />
      <Ticks everyDegrees={5} length={8} />
      <Ticks everyDegrees={10} length={16} />
      <Ticks everyDegrees={30} length={26} />
      <path d={ROSE.spikes} />
      <path fill="currentColor" stroke="none" d={ROSE.shades} />
      {isAccented && <path fill="var(--color-accent)" stroke="none" d={ROSE.north} />}
    </g>
  );
}

type TicksProps = { everyDegrees: number; length: number };

/** A circle as thick as the ticks are long, dashed so finely that only the ticks remain. */
function Ticks({ everyDegrees, length }: TicksProps) {
  const tickDegrees = 0.4;
  return (
    <circle
      r={ROSE_RADIUS - length / 2}
      pathLength="360"
      strokeWidth={length}
      strokeDasharray={`${tickDegrees} ${everyDegrees - tickDegrees}`}
      strokeDashoffset={tickDegrees / 2}
    />
  );
}

const LABEL = { size: 26, anchor: "middle", fill: "var(--color-art-text)" } as const;

type CompassLabelsProps = Required<Pick<EmblemProps, "t" | "Letters">>;

function CompassLabels({ t, Letters }: CompassLabelsProps) {
  const aside = ROSE_RADIUS * 1.11;
  return (
    <>
      <Letters {...LABEL} text={t("process.north")} x={0} y={ROSE_RADIUS * -1.06} />
      <Letters {...LABEL} text={t("process.east")} x={aside} y={9} />
      <Letters {...LABEL} text={t("process.south")} x={0} y={ROSE_RADIUS * 1.13} />
      <Letters {...LABEL} text={t("process.west")} x={-aside} y={9} />
    </>
  );
}

type LabelProps = typeof LABEL & { text: string; x: number; y: number };

function TextLabel({ text, x, y, size, anchor, fill }: LabelProps) {
  return (
    <text x={x} y={y} fill={fill} fontSize={size} fontWeight="600" textAnchor={anchor}>
      {text}
    </text>
  );
}
