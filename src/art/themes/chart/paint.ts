/**
 * What a chart is drawn with, as attributes of its shapes: the same tokens a rule would name, without a rule for each
 * in the sheet of every page that shows a chart.
 */
const LINE = "var(--color-art-line)";
const STRONG_LINE = "var(--color-art-line-strong)";

export const SEA_PAINT = {
  /** The default. */
  ground: { fill: "none", stroke: LINE },
  deep: { fill: "var(--color-tint-3)" },
  middle: { fill: "var(--color-tint-2)" },
  shallow: { fill: "var(--color-tint-1)", stroke: STRONG_LINE },
  land: { fill: "var(--color-sand)", stroke: "var(--color-sand-line)", strokeWidth: 1.2 },
  majorLine: { stroke: STRONG_LINE },
  soundings: { fill: "var(--color-art-text)", fontSize: 13, textAnchor: "middle" },
} as const;

/** Marks that a page adds to a chart: a course, a light and its rings. */
const DASHES = { fill: "none", strokeDasharray: "7 6" };
export const ROUTE_PAINT = { ...DASHES, stroke: "var(--color-accent)", strokeWidth: 1.8 };
export const LEAD_PAINT = { ...DASHES, stroke: "var(--color-ink)", strokeWidth: 1.6, opacity: 0.8 };
export const BEACON_PAINT = { fill: "var(--color-accent)" };
export const BEACON_RING_PAINT = { fill: "none", stroke: "var(--color-accent)", strokeWidth: 1.2, opacity: 0.7 };
