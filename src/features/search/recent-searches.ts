const KEY = "recent-searches";
const MAX_STORED = 6;

/** What was searched for on this device, newest first. It is kept here only, and nothing is sent anywhere. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((query) => typeof query === "string").slice(0, MAX_STORED) : [];
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
    localStorage.setItem(KEY, JSON.stringify([query, ...others].slice(0, MAX_STORED)));
  } catch {
    // Full or forbidden: the search itself does not need it.
  }
}

export function forgetSearches() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
