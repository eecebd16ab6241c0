import { useSyncExternalStore } from "react";

// A change of the query is a route change, which brings a new page.
const subscribe = () => () => {};

/** A parameter of the address. Null while hydrating: the page was rendered without one. */
export function useQueryParameter(name: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(name),
    () => null,
  );
}
