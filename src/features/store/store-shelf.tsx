import type { StoreItemKind } from "#domain/catalogue/store-item.ts";
import { StoreTickets, type StoreTicketsProps } from "#src/sections/catalogue/store-tickets.tsx";
import "#src/ui/controls/field.css";

export type StoreShelfProps = StoreTicketsProps & {
  heading: string;
  filter: { label: string; options: { value: StoreItemKind | "all"; label: string; count: number }[] };
};

/** All of an app's shelf, and a choice of kind that works by styles alone. */
export function StoreShelf({ heading, filter, ...tickets }: StoreShelfProps) {
  // "All" and one kind leave nothing to choose.
  const isFiltered = filter.options.length > 2;
  return (
    <section className="shelf wrap pb-(--section-space)" aria-labelledby="shelf-title">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-5">
        <h2 id="shelf-title" className="text-heading">
          {heading}
        </h2>
        {isFiltered && (
          <fieldset className="choices">
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
