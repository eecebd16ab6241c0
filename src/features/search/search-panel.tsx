import { SEARCH_KINDS, type SearchKind } from "#domain/search/search-index.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./search-panel.css";

export type SearchPanelProps = {
  /** The search page, which also answers where no script runs. */
  action: string;
  /** Folder of the index, and the sheet the dialog brings along. */
  index: string;
  sheet: string;
  /** One text for each number of results up to the last, which stands for more. */
  counts: string[];
  kinds: Record<SearchKind, { one: string; many: string }>;
  suggestions: { href: string; label: string }[];
  labels: {
    title: string;
    field: string;
    placeholder: string;
    submit: string;
    close: string;
    kinds: string;
    all: string;
    more: string;
    loading: string;
    recent: string;
    forget: string;
    suggested: string;
    noneTitle: string;
    noneText: string;
    anyKind: string;
    failedTitle: string;
    failedText: string;
    retry: string;
  };
};

/**
 * The site search: a field, kinds, and a place for what is found. src/features/search/search-panel.client.ts fills it, on the search
 * page and in the dialog, which takes it from there. It brings all its styles, since the dialog opens on any page.
 */
export function SearchPanel({ action, index, sheet, counts, kinds, suggestions, labels }: SearchPanelProps) {
  return (
    <search
      className="search-panel"
      data-search-panel=""
      data-index={index}
      data-sheet={sheet}
      data-counts={counts.join("|")}
      data-loading={labels.loading}
      aria-label={labels.title}
    >
      <form className="search-form" action={action} method="get">
        <label className="search-field">
          <span className="search-unseen">{labels.field}</span>
          <Icon name="search" />
          <input
            type="search"
            name="q"
            maxLength={120}
            placeholder={labels.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </label>
        <button type="submit" className="search-submit">
          {labels.submit}
        </button>
        <button type="button" className="icon-button" data-search-close="" aria-label={labels.close} hidden>
          <Icon name="x" />
        </button>
      </form>
      <fieldset className="search-kinds" data-search-kinds="" hidden>
        <legend className="search-unseen">{labels.kinds}</legend>
        <KindChoice value="" many={labels.all} one="" />
        {SEARCH_KINDS.map((kind) => (
          <KindChoice key={kind} value={kind} {...kinds[kind]} />
        ))}
      </fieldset>
      <p className="search-status" role="status" data-search-status="" />
      <div className="search-body" data-search-body="">
        <div className="search-idle" data-search-when="idle">
          <div data-search-recent="" hidden>
            <p className="search-heading">
              {labels.recent}
              <button type="button" data-search-forget="">
                {labels.forget}
              </button>
            </p>
            <ul className="search-chips" />
          </div>
          <Suggestions title={labels.suggested} links={suggestions} />
        </div>
        <div data-search-when="found" hidden>
          <ol className="search-results" data-search-results="" />
          <button type="button" className="search-more" data-search-more="" hidden>
            {labels.more}
          </button>
        </div>
        <div className="search-idle" data-search-when="none" hidden>
          <p className="search-title">{labels.noneTitle}</p>
          <p>{labels.noneText}</p>
          <button type="button" className="search-more" data-search-any-kind="" hidden>
            {labels.anyKind}
          </button>
          <Suggestions title={labels.suggested} links={suggestions} />
        </div>
        <div className="search-idle" data-search-when="failed" hidden>
          <p className="search-title">{labels.failedTitle}</p>
          <p>{labels.failedText}</p>
          <button type="button" className="search-more" data-search-retry="">
            {labels.retry}
          </button>
        </div>
      </div>
      <template data-search-result="">
        <li>
          <a className="search-result" href={action}>
            <span className="search-kind" />
            <span className="search-title" />
            <span className="search-excerpt" />
          </a>
        </li>
      </template>
    </search>
  );
}

function KindChoice({ value, one, many }: { value: string; one: string; many: string }) {
  return (
    <label>
      <input type="radio" name="kind" value={value} data-one={one} defaultChecked={value === ""} />
      <span>{many}</span>
    </label>
  );
}

function Suggestions({ title, links }: { title: string; links: SearchPanelProps["suggestions"] }) {
  return (
    <div>
      <p className="search-heading">{title}</p>
      <ul className="search-chips">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
