import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { writeAtomically, writeFiles } from "#build/content/write-files.ts";
import { type ContentFolder, draftsOf, listIds } from "#build/entries/content-folder.ts";
import { listDraftIds } from "#build/entries/drafts.ts";
import { fieldsOfEntry, filesOf, placeOfEntry, readEntry, readIfParsable, titleOf } from "#build/entries/entries.ts";
import { type KindSource, listKinds } from "#build/entries/kinds.ts";
import { isRecord } from "#build/entries/records.ts";
import { DRAFTS_FOLDER, idIn } from "#domain/content/content-files.ts";
import type { DeletedEntry, Version, VersionContent } from "#editor/contract.ts";
import { writeDraft } from "#editor/model/draft-files.ts";
import { folderOf, ownPictures } from "#editor/model/pictures/beside.ts";
import { LIBRARY_FOLDER } from "#editor/model/pictures/library.ts";
import { bytesAt, folderAt, isInGit, listGitDeletions, listGitVersions, namesAt, parentOf } from "./git-versions.ts";
import { type KeptEvent, type KeptVersion, keepVersion, listKept, listKeptIds } from "./kept-versions.ts";

type Place = { contentFolder: ContentFolder; kind: KindSource; id: string };

/** Before a change: what is published and neither in git nor kept here would otherwise be lost. */
export async function keepFound({ contentFolder, kind, id }: Place, now: Date) {
  const published = readIfParsable(contentFolder, kind, id);
  if (!published || (await isInGit(contentFolder, kind, id))) return;
  const { data, texts } = published;
  const isKnown = listKept(contentFolder, kind, id).some(
    (version) =>
      version.event !== "draft" && JSON.stringify([version.data, version.texts]) === JSON.stringify([data, texts]),
  );
  // A moment earlier than what follows it.
  if (!isKnown) keepVersion(contentFolder, kind, { id, event: "found", data, texts, now: new Date(now.getTime() - 1) });
}

/** After a save: as it now stands. */
export const keep = (place: Place, event: KeptEvent, now: Date) => keeping(place, event)(now);

/** Reads what is to be kept, and keeps it once a deletion has succeeded. */
export function keeping({ contentFolder, kind, id }: Place, event: KeptEvent): (now: Date) => void {
  const isDraft = event === "draft" || (event === "deleted" && !listIds(contentFolder, kind).includes(id));
  const folder = isDraft ? draftsOf(contentFolder) : contentFolder;
  const entry = readIfParsable(folder, kind, id);
  if (!entry) return () => {};
  const { data, texts } = entry;
  const files = event === "deleted" ? filesBeside(folder, kind, { id, data }) : {};
  const version = { id, event, data, texts, ...(Object.keys(files).length > 0 && { files }) };
  return (now) => keepVersion(contentFolder, kind, { ...version, now });
}

type EntryData = { id: string; data: unknown };

const isPictureOfLibrary = (kind: KindSource) => kind.id === LIBRARY_FOLDER;

/** What goes with an entry: the pictures beside its text, or the files of a picture of the library. Below content/. */
function picturesOf(folder: ContentFolder, kind: KindSource, { id, data }: EntryData): string[] {
  return isPictureOfLibrary(kind) ? filesOfPicture(data) : ownPictures(folder, kind, id);
}

const filesOfPicture = (data: unknown) =>
  isRecord(data)
    ? [data["file"], data["darkFile"]].flatMap((name) => (typeof name === "string" ? `${LIBRARY_FOLDER}/${name}` : []))
    : [];

const filesBeside = (folder: ContentFolder, kind: KindSource, entry: EntryData) =>
  Object.fromEntries(
    picturesOf(folder, kind, entry).map((file) => [
      basename(file),
      readFileSync(join(folder.contentDir, file)).toString("base64"),
    ]),
  );

