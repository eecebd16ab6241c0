import { Rating } from "#src/ui/display/rating.tsx";

export type AppFiguresProps = {
  className: string;
  /** Null before anybody has rated it. */
  rating: { value: string; label: string } | null;
  /** Downloads, users, file size. */
  facts: { label: string; value: string }[];
};

/** An app's rating and figures, each under its name. */
export function AppFigures({ className, rating, facts }: AppFiguresProps) {
  return (
    <dl className={className}>
      {rating && (
        <div>
          <dt>{rating.label}</dt>
          <dd>
            <Rating value={rating.value} />
          </dd>
        </div>
      )}
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
