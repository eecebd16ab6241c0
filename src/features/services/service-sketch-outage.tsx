import type { Direction } from "#domain/language/locale.ts";
import { xFromStart } from "#src/art/reading-direction.ts";

export type OutageTexts = {
  kind: "outage";
  labels: { network: string; browser: string; device: string };
  firstHour: number;
  sales: number[];
  outage: { from: number; to: number };
};

type OutageSketchProps = OutageTexts & { direction: Direction };

const WIDTH = 700;
const BAR_HEIGHT = 84;
const LINE_HEIGHT = 34;

/** One day in three rows: the network, what a system in the browser sells, and what an app on the machine sells. */
export function OutageSketch({ labels, firstHour, sales, outage, direction }: OutageSketchProps) {
  const slot = WIDTH / sales.length;
  const most = Math.max(...sales);
  const isDown = (index: number) => firstHour + index >= outage.from && firstHour + index < outage.to;
  const x = (index: number, width: number) => {
    const start = index * slot + (slot - width) / 2;
    return round(direction === "rtl" ? xFromStart(start + width, WIDTH, direction) : start);
  };
  const bars = sales.map((count, index) => {
    const height = round((count / most) * (BAR_HEIGHT - 4));
    return {
      hour: firstHour + index,
      down: isDown(index),
      rect: { x: x(index, slot * 0.62), y: BAR_HEIGHT - height, width: round(slot * 0.62), height },
    };
  });
  return (
    <div className="sketch-outage gap-y-1.5 gap-x-7 items-center">
      <p className="sketch-label">{labels.network}</p>
      <svg className="wide:mb-0" viewBox={`0 0 ${WIDTH} ${LINE_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ hour, down }, index) => (
          <rect
            key={hour}
            className={down ? "sketch-down" : "sketch-up"}
            x={x(index, slot)}
            y={LINE_HEIGHT / 2 - 3}
            width={round(slot)}
            height="6"
          />
        ))}
      </svg>
      <p className="sketch-label">{labels.browser}</p>
      <svg className="wide:mb-0" viewBox={`0 0 ${WIDTH} ${BAR_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ hour, down, rect }) => (
          <rect key={hour} className={down ? "sketch-lost" : "sketch-sold"} {...rect} />
        ))}
      </svg>
      <p className="sketch-label">{labels.device}</p>
      <svg className="wide:mb-0" viewBox={`0 0 ${WIDTH} ${BAR_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ hour, down, rect }) => (
          <rect key={hour} className={down ? "sketch-kept" : "sketch-sold"} {...rect} />
        ))}
      </svg>
      <span aria-hidden="true" />
      <div className="sketch-hours flex text-muted" aria-hidden="true">
        {bars.map(({ hour }) => (
          <bdi key={hour} className="flex-1 text-center max-tablet:even:invisible" dir="ltr">
            {hour}
          </bdi>
        ))}
      </div>
    </div>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
