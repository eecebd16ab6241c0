import { memoize } from "#domain/cache/memoize.ts";
import { paths } from "#src/i18n/paths.ts";
import { listIndexedPages } from "./indexed-pages.ts";

/** What a page is among the pages of the site. */
export type SheetKind = "home" | "service" | "app" | "blog" | "reference" | "team" | "page";

export type Sheet = {
  kind: SheetKind;
  /** Its place among the sheets of its kind. Articles have dates instead: their pages are not rendered again for a new one. */
  number: number | null;
  changedOn: string | undefined;
};

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

export function sheetKind(path: string): SheetKind {
  if (path === paths.home()) return "home";
  if (path === paths.team()) return "team";
  if (path === paths.faq() || isBelow(path, "/policy")) return "reference";
  if (isBelow(path, "/services")) return "service";
  if (isBelow(path, paths.blog())) return "blog";
  return isBelow(path, paths.apps()) && path !== paths.serial() ? "app" : "page";
}

/** The sheet of each page that search engines list. */
const sheets = memoize(async (_: "all") => {
  const counts = new Map<SheetKind, number>();
  return new Map(
    (await listIndexedPages()).map(({ path, changedOn }): [string, Sheet] => {
      const kind = sheetKind(path);
      const number = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, number);
      return [path, { kind, number: kind === "blog" ? null : number, changedOn }];
    }),
  );
});

/** Null for pages that are not listed: errors, search, offline. */
export async function findSheet(path: string): Promise<Sheet | null> {
  return (await sheets("all")).get(path) ?? null;
}
