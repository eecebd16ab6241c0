import { AppIcon } from "#src/art/app-icon.tsx";
import { Screen, type ScreenImage } from "#src/art/screen-image.tsx";
import { Dotted } from "#src/ui/text/dotted.tsx";
import "./store-rows.css";
import { AppFigures } from "./app-figures.tsx";
import { type Price, PriceFrom, type PriceTexts } from "./price-from.tsx";

export type StoreRow = {
  id: string;
  href: string;
  name: string;
  kind: string;
  platforms: string[];
  tagline: string;
  rating: { value: string; label: string } | null;
  /** Downloads, users, file size. */
  facts: { label: string; value: string }[];
  /** Null where everything is free. */
  price: Price | null;
  screen: ScreenImage;
};

export type StoreRowsProps = {
  rows: readonly StoreRow[];
  texts: PriceTexts & { view: string };
};

/** One app a line: its screen, what it is, its figures, what it costs. The whole line leads to its page. */
export function StoreRows({ rows, texts }: StoreRowsProps) {
  return (
    <ul className="store-rows">
      {rows.map((row) => (
        <li key={row.id} className={`store-row app-${row.id}`}>
          <div className="store-row-picture">
            <div className="store-row-screen">
              <Screen picture={row.screen} isDecoration />
            </div>
            <AppIcon app={row.id} />
          </div>
          <div className="store-row-words">
            <h3>
              <a href={row.href}>{row.name}</a>
            </h3>
            <p className="text-pretty text-copy">{row.tagline}</p>
            <p className="store-row-meta">
              <span className="pill">{row.kind}</span>
              <Dotted items={row.platforms} />
            </p>
          </div>
          <AppFigures className="store-row-facts" rating={row.rating} facts={row.facts} />
          <div className="store-row-price">
            <PriceFrom texts={texts} price={row.price} />
            <span className="store-row-button print:hidden" aria-hidden="true">
              {texts.view}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
