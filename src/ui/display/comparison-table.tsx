import { Icon } from "#src/ui/icons/icon.tsx";
import "./comparison-table.css";

export type ComparisonTableProps = {
  id: string;
  caption: string;
  columns: { id: string; label: string; note?: string | undefined; best?: boolean }[];
  /** A cell is a text, or whether the thing is there at all. */
  rows: { id: string; label: string; cells: (string | boolean)[] }[];
  labels: {
    /** Heading of the first column, for those who hear the table. */
    rows: string;
    yes: string;
    no: string;
    /** Shown while the table is wider than the screen. */
    scroll: string;
  };
};

/** A real table. On phones it scrolls sideways, and the first column stays in view. */
export function ComparisonTable({ id, caption, columns, rows, labels }: ComparisonTableProps) {
  return (
    <div className="comparison">
      <p className="comparison-hint" aria-hidden="true">
        {labels.scroll}
        <Icon name="arrow-right" />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="comparison-scroll" aria-labelledby={`${id}-caption`} tabIndex={0}>
        <table id={id}>
          <caption id={`${id}-caption`}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{labels.rows}</span>
              </th>
              {columns.map(({ id: column, label, note, best = false }) => (
                <th key={column} scope="col" data-best={best ? "" : undefined}>
                  {label}
                  {note && <small>{note}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id: row, label, cells }) => (
              <tr key={row}>
                <th scope="row">{label}</th>
                {columns.map(({ id: column, best = false }, index) => (
                  <td key={column} data-best={best ? "" : undefined}>
                    <Cell value={cells[index]} labels={labels} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

type CellProps = { value: string | boolean | undefined; labels: ComparisonTableProps["labels"] };

function Cell({ value, labels }: CellProps) {
  if (typeof value === "string") return <bdi>{value}</bdi>;
  return (
    <span className={value ? "comparison-yes" : "comparison-no"}>
      <Icon name={value ? "check" : "minus"} />
      <span className="sr-only">{value ? labels.yes : labels.no}</span>
    </span>
  );
}
