export type HeroEdgeProps = { labels: readonly string[] };

/** The hero's lower edge: the chart's neatline with its degrees. */
export function HeroEdge({ labels }: HeroEdgeProps) {
  return (
    <div className="hero-edge has-divider relative" aria-hidden="true">
      <div className="wrap flex justify-between py-2">
        {labels.map((degree) => (
          <bdi key={degree} dir="ltr">
            {degree}
          </bdi>
        ))}
      </div>
    </div>
  );
}
