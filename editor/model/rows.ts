import { type ContentFolder, draftsOf, listIds } from "#build/entries/content-folder.ts";
import { listDraftIds } from "#build/entries/drafts.ts";
import { readIfParsable, titleOf } from "#build/entries/entries.ts";
import type { KindSource } from "#build/entries/kinds.ts";
import { isRecord } from "#build/entries/records.ts";
import { isoDateSchema } from "#domain/content/slug.ts";
import type { EntryRow } from "#editor/contract.ts";
import type { missingTranslationsIn } from "./missing-translations.ts";

/** The entries of a kind as lists show them, published or not: in their order, or the newest first where they have a date. */
export function listRows(
  contentFolder: ContentFolder,
  kind: KindSource,
  { today, missingIn }: { today: string; missingIn: ReturnType<typeof missingTranslationsIn> },
): EntryRow[] {
  const published = listIds(contentFolder, kind);
  const drafts = listDraftIds(contentFolder, kind);
  const ids = [...published, ...drafts.filter((id) => !published.includes(id))].sort();
  const rows = ids.map((id): EntryRow => {
    const isPublished = published.includes(id);
    const data = readIfParsable(isPublished ? contentFolder : draftsOf(contentFolder), kind, id)?.data;
    // A draft may hold half a date.
    const date = isRecord(data) ? isoDateSchema.safeParse(data["publishedOn"]).data : undefined;
    const shown = date !== undefined && date > today ? "scheduled" : "published";
    return {
      id,
      title: titleOf(data, contentFolder.locales),
      missing: isPublished ? [...new Set(missingIn(kind, id).map(({ locale }) => locale))] : [],
      states: [...(isPublished ? ([shown] as const) : []), ...(drafts.includes(id) ? (["draft"] as const) : [])],
      ...(date !== undefined && { date }),
      ...(isRecord(data) && typeof data["order"] === "number" && { order: data["order"] }),
      ...(isRecord(data) && data["hidden"] === true && { hidden: true }),
    };
  });
  return rows.sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || (b.date ?? "").localeCompare(a.date ?? ""));
}
