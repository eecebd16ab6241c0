export type RatingProps = {
  value: string;
  /** What the figure is, for screen readers; without it, words beside the rating must say so. */
  label?: string;
};

export function Rating({ value, label }: RatingProps) {
  return (
    <span className="rating">
      {label && <span className="sr-only">{`${label} `}</span>}
      <bdi dir="ltr">{value}</bdi>
    </span>
  );
}
