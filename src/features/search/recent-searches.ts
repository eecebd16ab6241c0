const KEY = "recent-searches";
const MOST_KEPT = 6;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What was searched for on this device, newest first. It is kept here only, and nothing is sent anywhere. */
export function recentSearches(store: Store): string[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((query) => typeof query === "string").slice(0, MOST_KEPT) : [];
  } catch {
    // Unreadable, or the browser keeps nothing: then there is none.
    return [];
  }
}

export function rememberSearch(store: Store, typed: string) {
  const query = typed.trim();
  if (query === "") return;
  const others = recentSearches(store).filter((kept) => kept !== query);
  try {
    store.setItem(KEY, JSON.stringify([query, ...others].slice(0, MOST_KEPT)));
  } catch {
    // Full or forbidden: the search itself does not need it.
  }
}

export function forgetSearches(store: Store) {
  try {
    store.removeItem(KEY);
  } catch {
    // As above.
  }
}
