export type GaugeProps = { percent: number; direction: "rtl" | "ltr" };

/** A scale bar in tenths, filled from the reading start. The words beside it say the number. */
export function Gauge({ percent, direction }: GaugeProps) {
  return (
    <svg
      className="block h-2 w-full"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      fill="none"
      stroke="var(--color-line-strong)"
      aria-hidden="true"
    >
      <path
        fill="var(--color-primary-ink)"
        stroke="none"
        d={`M${direction === "rtl" ? 100 - percent : 0} 0h${percent}v1h-${percent}`}
      />
      <path
        vectorEffect="non-scaling-stroke"
        d="M0 0h100v1H0zM10 0v1m10-1v1m10-1v1m10-1v1m10-1v1m10-1v1m10-1v1m10-1v1m10-1v1"
      />
    </svg>
  );
}
