import { type Ref, type SubmitEvent, useEffect, useId, useState } from "react";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { SearchData, SearchTexts } from "./data/search-data.ts";
import { SearchBody } from "./search-body.tsx";
import { SearchKinds } from "./search-kinds.tsx";
import { useCombobox } from "./use-combobox.ts";
import { useRecentSearches } from "./use-recent-searches.ts";
import type { Search } from "./use-search.ts";

export type SearchPanelProps = {
  data: SearchData;
  search: Search;
  fieldId?: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Given by the dialog: closes it, by its button and before a link leads elsewhere. */
  onClose?: () => void;
  ref?: Ref<HTMLElement>;
};

/**
 * The site search, on its page and in its dialog: a field, kinds, and what was found.
 * It does not import its style, search-panel.css: that comes with the page, or with the root of the dialog.
 */
export function SearchPanel({ data, search, fieldId, onSubmit, onClose, ref }: SearchPanelProps) {
  const { texts } = data;
  const statusId = useId();
  const recent = useRecentSearches();
  const options = search.view === "found" ? search.results.map(({ address }) => address) : [];
  const combobox = useCombobox(options, statusId);
  // Without script, and until the page is hydrated, it is a search field and no combobox.
  const [isLive, setLive] = useState(onClose !== undefined);

  const { field } = combobox;
  const { load } = recent;
  useEffect(() => {
    setLive(true);
    // The focus that hydrated the page came before React could hear it.
    if (document.activeElement === field.current) load();
  }, [field, load]);

  return (
    <search ref={ref} className="search-panel" aria-label={data.title}>
      <form
        className="search-form"
        action={data.page}
        method="get"
        onSubmit={(event) => {
          recent.remember(search.query);
          onSubmit(event);
        }}
      >
        <label className="search-field">
          <span className="search-unseen">{texts.field}</span>
          <Icon name="search" />
          <input
            ref={field}
            id={fieldId}
            type="search"
            name="q"
            value={search.query}
            // Not onChange, which does not hear of text typed before hydration.
            onInput={(event) => {
              combobox.clearActive();
              search.ask({ query: event.currentTarget.value });
            }}
            onFocus={load}
            {...(isLive && combobox.fieldProps)}
            maxLength={120}
            placeholder={texts.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </label>
        {/* In the dialog Enter does the same, and the place is the close button's. */}
        <button type="submit" className={onClose ? "search-unseen" : "search-submit"}>
          {texts.submit}
        </button>
        {onClose && (
          <button type="button" className="icon-button" aria-label={texts.close} onClick={onClose}>
            <Icon name="x" />
          </button>
        )}
      </form>
      <SearchKinds
        label={texts.kinds}
        all={texts.all}
        kinds={data.kinds}
        chosen={search.kind}
        onChoose={(kind) => search.ask({ kind })}
      />
      <p id={statusId} className="search-status" role="status">
        {statusText(search, texts)}
      </p>
      <SearchBody data={data} search={search} recent={recent} combobox={combobox} onFollow={onClose} />
    </search>
  );
}

function statusText({ status, total }: Search, { loading, failedTitle, counts }: SearchTexts): string | undefined {
  if (status === "loading") return loading;
  if (status === "failed") return failedTitle;
  return status === "idle" ? "" : counts[Math.min(total, counts.length - 1)];
}
