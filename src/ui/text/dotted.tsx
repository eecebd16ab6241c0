import "./dotted.css";

export type DottedProps = { items: readonly string[] };

/** Short facts in a row, a dot between them and never at the start of a line; none is broken or reordered. */
export function Dotted({ items }: DottedProps) {
  return (
    <span className="dotted">
      <span>
        {items.map((item) => (
          <span key={item}>
            <bdi>{item}</bdi>
          </span>
        ))}
      </span>
    </span>
  );
}
