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
    <div className="sketch-chain">
      {rows.map(({ name, label, step }) => (
        <div key={name} className={`sketch-chain-row sketch-chain-${name}`}>
          <p className="sketch-label">{label}</p>
          <ol>
            {before.map((text) => (
              <li key={text}>{text}</li>
            ))}
            <li className="sketch-chain-gap">
              {name === "filled" && <Icon name="puzzle" />}
              {step}
            </li>
            {after.map((text) => (
              <li key={text}>{text}</li>
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
    <div className="sketch-taps">
      {columns.map(({ name, label, steps }) => (
        <div key={name}>
          <p className="sketch-label">{label}</p>
          <ol>
            {steps.map((text) => (
              <li key={text} className={text === goal ? "sketch-taps-goal" : undefined}>
                {text}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
