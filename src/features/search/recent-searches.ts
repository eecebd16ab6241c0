const KEY = "recent-searches";
const MAX_STORED = 6;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What was searched for on this device, newest first. It is kept here only, and nothing is sent anywhere. */
export function recentSearches(store: Store): string[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((query) => typeof query === "string").slice(0, MAX_STORED) : [];
  } catch {
    // Unreadable, or the browser keeps nothing: then there is none.
    return [];
  }
}

export function rememberSearch(store: Store, typed: string) {
  const query = typed.trim();
  if (query === "") return;
  const others = recentSearches(store).filter((stored) => stored !== query);
  try {
    store.setItem(KEY, JSON.stringify([query, ...others].slice(0, MAX_STORED)));
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
