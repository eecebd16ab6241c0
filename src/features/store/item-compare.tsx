import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import "./item-compare.css";

type Cell =
  | { kind: "text"; text: string; note?: string | undefined }
  | { kind: "offer"; price: string; href: string; name: string };

export type ItemCompareProps = {
  head: SectionHeadTexts;
  caption: string;
  rowHeader: string;
  plans: { id: string; name: string; bestSeller: string | null }[];
  rows: { id: string; label: string; cells: Cell[] }[];
};

/**
 * Every plan in every period, side by side; a price leads to the request of exactly that. On phones each row is a
 * block with the plans' names beside the values. Roles are said again, since changing how a table is laid out takes
 * its meaning away in some browsers.
 */
export function ItemCompare({ head, caption, rowHeader, plans, rows }: ItemCompareProps) {
  return (
    <SectionFrame id="compare" head={head} tight>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table className="compare" role="table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <span className="sr-only">{rowHeader}</span>
            </th>
            {plans.map(({ id, name, bestSeller }) => (
              <th key={id} scope="col" role="columnheader" data-best={bestSeller ? "" : undefined}>
                {name}
                {bestSeller && <span className="compare-best">{bestSeller}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id, label, cells }) => (
            <tr key={id} role="row" data-row={id}>
              <th scope="row" role="rowheader">
                {label}
              </th>
              {plans.map((plan, index) => (
                <td key={plan.id} role="cell" data-best={plan.bestSeller ? "" : undefined}>
                  <span className="compare-plan" aria-hidden="true">
                    {plan.name}
                  </span>
                  <CellContent cell={cells[index]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </SectionFrame>
  );
}

function CellContent({ cell }: { cell: Cell | undefined }) {
  switch (cell?.kind) {
    case "text":
      return (
        <div>
          <bdi>{cell.text}</bdi>
          {cell.note !== undefined && <small> {cell.note}</small>}
        </div>
      );
    case "offer":
      return (
        <a href={cell.href} aria-label={cell.name}>
          <bdi>{cell.price}</bdi>
        </a>
      );
    default:
      return null;
  }
}
