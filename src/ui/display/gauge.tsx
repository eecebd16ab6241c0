const TICKS = ["10%", "20%", "30%", "40%", "50%", "60%", "70%", "80%", "90%"];

export type GaugeProps = { percent: number; direction: "rtl" | "ltr" };

/** A scale bar, filled from the reading start. The words beside it say the number. */
export function Gauge({ percent, direction }: GaugeProps) {
  return (
    <svg className="block h-2 w-full" fill="none" stroke="var(--color-line-strong)" aria-hidden="true">
      <rect
        fill="var(--color-primary-ink)"
        stroke="none"
        x={direction === "rtl" ? `${100 - percent}%` : 0}
        width={`${percent}%`}
        height="100%"
      />
      {TICKS.map((x) => (
        <line key={x} x1={x} x2={x} y1="0" y2="100%" />
      ))}
      <rect strokeWidth="2" width="100%" height="100%" />
    </svg>
  );
}
