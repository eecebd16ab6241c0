import { useCallback, useState } from "react";
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches.ts";

export type RecentSearchList = ReturnType<typeof useRecentSearches>;

/** What was searched for on this device. Read when the field gets the focus: a prerendered page cannot know it. */
export function useRecentSearches() {
  const [queries, setQueries] = useState<readonly string[]>([]);
  const load = useCallback(() => setQueries(recentSearches()), []);
  return {
    queries,
    load,
    remember: (query: string) => {
      rememberSearch(query);
      load();
    },
    forget: () => {
      forgetSearches();
      setQueries([]);
    },
  };
}
