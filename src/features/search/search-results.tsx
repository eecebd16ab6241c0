import { useEffect, useRef } from "react";
import type { Passage, SearchResult } from "#domain/search/search-query.ts";
import { appSymbol } from "#src/art/app-glyphs.ts";
import { Icon, spriteAddress } from "#src/ui/icons/icon.tsx";
import type { SearchData } from "./data/search-data.ts";
import { KIND_ICONS } from "./kind-icons.ts";
import type { Combobox } from "./use-combobox.ts";
import type { Search } from "./use-search.ts";

type SearchResultsProps = {
  search: Search;
  combobox: Combobox;
  kinds: SearchData["kinds"];
  more: string;
  /** On the page, where there is room, the best result is a card. */
  leads: boolean;
  onFollow: () => void;
};

/** The results by their kind, as options of the combobox that are links, and a button for more of them. */
export function SearchResults({ search, combobox, kinds, more, leads, onFollow }: SearchResultsProps) {
  const { results, total } = search;
  const { focusOption } = combobox;
  const shownBefore = useRef<ReadonlySet<string> | null>(null);

  // The button may be gone, and reading goes on with the first result that was not there before.
  useEffect(() => {
    const known = shownBefore.current;
    if (known === null || results.length <= known.size) return;
    focusOption(results.findIndex(({ address }) => !known.has(address)));
    shownBefore.current = null;
  }, [results, focusOption]);

  return (
    <>
      <div className="search-results" {...combobox.listProps}>
        {kinds
          .map((row) => ({ ...row, from: results.findIndex(({ kind }) => kind === row.kind) }))
          .filter(({ from }) => from >= 0)
          .sort((a, b) => a.from - b.from)
          .map(({ kind, many, from }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls of a form, these are options
            <div key={kind} role="group" aria-label={many}>
              <p className="search-kind" aria-hidden="true">
                {many}
              </p>
              {results
                .filter((result) => result.kind === kind)
                .map(({ address, title, excerpt, picture }, at) => (
                  <a
                    key={address}
                    className={`search-result ${leads && picture && from + at === 0 ? "search-best" : ""}`}
                    href={address}
                    onClick={onFollow}
                    {...combobox.optionProps(from + at)}
                  >
                    <ResultSign kind={kind} address={address} picture={picture} leads={leads && from + at === 0} />
                    <span className="search-title">{marked(title)}</span>
                    <span className="search-excerpt">{marked(excerpt)}</span>
                  </a>
                ))}
            </div>
          ))}
      </div>
      {total > results.length && (
        <button
          type="button"
          className="search-more"
          onClick={() => {
            shownBefore.current = new Set(results.map(({ address }) => address));
            search.showMore();
          }}
        >
          {more}
        </button>
      )}
    </>
  );
}

type ResultSignProps = Pick<SearchResult, "kind" | "address" | "picture"> & { leads: boolean };

/** A product has its own sign, on its colour where the page knows it. */
function ResultSign({ kind, address, picture, leads }: ResultSignProps) {
  const id = address.slice(address.lastIndexOf("/") + 1);
  const isApp = kind === "app";
  // Screens say nothing as small as a thumbnail; the covers of articles are drawn for it.
  const isShown = picture && (leads || kind === "post");
  if (!isApp && !isShown) return <Icon name={KIND_ICONS[kind]} />;
  return (
    <>
      {isApp && (
        <span className={`search-app app-icon app-${id}`}>
          <svg aria-hidden="true">
            <use href={spriteAddress(appSymbol(id))} />
          </svg>
        </span>
      )}
      {isShown && (
        <span className="search-picture">
          <img className="search-day" alt="" loading="lazy" src={picture.day} />
          <img className="search-night" alt="" loading="lazy" src={picture.night} />
        </span>
      )}
    </>
  );
}

const marked = (passages: readonly Passage[]) =>
  passages.map(({ text, marked: isMarked }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: passages have no state, and nothing else to be known by.
    isMarked ? <mark key={at}>{text}</mark> : text,
  );
