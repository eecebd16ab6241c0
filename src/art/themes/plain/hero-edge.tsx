export type HeroEdgeProps = { labels: readonly string[] };

/** The hero's lower edge. */
export function HeroEdge(_: HeroEdgeProps) {
  return <div className="hero-edge divider relative" aria-hidden="true" />;
}
