import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import {
  APP_CHOICES,
  type AppChoice,
  type AppFacts,
  type AppFilter,
  filterFrom,
  findApps,
  isFiltered,
  NO_FILTER,
  withFilter,
} from "#domain/catalogue/app-search.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./app-browser.css";

type Option = { value: string; label: string };

export type AppBrowserProps = {
  apps: AppFacts[];
  choices: Record<AppChoice, { label: string; options: Option[] }>;
  labels: { form: string; search: string; placeholder: string; clear: string };
  /** One text for each possible number of results, since plural rules live in the build. */
  counts: string[];
  /** The finished list: entries carry their id in `data-entry`. It stays as it was sent, and is only shown and ordered. */
  children?: ReactNode;
  /** Shown where nothing is left. */
  none?: ReactNode;
};

/** Filters, sort and search over a list that is complete without it. Hydrated when touched or when the query asks. */
export function AppBrowser({ apps, choices, labels, counts, children, none }: AppBrowserProps) {
  const [filter, setFilter] = useState<AppFilter>(NO_FILTER);
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const headingId = useId();

  const found = useMemo(() => findApps(apps, filter).map(({ id }) => id), [apps, filter]);

  // Just hydrated: the query says what to show, unless the visitor has chosen something already.
  useEffect(() => {
    if (!form.current) return;
    const chosen = wishIn(form.current);
    const asked = filterFrom(new URLSearchParams(location.search), allowedIn(choices));
    const wanted = isEmpty(chosen) ? asked : chosen;
    fillIn(form.current, wanted);
    setFilter(wanted);
    remember(wanted);
  }, [choices]);

  useEffect(() => arrange(list.current, found), [found]);

  const change = (next: AppFilter) => {
    setFilter(next);
    remember(next);
  };

  return (
    <div className="app-browser">
      <search aria-label={labels.form}>
        <form
          ref={form}
          className="app-filters"
          onInput={(event) => change(wishIn(event.currentTarget))}
          onSubmit={(event) => event.preventDefault()}
          onReset={() => change(NO_FILTER)}
        >
          <label className="app-filter app-filter-search">
            <span>{labels.search}</span>
            <Icon name="search" />
            <input type="search" name="q" placeholder={labels.placeholder} maxLength={80} autoComplete="off" />
          </label>
          {APP_CHOICES.map((choice) => (
            <label key={choice} className="app-filter">
              <span>{choices[choice].label}</span>
              <select name={choice}>
                {choices[choice].options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" />
            </label>
          ))}
          <div className="app-found">
            <h2 id={headingId} className="text-title" aria-live="polite">
              {counts[found.length]}
            </h2>
            {isFiltered(filter) && (
              <button type="reset" className="app-clear">
                <Icon name="x" />
                {labels.clear}
              </button>
            )}
          </div>
        </form>
      </search>
      <section ref={list} aria-labelledby={headingId} hidden={found.length === 0}>
        {children}
      </section>
      {found.length === 0 && none}
    </div>
  );
}

const isEmpty = (filter: AppFilter) => Object.values(filter).every((value) => value === "");

/** The address carries the filter: it can be shared, reloaded, and looked at in the other language. */
function remember(filter: AppFilter) {
  const query = withFilter(new URLSearchParams(location.search), filter).toString();
  // The router stores its own data in the history state.
  history.replaceState(history.state, "", `${location.pathname}${query && `?${query}`}${location.hash}`);
}

function allowedIn(choices: AppBrowserProps["choices"]): Record<AppChoice, string[]> {
  const valuesOf = (choice: AppChoice) => choices[choice].options.map(({ value }) => value);
  return {
    category: valuesOf("category"),
    platform: valuesOf("platform"),
    service: valuesOf("service"),
    price: valuesOf("price"),
    sort: valuesOf("sort"),
  };
}

function wishIn(form: HTMLFormElement): AppFilter {
  const data = new FormData(form);
  const textOf = (name: string) => String(data.get(name) ?? "");
  return {
    q: textOf("q"),
    category: textOf("category"),
    platform: textOf("platform"),
    service: textOf("service"),
    price: textOf("price"),
    sort: textOf("sort"),
  };
}

function fillIn(form: HTMLFormElement, filter: AppFilter) {
  for (const [name, value] of Object.entries(filter)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}

/** Shows the entries that were found, in that order; the markup itself is never made again. */
function arrange(list: HTMLElement | null, found: readonly string[]) {
  const entries = [...(list?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])];
  const placeOf = (entry: HTMLElement) => found.indexOf(entry.dataset["entry"] ?? "");
  for (const entry of entries) entry.hidden = placeOf(entry) === -1;
  const ordered = entries.filter((entry) => !entry.hidden).sort((a, b) => placeOf(a) - placeOf(b));
  for (const entry of ordered) entry.parentElement?.append(entry);
}
