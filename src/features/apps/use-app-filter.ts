import { type RefObject, useEffect, useState } from "react";
import {
  APP_CHOICES,
  type AppChoice,
  type AppFilter,
  filterFrom,
  NO_FILTER,
  withFilter,
} from "#domain/catalogue/app-search.ts";

export type AppChoices = Record<AppChoice, { label: string; options: { value: string; label: string }[] }>;

/** The filter of the list of apps. The address carries it: it can be shared, reloaded, and opened in the other language. */
export function useAppFilter(form: RefObject<HTMLFormElement | null>, choices: AppChoices) {
  const [filter, setFilter] = useState<AppFilter>(NO_FILTER);

  // Just hydrated: the query says what to show, unless the visitor has filled in a field before.
  useEffect(() => {
    const early = form.current ? filterFrom(paramsOf(form.current), valuesOf(choices)) : NO_FILTER;
    const asked = filterFrom(new URLSearchParams(location.search), valuesOf(choices));
    const first = isEmpty(early) ? asked : early;
    setFilter(first);
    writeAddress(first);
  }, [form, choices]);

  const change = (next: AppFilter) => {
    setFilter(next);
    writeAddress(next);
  };
  return [filter, change] as const;
}

const isEmpty = (filter: AppFilter) => Object.values(filter).every((value) => value === "");

function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) params.set(name, String(value));
  return params;
}

function valuesOf(choices: AppChoices): Record<AppChoice, string[]> {
  const values: Record<AppChoice, string[]> = { category: [], platform: [], service: [], price: [], sort: [] };
  for (const choice of APP_CHOICES) values[choice] = choices[choice].options.map(({ value }) => value);
  return values;
}

function writeAddress(filter: AppFilter) {
  const query = withFilter(new URLSearchParams(location.search), filter).toString();
  // The router stores its own data in the history state.
  history.replaceState(history.state, "", `${location.pathname}${query && `?${query}`}${location.hash}`);
}
