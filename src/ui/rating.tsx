import { Icon } from "./icon.tsx";

export type RatingProps = { value: string; label: string };

export function Rating({ value, label }: RatingProps) {
  return (
    <span className="rating">
      <Icon name="star" />
      <span className="sr-only">{label}</span>
      <bdi dir="ltr">{value}</bdi>
    </span>
  );
}
