import type { Translate } from "#domain/language/translate.ts";
import { SEARCH_KINDS } from "#domain/search/search-index.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./search-panel.css";

export type SearchPanelProps = {
  t: Translate<"search">;
  /** The search page, which also answers where no script runs. */
  action: string;
  /** Folder of the index, and the sheet the dialog brings along. */
  index: string;
  sheet: string;
  title: string;
  suggestions: { href: string; label: string }[];
};

/** Results are counted up to here; beyond it nobody counts. */
const MOST_COUNTED = 30;

/** One text for each number of results, and a last one for more. */
const countTexts = (t: SearchPanelProps["t"]) => [
  ...Array.from({ length: MOST_COUNTED + 1 }, (_, count) => t("search.found", { count })),
  t("search.many", { count: MOST_COUNTED }),
];

/**
 * The site search: a field, kinds, and a place for what is found. src/features/search/search-panel.client.ts fills it, on the search
 * page and in the dialog, which takes it from there. It brings all its styles, since the dialog opens on any page.
 */
export function SearchPanel({ t, action, index, sheet, title, suggestions }: SearchPanelProps) {
  return (
    <search
      className="search-panel"
      data-search-panel=""
      data-index={index}
      data-sheet={sheet}
      data-counts={countTexts(t).join("|")}
      data-loading={t("search.loading")}
      aria-label={title}
    >
      <form className="search-form" action={action} method="get">
        <label className="search-field">
          <span className="search-unseen">{t("search.field")}</span>
          <Icon name="search" />
          <input
            type="search"
            name="q"
            maxLength={120}
            placeholder={t("search.placeholder")}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </label>
        <button type="submit" className="search-submit">
          {t("search.submit")}
        </button>
        <button type="button" className="icon-button" data-search-close="" aria-label={t("search.close")} hidden>
          <Icon name="x" />
        </button>
      </form>
      <fieldset className="search-kinds" data-search-kinds="" hidden>
        <legend className="search-unseen">{t("search.kindsLabel")}</legend>
        <KindChoice value="" many={t("search.all")} one="" />
        {SEARCH_KINDS.map((kind) => (
          <KindChoice key={kind} value={kind} one={t(`search.kind.${kind}`)} many={t(`search.kinds.${kind}`)} />
        ))}
      </fieldset>
      <p className="search-status" role="status" data-search-status="" />
      <div className="search-body" data-search-body="">
        <div className="search-idle" data-search-when="idle">
          <div data-search-recent="" hidden>
            <p className="search-heading">
              {t("search.recent")}
              <button type="button" data-search-forget="">
                {t("search.forget")}
              </button>
            </p>
            <ul className="search-chips" />
          </div>
          <Suggestions title={t("search.suggested")} links={suggestions} />
        </div>
        <div data-search-when="found" hidden>
          <ol className="search-results" data-search-results="" />
          <button type="button" className="search-more" data-search-more="" hidden>
            {t("search.more")}
          </button>
        </div>
        <div className="search-idle" data-search-when="none" hidden>
          <p className="search-title">{t("search.noneTitle")}</p>
          <p>{t("search.noneText")}</p>
          <button type="button" className="search-more" data-search-any-kind="" hidden>
            {t("search.anyKind")}
          </button>
          <Suggestions title={t("search.suggested")} links={suggestions} />
        </div>
        <div className="search-idle" data-search-when="failed" hidden>
          <p className="search-title">{t("search.failedTitle")}</p>
          <p>{t("search.failedText")}</p>
          <button type="button" className="search-more" data-search-retry="">
            {t("search.retry")}
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
