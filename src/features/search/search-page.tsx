import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SearchData } from "./data/search-data.ts";
import { SearchPanel } from "./search-panel.tsx";
import { type SearchInput, useSearch } from "./use-search.ts";
import "#src/art/theme/art.css";
import "#src/ui/controls/search-cancel.css";
import "./search-panel.css";

export type SearchPageProps = SearchData & {
  /** So that the shortcut of every page, src/features/search/search.client.ts, finds the field. */
  fieldId: string;
  heading: string;
  lead: string;
  /** What stands before and after the words that were searched for, as the heading of their results. */
  resultsOf: [before: string, after: string];
  noScript: string;
  siteMap: string;
  breadcrumb?: ReactNode;
  /** What people come for most, unless enough is found. */
  start?: ReactNode;
  /** Every page by its name. */
  children?: ReactNode;
};

/** Below so few results there is room for where to start. */
const FEW_RESULTS = 4;

/** The search on its own page, which keeps query and kind in its address: it can be shared and reloaded. */
export function SearchPage({
  fieldId,
  heading,
  lead,
  resultsOf,
  noScript,
  siteMap,
  breadcrumb,
  start,
  children,
  ...data
}: SearchPageProps) {
  const search = useSearch(data.index);
  const panel = useRef<HTMLElement>(null);
  // While one types the head stays as it is: the field would move under the hands.
  const [isSubmitted, setSubmitted] = useState(false);
  const { ask } = search;
  const { kinds } = data;

  // Just hydrated: what was typed or chosen before stays, otherwise the address says what to search for.
  useEffect(() => {
    const typed = inputInControls(kinds, panel.current);
    const asked = inputInAddress(kinds);
    const input = { query: typed.query || asked.query, kind: typed.kind || asked.kind };
    if (input.query === "" && input.kind === "") return;
    ask(input);
    setSubmitted(typed.query === "");
    keepInAddress(input);
  }, [ask, kinds]);

  const headed = isSubmitted ? search.query.trim() : "";

  return (
    <>
      <SearchHead breadcrumb={breadcrumb} heading={heading} lead={lead} resultsOf={resultsOf} query={headed} />
      <div className="wrap pt-8 pb-16">
        <p className="search-no-script">{noScript}</p>
        <SearchPanel
          ref={panel}
          data={data}
          fieldId={fieldId}
          search={{
            ...search,
            ask: (input) => {
              ask(input);
              keepInAddress({ query: search.query, kind: search.kind, ...input });
            },
          }}
          onSubmit={(event) => {
            event.preventDefault();
            setSubmitted(true);
            search.retry();
          }}
        />
        <div hidden={search.view === "found" && search.total > FEW_RESULTS}>{start}</div>
        <details className="site-map">
          <summary>
            <h2 className="text-ui text-copy">{siteMap}</h2>
          </summary>
          {children}
        </details>
      </div>
    </>
  );
}

type SearchHeadProps = Pick<SearchPageProps, "breadcrumb" | "heading" | "lead" | "resultsOf"> & { query: string };

/** What the page is for or, once something was searched for, what it answers. */
function SearchHead({ breadcrumb, heading, lead, resultsOf: [before, after], query }: SearchHeadProps) {
  return (
    <div className="bg-page-alt">
      <div className="wrap page-top grid gap-5 pb-8">
        {breadcrumb}
        {query === "" ? (
          <>
            <h1>{heading}</h1>
            <p className="max-w-read text-lead text-copy">{lead}</p>
          </>
        ) : (
          <h1 className="text-section wrap-anywhere">
            {before}
            <bdi>{query}</bdi>
            {after}
          </h1>
        )}
      </div>
      <div className="divider" />
    </div>
  );
}

type Kinds = SearchData["kinds"];

const kindFrom = (kinds: Kinds, value: string | null | undefined) =>
  kinds.find(({ kind }) => kind === value)?.kind ?? "";

function inputInAddress(kinds: Kinds): SearchInput {
  const parameters = new URLSearchParams(location.search);
  return { query: parameters.get("q") ?? "", kind: kindFrom(kinds, parameters.get("kind")) };
}

/** The first render did not touch what stands in the controls. */
function inputInControls(kinds: Kinds, panel: HTMLElement | null): SearchInput {
  const read = (selector: string) => panel?.querySelector<HTMLInputElement>(selector)?.value;
  return { query: read("[type=search]") ?? "", kind: kindFrom(kinds, read("[type=radio]:checked")) };
}

function keepInAddress({ query, kind }: SearchInput) {
  const address = new URL(location.href);
  // Other parameters of the address stay.
  for (const [name, value] of Object.entries({ q: query.trim(), kind }))
    if (value === "") address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  // The router stores its own data in the history state.
  history.replaceState(history.state, "", address);
}
