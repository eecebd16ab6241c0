import { memo } from "react";
import { AppIcon } from "#src/art/app-icon.tsx";
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
  rating: { value: string; label: string };
  /** Downloads, users, file size. */
  facts: { label: string; value: string }[];
  /** Null where everything is free. */
  price: Price | null;
};

export type StoreRowsProps = {
  rows: readonly StoreRow[];
  /** Not shown now. They stay in the list, since their screens are not rendered again. */
  hiddenRows?: readonly StoreRow[];
  texts: PriceTexts & { view: string };
  /** Markup of an app's screen. A function, which Astro passes while building only: in the browser it is null. */
  screenOf: ((app: string) => string) | null;
};

/** One app a line: its screen, what it is, its figures, what it costs. The whole line leads to its page. */
export function StoreRows({ rows, hiddenRows = [], texts, screenOf }: StoreRowsProps) {
  return (
    <ul className="store-rows">
      {[...rows, ...hiddenRows].map((row, index) => (
        <li key={row.id} className={`store-row app-${row.id}`} hidden={index >= rows.length}>
          <div className="store-row-picture">
            <StaticScreen html={screenOf?.(row.id) ?? ""} />
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
            <PriceFrom texts={texts} price={row.price} />
            <span className="store-row-button" aria-hidden="true">
              {texts.view}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/**
 * A drawn screen, rendered while building and then left alone, like a slot of Astro: neither the drawings nor their
 * words are sent to the browser a second time. React may move it, so rows can be sorted.
 */
const StaticScreen = memo(
  ({ html }: { html: string }) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of src/art/mockups, rendered while building
    <div className="store-row-screen" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  ),
  () => true,
);
