import { matchesSearch } from "#domain/search/search-text.ts";
import { isRecord, type Path } from "#editor/app/content/path.ts";
import type { EntryRow, Kind } from "#editor/contract.ts";

const MOST = 40;

/** Entries whose title in any language, or short name, holds all the words typed. */
export function foundIn(kinds: readonly Kind[], wanted: string): { kind: Kind; row: EntryRow }[] {
  const holds = ({ id, title }: EntryRow) => matchesSearch([id, ...Object.values(title)].join(" "), wanted);
  return kinds.flatMap((kind) => kind.entries.filter(holds).map((row) => ({ kind, row }))).slice(0, MOST);
}

export type Found = { path: Path; text: string };

/** Every text of an entry, in the order of its file. */
export function textsOf(data: unknown, path: Path = []): Found[] {
  if (typeof data === "string") return [{ path, text: data }];
  if (Array.isArray(data)) return data.flatMap((item, index) => textsOf(item, [...path, index]));
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([name, inner]) => textsOf(inner, [...path, name]));
}

/** Those that hold the words typed, or whose name does. */
export function textsFound(data: unknown, wanted: string): Found[] {
  return textsOf(data)
    .filter(({ path, text }) => matchesSearch(`${path.join(" ")} ${text}`, wanted))
    .slice(0, MOST);
}
