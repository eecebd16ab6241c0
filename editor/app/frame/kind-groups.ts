import { isSingle } from "#editor/app/content/content.tsx";
import type { Kind } from "#editor/contract.ts";
import { entryAddress, kindAddress } from "./address.ts";

/** Kinds under a few headings; what is new to the editor stands with the settings. */
const GROUPS = {
  offers: ["apps", "storeItems", "services"],
  stories: ["posts", "portfolio", "testimonials", "team"],
  pages: ["home", "about", "features", "process", "planner", "generator", "faq", "pages", "policies"],
} as const;

export function groupsOf(kinds: readonly Kind[]): { group: "offers" | "stories" | "pages" | "site"; kinds: Kind[] }[] {
  const of = (ids: readonly string[]) => ids.flatMap((id) => kinds.filter((kind) => kind.id === id));
  const placed: readonly string[] = Object.values(GROUPS).flat();
  return [
    { group: "offers", kinds: of(GROUPS.offers) },
    { group: "stories", kinds: of(GROUPS.stories) },
    { group: "pages", kinds: of(GROUPS.pages) },
    { group: "site", kinds: kinds.filter((kind) => !placed.includes(kind.id)) },
  ];
}

/** A kind of one file leads straight to it. */
export function addressOfKind(kind: Kind): string {
  const [only] = kind.entries;
  return isSingle(kind) && only ? entryAddress(kind.id, only.id) : kindAddress(kind.id);
}

export const missingIn = (kind: Kind) => kind.entries.filter(({ missing }) => missing.length > 0).length;
