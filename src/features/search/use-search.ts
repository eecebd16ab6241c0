import { startTransition, useCallback, useDeferredValue, useEffect, useState } from "react";
import type { SearchKind } from "#domain/search/search-index.ts";
import { type SearchResult, type SiteSearch, siteSearch } from "#domain/search/search-query.ts";
import { showProgress } from "#src/browser/progress.ts";

const RESULTS_AT_ONCE = 12;
/** So few more are shown at once: a button for them would be longer than they are. */
const FEW_MORE = 3;
/** A loading state shorter than this is not announced. */
const LOADING_AFTER_MS = 150;

export type SearchStatus = "idle" | "loading" | "found" | "none" | "failed";
export type SearchInput = { query: string; kind: SearchKind | "" };
type Request = SearchInput & { limit: number };
type Answer = {
  request: Request | null;
  status: Exclude<SearchStatus, "loading">;
  results: readonly SearchResult[];
  total: number;
};

const NO_REQUEST: Request = { query: "", kind: "", limit: RESULTS_AT_ONCE };
const NO_ANSWER: Answer = { request: null, status: "idle", results: [], total: 0 };

/** One search for each index, so that a file that was read once serves the whole visit. */
const searches = new Map<string, SiteSearch>();

function searchIn(folder: string): SiteSearch {
  const known = searches.get(folder) ?? siteSearch((name) => readText(folder + name));
  searches.set(folder, known);
  return known;
}

const readText = (address: string): Promise<string> =>
  showProgress(async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.text();
  });

/** The kind of the best result first; within a kind, the best first. */
const byKind = (results: readonly SearchResult[]) => [...Map.groupBy(results, ({ kind }) => kind).values()].flat();

async function answerTo(request: Request, folder: string): Promise<Answer> {
  const { query, kind, limit } = request;
  try {
    const found = await searchIn(folder)(query, { kind: kind || undefined, limit: limit + FEW_MORE });
    const { total } = found;
    const results = found.results.slice(0, total <= limit + FEW_MORE ? total : limit);
    return { request, status: total === 0 ? "none" : "found", results: byKind(results), total };
  } catch {
    // A file of the index did not come; the visitor may try again.
    return { request, status: "failed", results: [], total: 0 };
  }
}

export type Search = ReturnType<typeof useSearch>;

/** The state of the site search: what is asked for, and what the index in this folder answers. */
export function useSearch(folder: string) {
  const [request, setRequest] = useState(NO_REQUEST);
  const [answer, setAnswer] = useState(NO_ANSWER);
  const [slowRequest, setSlowRequest] = useState<Request | null>(null);
  // While the browser is busy rendering, letters typed in between are not searched for.
  const searched = useDeferredValue(request);
  const isIdle = request.query.trim() === "";

  useEffect(() => {
    if (searched.query.trim() === "") {
      // Load the index before the first word is typed; if this fails, typing loads it again.
      searchIn(folder)("", { limit: 0 }).catch(() => {});
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => setSlowRequest(searched), LOADING_AFTER_MS);
    void answerTo(searched, folder).then((found) => {
      clearTimeout(timer);
      // A transition: typing goes before showing results.
      if (isCurrent) startTransition(() => setAnswer(found));
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [searched, folder]);

  const ask = useCallback((input: Partial<SearchInput>) => {
    setRequest((last) => ({ ...last, ...input, limit: RESULTS_AT_ONCE }));
    // Or the next word would begin with the results of this one.
    if (input.query?.trim() === "") setAnswer(NO_ANSWER);
  }, []);

  // Until there is an answer, the last one stays.
  const isAnswered = isIdle || answer.request === request;
  const status: SearchStatus = isIdle ? "idle" : !isAnswered && slowRequest === request ? "loading" : answer.status;

  return {
    query: request.query,
    kind: request.kind,
    results: answer.results,
    total: answer.total,
    status,
    /** What is to be seen: while loading, the results that are there, if any. */
    view: status === "loading" ? (answer.status === "found" ? "found" : "idle") : status,
    isAnswered,
    ask,
    showMore: () => setRequest({ ...request, limit: request.limit + RESULTS_AT_ONCE }),
    /** The same request is made again, because it is another object. */
    retry: () => setRequest({ ...request }),
  } as const;
}
