import type { StoreItemKind } from "#domain/catalogue/store-item.ts";
import type { Translate } from "#domain/language/translate.ts";
import { Screen, type ScreenImage } from "#src/art/screen-image.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import { type Price, PriceFrom, type PriceMessages, priceTexts } from "./price-from.tsx";
import "./store-tickets.css";

const KIND_ICONS: Record<StoreItemKind, IconName> = {
  edition: "layers",
  "add-on": "puzzle",
  template: "layout-template",
  plugin: "plug",
};

export type Ticket = {
  id: string;
  href: string;
  kind: StoreItemKind;
  name: string;
  summary: string;
  /** Version, size, what it needs. */
  meta: string[];
  price: Price | null;
  /** Work before and after it. */
  picture: ScreenImage | null;
};

export type StoreTicketsProps = {
  t: Translate<PriceMessages | "apps.kinds" | "apps.view">;
  app: string;
  tickets: Ticket[];
};

/** What a product key is for: each store item is drawn as a ticket whose stub shows what it changes. */
export function StoreTickets({ t, app, tickets }: StoreTicketsProps) {
  return tickets.map((ticket) => (
    <li
      key={ticket.id}
      className={`ticket relative border border-line rounded-card bg-surface hover:border-line-strong hover:shadow-mid app-${app}`}
      data-kind={ticket.kind}
    >
      <div
        className={`ticket-stub relative grid print:hidden place-items-center border-b-2 border-dashed border-line-strong ${ticket.picture ? "" : "p-4"}`}
      >
        {ticket.picture ? (
          <Screen picture={ticket.picture} isDecoration />
        ) : (
          <Icon className="ticket-sign size-11" name={KIND_ICONS[ticket.kind]} />
        )}
      </div>
      <div className="ticket-words flex grow flex-col gap-2 min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          <span className="pill">{t(`apps.kinds.${ticket.kind}`)}</span>
          {ticket.meta.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </p>
        <h3>
          <a href={ticket.href}>{ticket.name}</a>
        </h3>
        <p className="text-copy">{ticket.summary}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3">
          <PriceFrom texts={priceTexts(t)} price={ticket.price} />
          <span className="inline-flex items-center gap-2 text-primary-ink text-ui font-strong" aria-hidden="true">
            {t("apps.view")}
            <Icon name="arrow-right" />
          </span>
        </div>
      </div>
    </li>
  ));
}
