import { matchesSearch } from "#domain/search-text.ts";
import type { EntryRow, Kind } from "#editor/contract.ts";

const MOST = 40;

/** Entries whose title in any language, or short name, holds all the words typed. */
export function foundIn(kinds: readonly Kind[], wanted: string): { kind: Kind; row: EntryRow }[] {
  const holds = ({ id, title }: EntryRow) => matchesSearch([id, ...Object.values(title)].join(" "), wanted);
  return kinds.flatMap((kind) => kind.entries.filter(holds).map((row) => ({ kind, row }))).slice(0, MOST);
}