/** All versions of an entry, from git and from the editor's own saves, the newest first. */
export async function listVersions({ contentFolder, kind, id }: Place): Promise<Version[]> {
  const kept = listKept(contentFolder, kind, id).map(({ key, at, event }): Version => ({ key, at, event }));
  const shared = (await listGitVersions(contentFolder, kind, id)).map(
    ({ hash, at, by, note }): Version => ({ key: hash, at, event: "shared", by, note }),
  );
  return [...kept, ...shared].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** One version as the form has it; null where there is none of that name. */
export async function readVersion(place: Place, key: string): Promise<VersionContent | null> {
  const { contentFolder, kind, id } = place;
  const kept = listKept(contentFolder, kind, id).find((version) => version.key === key);
  if (kept) return { fields: fieldsOfEntry(contentFolder, kind, kept.data), data: kept.data, texts: kept.texts };
  const folder = await folderAt(contentFolder, kind, { id, hash: key });
  const entry = folder && readEntry(folder, kind, id);
  return entry && { fields: entry.fields, data: entry.data, texts: entry.texts };
}

/** Entries that are gone and can be brought back, the last deleted first. */
export async function listDeleted(contentFolder: ContentFolder): Promise<DeletedEntry[]> {
  const kinds = listKinds().filter((kind) => !kind.fixed || isPictureOfLibrary(kind));
  const isGone = (kind: KindSource) => {
    const there = new Set([...listIds(contentFolder, kind), ...listDraftIds(contentFolder, kind)]);
    return (id: string) => !there.has(id);
  };
  const kept = kinds.flatMap((kind) =>
    listKeptIds(contentFolder, kind)
      .filter(isGone(kind))
      .flatMap((id): DeletedEntry[] => {
        const [last] = listKept(contentFolder, kind, id);
        if (!last) return [];
        const title = titleOf(last.data, contentFolder.locales);
        return [{ kind: kind.id, id, key: last.key, at: last.at, title }];
      }),
  );
  const deletions = await listGitDeletions(contentFolder);
  const inGit = await Promise.all(
    kinds.flatMap((kind) =>
      "files" in kind
        ? deletions.flatMap((deletion) => {
            const id = idIn(kind.files, deletion.file);
            return id !== null && isGone(kind)(id) ? [deletedInGit(contentFolder, kind, { ...deletion, id })] : [];
          })
        : [],
    ),
  );
  const found = [...kept, ...inGit.filter((entry) => entry !== null)];
  const unique = new Map(found.toReversed().map((entry) => [`${entry.kind} ${entry.id}`, entry]));
  return [...unique.values()].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

async function deletedInGit(
  contentFolder: ContentFolder,
  kind: KindSource,
  { id, hash, at, by }: { id: string; hash: string; at: string; by: string },
): Promise<DeletedEntry | null> {
  const key = await parentOf(contentFolder, hash);
  const folder = key && (await folderAt(contentFolder, kind, { id, hash: key }));
  const entry = folder && readIfParsable(folder, kind, id);
  return entry ? { kind: kind.id, id, key, at, by, title: titleOf(entry.data, contentFolder.locales) } : null;
}

/**
 * Brings a deleted entry back as a draft, with the pictures beside its text; a picture of the library goes back to its
 * place. False where there is no such version.
 */
export async function bringBack(place: Place, key: string): Promise<boolean> {
  const { contentFolder, kind, id } = place;
  const version = await readVersion(place, key);
  if (!version) return false;
  const files = await filesOfVersion(place, key, version.data);
  const isPicture = isPictureOfLibrary(kind);
  const folder = isPicture ? LIBRARY_FOLDER : join(DRAFTS_FOLDER, folderOf(kind, id) ?? "");
  for (const [name, bytes] of files) writeAtomically(join(contentFolder.contentDir, folder, name), bytes);
  if (isPicture) {
    const written = filesOf(contentFolder, { place: placeOfEntry(contentFolder, kind, id), ...version }, version);
    writeFiles(contentFolder.contentDir, written);
  } else writeDraft(contentFolder, kind, id, { ...version, base: "" });
  return true;
}

async function filesOfVersion(place: Place, key: string, data: unknown): Promise<[string, Buffer][]> {
  const { contentFolder, kind, id } = place;
  const kept = listKept(contentFolder, kind, id).find((version) => version.key === key);
  if (kept) return keptFiles(kept);
  const folder = folderOf(kind, id);
  const beside = folder === null ? [] : await namesAt(contentFolder, key, folder);
  const names = isPictureOfLibrary(kind) ? filesOfPicture(data) : beside.filter((name) => PICTURE_NAME.test(name));
  const found = await Promise.all(
    names.map(
      async (name): Promise<[string, Buffer | null]> => [basename(name), await bytesAt(contentFolder, key, name)],
    ),
  );
  return found.flatMap(([name, bytes]) => (bytes ? [[name, bytes] as [string, Buffer]] : []));
}

const PICTURE_NAME = /\.(?:svg|png|jpe?g|webp|avif)$/;

/** Names were those of files; one that is more than a name is none of ours. */
const keptFiles = ({ files = {} }: KeptVersion): [string, Buffer][] =>
  Object.entries(files)
    .filter(([name]) => basename(name) === name)
    .map(([name, bytes]) => [name, Buffer.from(bytes, "base64")]);
