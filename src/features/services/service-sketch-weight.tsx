import type { Direction } from "#domain/language/locale.ts";
import { xFromStart } from "#src/art/reading-direction.ts";

export type WeightTexts = {
  kind: "weight";
  labels: { limit: string; usual: string; ours: string };
  limitKb: number;
  usualKb: number[];
  oursKb: number[];
  /** The last value of each line and the limit, written out. */
  ends: { usual: string; limit: string; ours: string };
};

type WeightSketchProps = WeightTexts & { direction: Direction };

const LINES = ["usual", "limit", "ours"] as const;
const SIZE = { width: 600, height: 340 };

/** Two lines over twelve months and the limit between them: one rises through it, the other stays below. */
export function WeightSketch({ labels, limitKb, usualKb, oursKb, ends, direction }: WeightSketchProps) {
  const most = Math.max(...usualKb, ...oursKb) * 1.06;
  const y = (kb: number) => Math.round(SIZE.height * (1 - kb / most));
  const points = (values: number[]) =>
    values.map((kb, month) => {
      const fromStart = (month / (values.length - 1)) * SIZE.width;
      return `${Math.round(xFromStart(fromStart, SIZE.width, direction))} ${y(kb)}`;
    });
  const line = (values: number[]) => `M${points(values).join("L")}`;
  const [first, last] = [xFromStart(0, SIZE.width, direction), xFromStart(SIZE.width, SIZE.width, direction)];
  const area = `${line(usualKb)}L${last} ${SIZE.height}L${first} ${SIZE.height}z`;
  return (
    <div className="sketch-weight">
      <svg
        className="w-full border-b border-line-strong overflow-visible"
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="sketch-weight-area" d={area} />
        <path className="sketch-weight-usual" d={line(usualKb)} />
        <path className="sketch-weight-limit" d={`M0 ${y(limitKb)}H${SIZE.width}`} />
        <path className="sketch-weight-ours" d={line(oursKb)} />
      </svg>
      <dl className="flex flex-wrap mt-5">
        {LINES.map((name) => (
          <div key={name} className={`sketch-weight-${name}`}>
            <dt className="text-small text-muted">{labels[name]}</dt>
            <dd className="text-title font-strong">{ends[name]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
