import type { Period, Tier } from "#domain/catalogue/periods-and-tiers.ts";
import type { Translate } from "#domain/language/translate.ts";
import { SectionFrame } from "#src/sections/page/section-frame.tsx";
import "./item-compare.css";

type Cell =
  | { kind: "text"; text: string; note?: string | undefined }
  | { kind: "offer"; price: string; href: string; name: string };

export type ItemCompareProps = {
  t: Translate<"item.compare" | "plans">;
  plans: { tier: Tier; bestSeller: boolean }[];
  rows: { id: "users" | "role" | Period | "saving"; cells: Cell[] }[];
};

/**
 * Every plan in every period, side by side; a price leads to exactly that. On phones each row is a
 * block with the plans' names beside the values. Roles are said again, since changing how a table is laid out takes
 * its meaning away in some browsers.
 */
export function ItemCompare({ t, plans, rows }: ItemCompareProps) {
  const head = { label: t("item.compare.label"), title: t("item.compare.title") };
  return (
    <SectionFrame id="compare" head={head} tight>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table
        className="compare w-full border border-line rounded-card bg-surface text-ui leading-ui overflow-clip max-tablet:block"
        role="table"
      >
        <caption className="sr-only">{t("item.compare.caption")}</caption>
        <thead className="max-tablet:absolute max-tablet:size-px max-tablet:overflow-hidden" role="rowgroup">
          <tr className="max-tablet:grid max-tablet:grid-cols-2 max-tablet:gap-px max-tablet:bg-line" role="row">
            <th className="max-tablet:block" scope="col" role="columnheader">
              <span className="sr-only">{t("item.compare.row")}</span>
            </th>
            {plans.map(({ tier, bestSeller }) => (
              <th
                key={tier}
                className="max-tablet:block"
                scope="col"
                role="columnheader"
                data-best={bestSeller ? "" : undefined}
              >
                {t(`plans.${tier}`)}
                {bestSeller && (
                  <span className="block text-accent-ink text-small font-normal">{t("plans.bestSeller")}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-tablet:block" role="rowgroup">
          {rows.map(({ id, cells }) => (
            <tr
              key={id}
              className="max-tablet:grid max-tablet:grid-cols-2 max-tablet:gap-px max-tablet:bg-line"
              role="row"
              data-row={id}
            >
              <th className="max-tablet:block tablet:text-copy tablet:font-normal" scope="row" role="rowheader">
                {t(`item.compare.${id}`)}
              </th>
              {plans.map((plan, index) => (
                <td
                  key={plan.tier}
                  className="max-tablet:block max-tablet:last:even:col-span-full"
                  role="cell"
                  data-best={plan.bestSeller ? "" : undefined}
                >
                  <span className="compare-plan text-small max-tablet:block tablet:hidden" aria-hidden="true">
                    {t(`plans.${plan.tier}`)}
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
