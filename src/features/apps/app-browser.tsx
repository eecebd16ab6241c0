import { memo, type ReactNode, useDeferredValue, useId, useMemo, useRef } from "react";
import { APP_CHOICES, type AppFacts, findApps, isFiltered, NO_FILTER } from "#domain/catalogue/app-search.ts";
import { StoreRows, type StoreRowsProps } from "#src/sections/catalogue/store-rows.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { type AppChoices, useAppFilter } from "./use-app-filter.ts";
import "./app-browser.css";

export type AppBrowserProps = {
  /** What is filtered and sorted by, and what is shown, in the same order. */
  apps: AppFacts[];
  rows: StoreRowsProps["rows"];
  choices: AppChoices;
  texts: StoreRowsProps["texts"] & Record<"form" | "search" | "placeholder" | "more" | "clear", string>;
  /** One text for each possible number of results, since plural rules live in the build. */
  counts: string[];
  /** Shown where nothing is left. */
  none?: ReactNode;
};

const MemoRows = memo(StoreRows);

/** Filters, sort and search over a list that is complete without it. Hydrated when touched or when the query asks. */
export function AppBrowser({ apps, rows, choices, texts, counts, none }: AppBrowserProps) {
  const form = useRef<HTMLFormElement>(null);
  const [filter, setFilter] = useAppFilter(form, choices);
  const headingId = useId();
  const chosen = APP_CHOICES.filter((choice) => filter[choice] !== "").length;

  // The field answers at once; the rows may follow later.
  const shownFilter = useDeferredValue(filter);
  const found = useMemo(
    () => findApps(apps, shownFilter).flatMap(({ id }) => rows.find((row) => row.id === id) ?? []),
    [apps, rows, shownFilter],
  );

  return (
    <div className="app-browser">
      <search aria-label={texts.form}>
        <form ref={form} className="app-filters" onSubmit={(event) => event.preventDefault()}>
          <label className="app-filter app-filter-search">
            <span>{texts.search}</span>
            <Icon name="search" />
            {/* `onInput`, not `onChange`, which does not hear of text typed before hydration. */}
            <input
              type="search"
              name="q"
              placeholder={texts.placeholder}
              maxLength={80}
              autoComplete="off"
              value={filter.q}
              onInput={({ currentTarget: { value } }) => setFilter({ ...filter, q: value })}
            />
          </label>
          {/* Folded on phones, where it would stand before the first product; its style opens it elsewhere. */}
          <details className="app-more">
            <summary>
              {texts.more}
              {chosen > 0 && <b>{chosen}</b>}
              <Icon name="chevron-down" />
            </summary>
            <div className="app-choices">
              {APP_CHOICES.map((choice) => (
                <label key={choice} className="app-filter">
                  <span>{choices[choice].label}</span>
                  <select
                    name={choice}
                    value={filter[choice]}
                    onInput={({ currentTarget: { value } }) => setFilter({ ...filter, [choice]: value })}
                  >
                    {choices[choice].options.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                  <Icon name="chevron-down" />
                </label>
              ))}
            </div>
          </details>
        </form>
        <div className="app-found">
          <h2 id={headingId} className="text-ui text-muted" aria-live="polite">
            {counts[found.length]}
          </h2>
          {isFiltered(filter) && (
            <button type="button" className="app-clear" onClick={() => setFilter(NO_FILTER)}>
              <Icon name="x" />
              {texts.clear}
            </button>
          )}
        </div>
      </search>
      <section aria-labelledby={headingId} hidden={found.length === 0}>
        <MemoRows rows={found} texts={texts} />
      </section>
      {found.length === 0 && none}
    </div>
  );
}
