import type { SearchKind } from "#domain/search/search-index.ts";
import type { IconName } from "#src/ui/icons/icon-names.ts";

export const KIND_ICONS: Readonly<Record<SearchKind, IconName>> = {
  app: "layout-dashboard",
  item: "puzzle",
  service: "pencil-ruler",
  post: "book-open",
  question: "messages-square",
  person: "users",
  policy: "shield-check",
  page: "layout-template",
};
