import type { ReactNode } from "react";
import type { SearchData } from "./data/search-data.ts";
import { SearchResults } from "./search-results.tsx";
import type { Combobox } from "./use-combobox.ts";
import type { RecentSearchList } from "./use-recent-searches.ts";
import type { Search, SearchInput } from "./use-search.ts";

type SearchBodyProps = {
  data: SearchData;
  search: Search;
  recent: RecentSearchList;
  combobox: Combobox;
  /** Before a link leads elsewhere. */
  onFollow: (() => void) | undefined;
};

/** What stands below the field: hints before a search, then results, or why there are none. */
export function SearchBody({ data, search, recent, combobox, onFollow }: SearchBodyProps) {
  const { texts } = data;
  // The button goes away with what it stands in, so the field gets the focus.
  const ask = (input: Partial<SearchInput>) => {
    search.ask(input);
    combobox.focusField();
  };
  const suggestions = <Suggestions title={texts.suggested} links={data.suggestions} onFollow={onFollow} />;

  const views: Record<Search["view"], () => ReactNode> = {
    idle: () => (
      <div className="search-idle">
        {recent.queries.length > 0 && (
          <RecentSearches
            title={texts.recent}
            forget={texts.forget}
            queries={recent.queries}
            onChoose={(query) => ask({ query })}
            onForget={() => {
              recent.forget();
              combobox.focusField();
            }}
          />
        )}
        {/* The page has more of them below. */}
        {onFollow && suggestions}
      </div>
    ),
    found: () => (
      <SearchResults
        search={search}
        combobox={combobox}
        kinds={data.kinds}
        more={texts.more}
        leads={onFollow === undefined}
        onFollow={() => {
          recent.remember(search.query);
          onFollow?.();
        }}
      />
    ),
    none: () => (
      <Message title={texts.noneTitle} text={texts.noneText}>
        {search.kind !== "" && <ActionButton label={texts.anyKind} onClick={() => ask({ kind: "" })} />}
        {suggestions}
      </Message>
    ),
    failed: () => (
      <Message title={texts.failedTitle} text={texts.failedText}>
        <ActionButton
          label={texts.retry}
          onClick={() => {
            search.retry();
            combobox.focusField();
          }}
        />
      </Message>
    ),
  };

  return (
    <div className="search-body" aria-busy={!search.isAnswered}>
      {views[search.view]()}
    </div>
  );
}

function Message({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="search-idle">
      <p className="search-title">{title}</p>
      <p>{text}</p>
      {children}
    </div>
  );
}

function ActionButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="search-more" onClick={onClick}>
      {label}
    </button>
  );
}

type RecentSearchesProps = {
  title: string;
  forget: string;
  queries: readonly string[];
  onChoose: (query: string) => void;
  onForget: () => void;
};

function RecentSearches({ title, forget, queries, onChoose, onForget }: RecentSearchesProps) {
  return (
    <div>
      <p className="search-heading">
        {title}
        <button type="button" onClick={onForget}>
          {forget}
        </button>
      </p>
      <ul className="search-chips">
        {queries.map((query) => (
          <li key={query}>
            <button type="button" dir="auto" onClick={() => onChoose(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type SuggestionsProps = { title: string; links: SearchData["suggestions"]; onFollow: (() => void) | undefined };

function Suggestions({ title, links, onFollow }: SuggestionsProps) {
  return (
    <div>
      <p className="search-heading">{title}</p>
      <ul className="search-chips">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} onClick={onFollow}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
