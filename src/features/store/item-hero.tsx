import type { StoreItemKind } from "#domain/catalogue/store-item.ts";
import type { Translate } from "#domain/language/translate.ts";
import { KhatamPattern } from "#src/art/khatam/khatam-pattern.tsx";
import { Screen, type ScreenImage } from "#src/art/screen-image.tsx";
import { type Price, PriceFrom, type PriceMessages, priceTexts } from "#src/sections/catalogue/price-from.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { CheckList } from "#src/ui/display/check-list.tsx";
import { Breadcrumb, type BreadcrumbProps } from "#src/ui/navigation/breadcrumb.tsx";
import "#src/art/theme/picture-ground.css";
import "./item-hero.css";

export type ItemHeroProps = {
  t: Translate<PriceMessages | "apps.kinds" | "item">;
  breadcrumb: BreadcrumbProps;
  app: { id: string };
  kind: StoreItemKind;
  name: string;
  summary: string;
  /** Work before and after it. */
  picture: ScreenImage | null;
  description: string[];
  highlights: string[];
  ticket: {
    price: Price | null;
    facts: { label: string; value: string }[];
    worksWith: { name: string; versions: string }[];
  };
};

/** What it is and what it does; beside it the ticket (price, version, what it works with) and what one gets. */
export function ItemHero(props: ItemHeroProps) {
  const { t, breadcrumb, app, kind, name, summary, picture, description, highlights, ticket } = props;
  return (
    <div className={`wrap page-top grid gap-8 pb-(--section-space) app-${app.id}`}>
      <Breadcrumb {...breadcrumb} />
      <div className="item-hero grid">
        <div className="item-head grid content-start gap-5">
          <span className="mark-label">{t(`apps.kinds.${kind}`)}</span>
          <h1 className="item-name">{name}</h1>
          <p className="max-w-copy text-lead text-ink">{summary}</p>
        </div>
        {picture && (
          <div className="item-picture grid place-items-center rounded-panel picture-ground">
            <Screen picture={picture} />
          </div>
        )}
        <div className="item-side grid grid-cols-1 content-start gap-8 print:block">
          <ItemTicket t={t} name={name} {...ticket} />
          <div>
            <h2 className="mb-2 text-heading">{t("item.highlights")}</h2>
            <CheckList items={highlights} tone="ok" ruled />
          </div>
        </div>
        <div className="item-description grid content-start gap-4 text-copy">
          {description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </div>
  );
}

type ItemTicketProps = ItemHeroProps["ticket"] & Pick<ItemHeroProps, "t" | "name">;

function ItemTicket({ t, name: title, price, facts, worksWith }: ItemTicketProps) {
  return (
    <aside
      className="item-ticket band relative isolate print:mb-6 self-start border border-transparent overflow-clip rounded-panel shadow-high"
      aria-label={t("item.ticket")}
    >
      <KhatamPattern className="-z-1 start-auto w-1/2 h-40" id="khatam-ticket" />
      <div className="p-6">
        <p className="text-title font-strong wrap-anywhere">{title}</p>
        <PriceFrom texts={priceTexts(t)} price={price} />
      </div>
      <div className="px-6 pb-7">
        <Button href="#pricing" wide>
          {t("item.seePlans")}
        </Button>
      </div>
      <div className="item-cut relative mx-6 border-t-2 border-dashed border-line-strong" aria-hidden="true" />
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-3 px-6 pt-6 pb-5">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-small text-muted">{label}</dt>
            <dd className="text-ui font-strong">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="px-6 pb-6">
        <h2 className="mb-1 font-text text-small font-normal text-muted">{t("item.worksWith")}</h2>
        <ul>
          {worksWith.map(({ name, versions }) => (
            <li key={name} className="flex justify-between gap-4 border-t border-line py-2 text-ui">
              <bdi>{name}</bdi>
              <bdi className="text-copy">{versions}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
