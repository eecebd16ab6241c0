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

/** Every plan in every period, side by side; a price leads to exactly that. */
export function ItemCompare({ t, plans, rows }: ItemCompareProps) {
  const head = { label: t("item.compare.label"), title: t("item.compare.title") };
  return (
    <SectionFrame id="compare" head={head} tight>
      <div className="border border-line rounded-card bg-surface overflow-clip">
        <table className="compare w-full text-ui leading-ui">
          <caption className="sr-only">{t("item.compare.caption")}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t("item.compare.row")}</span>
              </th>
              {plans.map(({ tier, bestSeller }) => (
                <th key={tier} scope="col" data-best={bestSeller ? "" : undefined}>
                  {t(`plans.${tier}`)}
                  {bestSeller && (
                    <span className="block text-copy text-small font-normal">{t("plans.bestSeller")}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells }) => (
              <tr key={id} data-row={id}>
                <th scope="row">{t(`item.compare.${id}`)}</th>
                {plans.map((plan, index) => (
                  <td key={plan.tier} data-best={plan.bestSeller ? "" : undefined}>
                    <CellContent cell={cells[index]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
