import { keyOf, type Path, parsePath } from "#editor/app/content/path.ts";
import type { KindId } from "#editor/contract.ts";

/** What the window shows. It stands in the address, so that a reload and a bookmark keep the place. */
export type Address =
  | { page: "start" }
  | { page: "missing" }
  | { page: "deleted" }
  | { page: "people" }
  /** `open`: the picture whose details are shown. */
  | { page: "pictures"; open: string | null }
  | { page: "sample" }
  | { page: "publish" }
  /** `open`: the reference of the one that is shown; `query`: what the list is filtered by. */
  | { page: "submissions"; open: string | null; query: string }
  | { page: "kind"; kind: KindId }
  /** `at`: the field to go to. */
  | { page: "entry"; kind: KindId; id: string; at: Path | null };

/** First step of the way to a language's Markdown, which is not part of the data. */
export const TEXT = "@text";

export function parseAddress(hash: string): Address {
  const [way = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [kind, id] = way.split("/").map(decodeURIComponent);
  if (!kind) return { page: "start" };
  if (kind === "missing" || kind === "sample" || kind === "publish") return { page: kind };
  if (kind === "deleted" || kind === "people") return { page: kind };
  if (kind === "pictures") return { page: "pictures", open: id ?? null };
  if (kind === "submissions") return { page: "submissions", open: id ?? null, query };
  if (!id) return { page: "kind", kind };
  const at = new URLSearchParams(query).get("at");
  return { page: "entry", kind, id, at: at ? parsePath(at) : null };
}

export function entryAddress(kind: KindId, id: string, at: Path = []): string {
  const query = at.length > 0 ? `?${new URLSearchParams({ at: keyOf(at) })}` : "";
  return `#/${encodeURIComponent(kind)}/${encodeURIComponent(id)}${query}`;
}

export const kindAddress = (kind: KindId) => `#/${encodeURIComponent(kind)}`;
export const MISSING_ADDRESS = "#/missing";
export const DELETED_ADDRESS = "#/deleted";
export const PEOPLE_ADDRESS = "#/people";
export const SAMPLE_ADDRESS = "#/sample";
export const PUBLISH_ADDRESS = "#/publish";
export const PICTURES_ADDRESS = "#/pictures";
export const START_ADDRESS = "#/";

export function submissionsAddress(query: string, open?: string): string {
  const way = open === undefined ? "#/submissions" : `#/submissions/${encodeURIComponent(open)}`;
  return query === "" ? way : `${way}?${query}`;
}

/** What an address shows: another field of an entry is still that entry. */
export function placeOf(address: Address): string {
  if (address.page === "entry") return entryAddress(address.kind, address.id);
  if (address.page === "submissions") return submissionsAddress("", address.open ?? undefined);
  return address.page === "kind" ? kindAddress(address.kind) : address.page;
}

export const isSamePlace = (a: Address, b: Address) => placeOf(a) === placeOf(b);
