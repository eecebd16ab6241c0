import { useEffect, useRef } from "react";
import type { Passage } from "#domain/search/search-query.ts";
import type { SearchData } from "./search-data.ts";
import type { Combobox } from "./use-combobox.ts";
import type { Search } from "./use-search.ts";

type SearchResultsProps = {
  search: Search;
  combobox: Combobox;
  kinds: SearchData["kinds"];
  more: string;
  onFollow: () => void;
};

/** The results, as options of the combobox that are links, and a button for more of them. */
export function SearchResults({ search, combobox, kinds, more, onFollow }: SearchResultsProps) {
  const { results, total } = search;
  const { focusOption } = combobox;
  const firstNew = useRef<number | null>(null);

  // The button may be gone, and reading goes on with the first result that was not there before.
  useEffect(() => {
    if (firstNew.current === null || results.length <= firstNew.current) return;
    focusOption(firstNew.current);
    firstNew.current = null;
  }, [results, focusOption]);

  return (
    <>
      <div ref={combobox.list} className="search-results" {...combobox.listProps}>
        {results.map(({ address, kind, title, excerpt }, at) => (
          <a key={address} className="search-result" href={address} onClick={onFollow} {...combobox.optionProps(at)}>
            <span className="search-kind">{kinds.find((row) => row.kind === kind)?.one}</span>
            <span className="search-title">{marked(title)}</span>
            <span className="search-excerpt">{marked(excerpt)}</span>
          </a>
        ))}
      </div>
      {total > results.length && (
        <button
          type="button"
          className="search-more"
          onClick={() => {
            firstNew.current = results.length;
            search.showMore();
          }}
        >
          {more}
        </button>
      )}
    </>
  );
}

const marked = (passages: readonly Passage[]) =>
  passages.map(({ text, marked: isMarked }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: passages have no state, and nothing else to be known by.
    isMarked ? <mark key={at}>{text}</mark> : text,
  );
