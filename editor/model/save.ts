import { removeFiles } from "#build/content/write-files.ts";
import type { ContentFolder } from "#build/entries/content-folder.ts";
import { fieldsOfEntry, type ReadEntry, readEntry } from "#build/entries/entries.ts";
import type { KindSource } from "#build/entries/kinds.ts";
import type { Entry, EntryError, Save, Saved } from "#editor/contract.ts";
import { filesOfDraft, readDraft, writeDraft } from "./draft-files.ts";
import { reason } from "./errors.ts";
import { publicationOf } from "./publication.ts";

export type OpenEntry = Pick<Entry, "fields" | "data" | "texts" | "version" | "draftVersion" | "missing">;
/** `current`: what somebody else saved meanwhile. */
export type SaveResult = { saved: Saved } | { errors: EntryError[]; current: OpenEntry | null };

/** An entry as it is edited: its draft where there is one, else what is published. */
export function openEntry(contentFolder: ContentFolder, kind: KindSource, id: string): OpenEntry | null {
  const published = readEntry(contentFolder, kind, id);
  const draft = readDraft(contentFolder, kind, id);
  if (!draft) return published && asPublished(published);
  const { data, texts } = draft;
  return {
    // Interface texts have the fields that code asks for now, not those of the day the draft was made.
    fields: published?.fields ?? draft.fields,
    data,
    texts,
    version: published ? draft.base : "",
    draftVersion: draft.version,
    missing: publicationOf(contentFolder, kind, id, draft).errors(),
  };
}

const asPublished = ({ fields, data, texts, version }: ReadEntry, draftVersion = ""): OpenEntry => ({
  fields,
  data,
  texts,
  version,
  draftVersion,
  missing: [],
});

const changedMeanwhile = (current: OpenEntry | null): SaveResult => ({
  errors: [{ reason: reason("changedMeanwhile") }],
  current,
});

/** Publishes an entry. Synchronous, so that no other save runs between the check and the writing. */
export function saveEntry(contentFolder: ContentFolder, kind: KindSource, id: string, save: Save): SaveResult {
  const published = readEntry(contentFolder, kind, id);
  const draft = readDraft(contentFolder, kind, id);
  if (draft && draft.version !== save.draftVersion) return changedMeanwhile(openEntry(contentFolder, kind, id));
  if ((published?.version ?? "") !== save.version)
    return changedMeanwhile(published && asPublished(published, draft?.version));

  const { files, write, errors } = publicationOf(contentFolder, kind, id, save);
  const refused = files.length > 0 ? errors() : [];
  if (refused.length > 0) return { errors: refused, current: null };
  write(contentFolder.contentDir);
  const version = readEntry(contentFolder, kind, id)?.version ?? "";
  return { saved: { version, draftVersion: "", missing: [], files: files.map(inContent) } };
}

/** Keeps an entry as a draft, whatever is missing in it. What is published stays as it is. */
export function saveDraft(contentFolder: ContentFolder, kind: KindSource, id: string, save: Save): SaveResult {
  const published = readEntry(contentFolder, kind, id);
  const draft = readDraft(contentFolder, kind, id);
  if (draft && draft.version !== save.draftVersion) return changedMeanwhile(openEntry(contentFolder, kind, id));
  // The draft was published by somebody else.
  const isPublishedSince = !draft && save.draftVersion !== "" && published && published.version !== save.version;
  if (isPublishedSince) return changedMeanwhile(asPublished(published));

  const { data, texts, version } = save;
  const fields = published?.fields ?? draft?.fields ?? fieldsOfEntry(contentFolder, kind, data);
  const files = writeDraft(contentFolder, kind, id, { fields, data, texts, base: version });
  const { draftVersion = "", missing = [] } = openEntry(contentFolder, kind, id) ?? {};
  return { saved: { version, draftVersion, missing, files: files.map(inContent) } };
}

export function deleteDraft(contentFolder: ContentFolder, kind: KindSource, id: string) {
  removeFiles(contentFolder.contentDir, filesOfDraft(contentFolder, kind, id));
}

const inContent = (file: string) => `content/${file}`;
