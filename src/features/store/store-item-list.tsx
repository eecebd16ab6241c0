import type { StoreItemKind } from "#domain/catalogue/store-item.ts";
import type { Translate } from "#domain/language/translate.ts";
import { StoreTickets, type StoreTicketsProps } from "#src/sections/catalogue/store-tickets.tsx";
import "#src/ui/controls/field.css";
import "./store-item-list.css";

export type StoreItemListProps = StoreTicketsProps & {
  t: Translate<"apps" | "plans">;
  /** Kinds of items the app has. */
  kinds: { kind: StoreItemKind; count: number }[];
};

/** Fewer are seen at a glance. */
const FILTERED_FROM = 7;

/** All store items of an app, and a choice of kind that works by styles alone. */
export function StoreItemList({ t, kinds, ...tickets }: StoreItemListProps) {
  const total = tickets.tickets.length;
  const options = [
    { value: "all", label: t("apps.filter.all"), count: total },
    ...kinds.map(({ kind, count }) => ({ value: kind, label: t(`apps.kindsMany.${kind}`), count })),
  ];
  return (
    <section className="shelf wrap pb-(--section-space)" aria-labelledby="shelf-title">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-5">
        <h2 id="shelf-title" className="text-heading">
          {t("apps.items", { count: total })}
        </h2>
        {kinds.length > 1 && total >= FILTERED_FROM && (
          <fieldset className="choices">
            <legend className="sr-only">{t("apps.kindFilter")}</legend>
            {options.map(({ value, label, count }, index) => (
              <label key={value}>
                <input type="radio" name="kind" value={value} defaultChecked={index === 0} />
                <span>{label}</span>
                <small>{count}</small>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <ul className="tickets">
        <StoreTickets t={t} {...tickets} />
      </ul>
    </section>
  );
}
