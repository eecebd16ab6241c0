import type { Direction } from "#domain/language/locale.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { OutageSketch, type OutageTexts } from "./service-sketch-outage.tsx";
import { WeightSketch, type WeightTexts } from "./service-sketch-weight.tsx";
import "./service-sketch.css";

type ChainTexts = {
  kind: "chain";
  labels: { today: string; filled: string };
  before: string[];
  gap: { today: string; filled: string };
  after: string[];
};

type TapsTexts = {
  kind: "taps";
  labels: { usual: string; ours: string };
  goal: string;
  usual: string[];
  ours: string[];
};

export type Sketch = (ChainTexts | TapsTexts | OutageTexts | WeightTexts) & { caption: string };

export type ServiceSketchProps = { sketch: Sketch; direction: Direction };

/** The problem of a service, drawn from the figures and words of its content file. */
export function ServiceSketch({ sketch, direction }: ServiceSketchProps) {
  if (sketch.kind === "chain") return <ChainSketch {...sketch} />;
  if (sketch.kind === "taps") return <TapsSketch {...sketch} />;
  if (sketch.kind === "outage") return <OutageSketch {...sketch} direction={direction} />;
  return <WeightSketch {...sketch} direction={direction} />;
}

/** The same steps twice: with a gap that is filled by hand, and with the piece that fits it. */
function ChainSketch({ labels, before, gap, after }: ChainTexts) {
  const rows = [
    { name: "today", label: labels.today, step: gap.today },
    { name: "filled", label: labels.filled, step: gap.filled },
  ];
  return (
    <div className="sketch-chain gap-7 max-tablet:grid-cols-2 max-tablet:gap-3.5">
      {rows.map(({ name, label, step }) => (
        <div key={name} className={`sketch-chain-row grid gap-3 wide:items-center wide:gap-8 sketch-chain-${name}`}>
          <p className="sketch-label">{label}</p>
          <ol className="grid gap-4.5 tablet:grid-flow-col tablet:gap-8">
            {before.map((text) => (
              <li key={text} className="tablet:min-h-21">
                {text}
              </li>
            ))}
            <li className="sketch-chain-gap tablet:min-h-21">
              {name === "filled" && <Icon name="puzzle" />}
              {step}
            </li>
            {after.map((text) => (
              <li key={text} className="tablet:min-h-21">
                {text}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** Two columns of screens; what the visitor came for stands deep in one and at the surface of the other. */
function TapsSketch({ labels, goal, usual, ours }: TapsTexts) {
  const columns = [
    { name: "usual", label: labels.usual, steps: [...usual, goal] },
    { name: "ours", label: labels.ours, steps: [goal, ...ours] },
  ];
  return (
    <div className="sketch-taps grid-cols-2">
      {columns.map(({ name, label, steps }) => (
        <div key={name}>
          <p className="sketch-label">{label}</p>
          <ol className="grid gap-2.5 mt-3.5">
            {steps.map((text) => (
              <li
                key={text}
                className={`grid gap-1 rounded-control text-ui ${text === goal ? "sketch-taps-goal" : ""}`}
              >
                {text}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
