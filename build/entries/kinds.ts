import type { z } from "zod";
import { contentEntries, contentSingles } from "#domain/content/content-files.ts";
import type { Localizer } from "#domain/language/localized.ts";

export type KindId = string;

/** Every kind there is: a table of all kinds has it as the type of its keys, so that none is forgotten. */
export type KnownKind = keyof typeof contentEntries | keyof typeof contentSingles | "faq" | "messages";

/** One sort of content: which files are one entry of it. */
export type KindSource =
  | {
      id: KindId;
      /** A pattern below content/: a star for each part of the entry's id. Without a star there is one entry. */
      files: string;
      schema: (localized: Localizer) => z.ZodType;
      hasText: boolean;
      /** What exists is decided by code: nothing can be added or deleted. */
      fixed: boolean;
      below?: KindId;
    }
  /** One file a language, shown as one entry. */
  | { id: KindId; languages: "faq" | "messages"; hasText: false; fixed: true };

/** Each has an address, a drawing or a picture of its own, which a form cannot give it. */
const FIXED_ENTRIES: ReadonlySet<KindId> = new Set(["pages", "policies", "screens", "pictures"]);

/** The id of the one entry of a kind that has no more. */
export const ONLY_ENTRY = "file";

const sources: ReadonlyMap<KindId, KindSource> = new Map<KindId, KindSource>([
  ...Object.entries(contentEntries).map(([id, of]): [KindId, KindSource] => [
    id,
    {
      id,
      files: of.files,
      schema: of.schema,
      hasText: "hasTexts" in of,
      fixed: FIXED_ENTRIES.has(id),
      ...(id === "storeItems" && { below: "apps" }),
    },
  ]),
  ...Object.entries(contentSingles).map(([id, of]): [KindId, KindSource] => [
    id,
    { id, files: of.files, schema: of.schema, hasText: false, fixed: true },
  ]),
  ["faq", { id: "faq", languages: "faq", hasText: false, fixed: true }],
  ["messages", { id: "messages", languages: "messages", hasText: false, fixed: true }],
]);

export function listKinds(): KindSource[] {
  return [...sources.values()];
}

export function findKind(id: KindId): KindSource | null {
  return sources.get(id) ?? null;
}
