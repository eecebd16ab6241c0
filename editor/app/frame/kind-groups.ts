import { isSingle } from "#editor/app/content/content.tsx";
import { KIND_GROUPS, type Kind } from "#editor/contract.ts";
import { entryAddress, kindAddress } from "./address.ts";

export const groupsOf = (kinds: readonly Kind[]) =>
  KIND_GROUPS.map((group) => ({ group, kinds: kinds.filter((kind) => kind.group === group) }));

/** A kind of one file leads straight to it. */
export function addressOfKind(kind: Kind): string {
  const [only] = kind.entries;
  return isSingle(kind) && only ? entryAddress(kind.id, only.id) : kindAddress(kind.id);
}

export const missingIn = (kind: Kind) => kind.entries.filter(({ missing }) => missing.length > 0).length;
