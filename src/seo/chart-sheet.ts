import { memoize } from "#domain/cache/memoize.ts";
import { paths } from "#src/i18n/paths.ts";
import { listIndexedPages } from "./indexed-pages.ts";

/** What a page would be among the sheets of a chart folio. */
export type SheetKind = "general" | "passage" | "harbour" | "log" | "legend" | "flags" | "approach";

export type ChartSheet = {
  kind: SheetKind;
  /** Its place among the sheets of its kind. A log has dates instead: its pages are not rendered again for a new one. */
  number: number | null;
  changedOn: string | undefined;
};

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

export function sheetKind(path: string): SheetKind {
  if (path === paths.home()) return "general";
  if (path === paths.team()) return "flags";
  if (path === paths.faq() || isBelow(path, "/policy")) return "legend";
  if (isBelow(path, "/services")) return "passage";
  if (isBelow(path, paths.blog())) return "log";
  return isBelow(path, paths.apps()) && path !== paths.serial() ? "harbour" : "approach";
}

/** The sheet of each page that search engines list. */
const sheets = memoize(async (_: "all") => {
  const counts = new Map<SheetKind, number>();
  return new Map(
    (await listIndexedPages()).map(({ path, changedOn }): [string, ChartSheet] => {
      const kind = sheetKind(path);
      const number = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, number);
      return [path, { kind, number: kind === "log" ? null : number, changedOn }];
    }),
  );
});

/** Null for pages that are not listed: errors, search, offline. */
export async function chartSheet(path: string): Promise<ChartSheet | null> {
  return (await sheets("all")).get(path) ?? null;
}
