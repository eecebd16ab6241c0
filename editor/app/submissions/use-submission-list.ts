import { useCallback, useEffect, useRef, useState } from "react";
import { api, type Failure } from "#editor/app/content/api.ts";
import type { SubmissionRow } from "#editor/contract.ts";
import { parseFilter } from "./filter.ts";

type ListState = {
  rows: readonly SubmissionRow[];
  next: string | null;
  /** Of the query that these rows answer; null before the first. */
  query: string | null;
  failure: Failure | null;
};

/** The rows that a query finds, page after page. While others are looked for, the last ones stay. */
export function useSubmissionList(query: string) {
  const [state, setState] = useState<ListState>({ rows: [], next: null, query: null, failure: null });
  const [isLoading, setLoading] = useState(false);
  const latest = useRef(0);

  const load = useCallback(async (wanted: string, before: string | null) => {
    latest.current += 1;
    const call = latest.current;
    setLoading(true);
    const answer = await api.submissions(parseFilter(wanted), before);
    // Another filter was chosen meanwhile.
    if (call !== latest.current) return;
    setLoading(false);
    setState((last) => {
      if (!answer.ok) return { ...last, query: wanted, failure: answer };
      const { rows, next } = answer.value;
      return { rows: before === null ? rows : [...last.rows, ...rows], next, query: wanted, failure: null };
    });
  }, []);

  useEffect(() => {
    load(query, null);
  }, [query, load]);

  return {
    ...state,
    isLoading,
    reload: () => load(query, null),
    more: () => load(query, state.next),
  };
}
