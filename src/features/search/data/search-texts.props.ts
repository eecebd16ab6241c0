import type { Locale } from "#domain/language/locale.ts";
import { SEARCH_KINDS } from "#domain/search/search-index.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import type { SearchData } from "./search-data.ts";

/** Results are counted up to here; beyond it nobody counts. */
const MOST_COUNTED = 30;

export function searchTexts(locale: Locale): Pick<SearchData, "texts" | "kinds"> {
  const t = messagesIn(locale);
  const counts = Array.from({ length: MOST_COUNTED + 1 }, (_, count) => t("search.found", { count }));
  return {
    texts: {
      field: t("search.field"),
      placeholder: t("search.placeholder"),
      submit: t("search.submit"),
      close: t("search.close"),
      kinds: t("search.kindsLabel"),
      all: t("search.all"),
      more: t("search.more"),
      loading: t("search.loading"),
      recent: t("search.recent"),
      forget: t("search.forget"),
      suggested: t("search.suggested"),
      noneTitle: t("search.noneTitle"),
      noneText: t("search.noneText"),
      anyKind: t("search.anyKind"),
      failedTitle: t("search.failedTitle"),
      failedText: t("search.failedText"),
      retry: t("search.retry"),
      counts: [...counts, t("search.many", { count: MOST_COUNTED })],
    },
    kinds: SEARCH_KINDS.map((kind) => ({ kind, many: t(`search.kinds.${kind}`) })),
  };
}
