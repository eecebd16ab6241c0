import type { MockupId, MockupTexts } from "#domain/catalogue/mockup.ts";
import type { Translate } from "#domain/language/translate.ts";
import { AppIcon } from "#src/art/mockups/app-icon.tsx";
import { Mockup } from "#src/art/mockups/mockup.tsx";
import { Dotted } from "#src/ui/text/dotted.tsx";
import "./store-rows.css";
import { AppFigures } from "./app-figures.tsx";

export type Price = { amount: string; currency: string };

export type StoreRow = {
  id: string;
  href: string;
  name: string;
  kind: string;
  platforms: string[];
  tagline: string;
  rating: { value: string; label: string };
  /** Downloads, users, file size. */
  facts: { label: string; value: string }[];
  /** Null where everything is free. */
  price: Price | null;
  screen: MockupTexts<MockupId>;
};

export type StoreRowsProps = { t: Translate<PriceTexts | "apps.view">; rows: StoreRow[] };

/** One app a line: its screen, what it is, its figures, what it costs. The whole line leads to its page. */
export function StoreRows({ t, rows }: StoreRowsProps) {
  return (
    <ul className="store-rows">
      {rows.map((row) => (
        <li key={row.id} className={`store-row app-${row.id}`} data-entry={row.id}>
          <div className="store-row-picture">
            <div className="store-row-screen">
              <Mockup id={row.screen.id} texts={row.screen} />
            </div>
            <AppIcon app={row.id} />
          </div>
          <div className="store-row-words">
            <h3>
              <a href={row.href}>{row.name}</a>
            </h3>
            <p className="text-ui text-copy">{row.tagline}</p>
            <p className="store-row-meta">
              <span className="pill">{row.kind}</span>
              <Dotted items={row.platforms} />
            </p>
          </div>
          <AppFigures className="store-row-facts" rating={row.rating} facts={row.facts} />
          <div className="store-row-price">
            <PriceFrom t={t} price={row.price} />
            <span className="store-row-button" aria-hidden="true">
              {t("apps.view")}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

export type PriceTexts = "apps.from" | "plans.everyMonth" | "plans.free";

type PriceFromProps = { t: Translate<PriceTexts>; price: Price | null };

/** "from 29 SAR per month", the figure larger than the words. */
export function PriceFrom({ t, price }: PriceFromProps) {
  if (price === null) return <p className="price-from">{t("plans.free")}</p>;
  return (
    <p className="price-from">
      {t("apps.from")} <b>{price.amount}</b> {price.currency} {t("plans.everyMonth")}
    </p>
  );
}
