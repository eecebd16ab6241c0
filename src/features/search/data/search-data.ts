import type { SearchKind } from "#domain/search/search-index.ts";

type Link = { href: string; label: string };

/** The texts of the search in one language, finished, since translators live in the build. */
export type SearchTexts = {
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
  /** One text for each number of results, and a last one for more. */
  counts: string[];
};

/** What the search shows and reads in one language: props of the search page, and a file for the dialog. */
export type SearchData = {
  /** The search page, which also answers where no script runs. */
  page: string;
  /** Folder of the index. */
  index: string;
  title: string;
  texts: SearchTexts;
  kinds: { kind: SearchKind; many: string }[];
  suggestions: Link[];
};
