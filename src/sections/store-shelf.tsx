import type { StoreItemKind } from "#domain/store-item.ts";
import { StoreTickets, type StoreTicketsProps } from "./store-tickets.tsx";

export type StoreShelfProps = StoreTicketsProps & {
  heading: string;
  filter: { label: string; options: { value: StoreItemKind | "all"; label: string; count: number }[] };
};

/** A shelf smaller than this is taken in at a glance: a filter would be more control than content. */
const ENOUGH_TO_FILTER = 6;

/** All of an app's shelf, and a choice of kind that works by styles alone. */
export function StoreShelf({ heading, filter, ...tickets }: StoreShelfProps) {
  const isFiltered = tickets.tickets.length >= ENOUGH_TO_FILTER && filter.options.length > 2;
  return (
    <section className="shelf wrap pb-(--section-space)" aria-labelledby="shelf-title">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-5">
        <h2 id="shelf-title" className="text-heading">
          {heading}
        </h2>
        {isFiltered && (
          <fieldset className="segmented">
            <legend className="sr-only">{filter.label}</legend>
            {filter.options.map(({ value, label, count }, index) => (
              <label key={value}>
                <input type="radio" name="kind" value={value} defaultChecked={index === 0} />
                <span>{label}</span>
                <span className="text-small font-normal text-muted">{count}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <StoreTickets {...tickets} />
    </section>
  );
}
