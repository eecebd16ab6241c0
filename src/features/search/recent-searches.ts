import { RECENT_SEARCHES_KEY, RECENT_SEARCHES_MAX } from "#domain/site/constants.ts";

/** What was searched for on this device, newest first. It is kept here only, and nothing is sent anywhere. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RECENT_SEARCHES_KEY) ?? "[]");
    return Array.isArray(stored)
      ? stored.filter((query) => typeof query === "string").slice(0, RECENT_SEARCHES_MAX)
      : [];
  } catch {
    // Unreadable, or the browser keeps nothing (then even naming the storage throws): there is none.
    return [];
  }
}

export function rememberSearch(typed: string) {
  const query = typed.trim();
  if (query === "") return;
  const others = recentSearches().filter((stored) => stored !== query);
  try {
    localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify([query, ...others].slice(0, RECENT_SEARCHES_MAX)));
  } catch {
    // Full or forbidden: the search itself does not need it.
  }
}

export function forgetSearches() {
  try {
    localStorage.removeItem(RECENT_SEARCHES_KEY);
  } catch {
    // As above.
  }
}
