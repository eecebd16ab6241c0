import { type ContentFolder, draftsOf, listIds, openContentFolder } from "./content-folder.ts";
import { placeOfEntry } from "./entries.ts";
import { type KindSource, listKinds } from "./kinds.ts";

/** Ids of the drafts of a kind: new entries, and changes of published ones. */
export function listDraftIds(contentFolder: ContentFolder, kind: KindSource): string[] {
  const drafts = draftsOf(contentFolder);
  // A kind of one file has its id whether or not there is a draft of it.
  return listIds(drafts, kind).filter((id) =>
    [...placeOfEntry(drafts, kind, id).files.keys()].some((file) => drafts.read(file) !== null),
  );
}

export function countDrafts(contentDir: string): number {
  const contentFolder = openContentFolder(contentDir);
  return listKinds().reduce((sum, kind) => sum + listDraftIds(contentFolder, kind).length, 0);
}
