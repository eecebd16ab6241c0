import { copyFileSync, existsSync, globSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { dryRunErrors } from "#build/content/dry-run.ts";
import { removeFiles } from "#build/content/write-files.ts";
import { type ContentFolder, listIds, openContentFolder } from "#build/entries/content-folder.ts";
import { type EntryPlace, placeOfEntry } from "#build/entries/entries.ts";
import { findKind, type KindSource } from "#build/entries/kinds.ts";
import type { ContentChanges, EntryChange, EntryError } from "#editor/contract.ts";
import { keep, keepFound, keeping } from "#editor/model/history/history.ts";
import { folderOf } from "#editor/model/pictures/beside.ts";
import { LIBRARY_FOLDER } from "#editor/model/pictures/library.ts";
import { placedError } from "./placed-errors.ts";

type Place = { contentFolder: ContentFolder; kind: KindSource; id: string };

/**
 * Makes saved content what visitors see again: the changes that are given, and no other. Every version stays in the
 * history of its entry, and what is deleted by it on the page of deleted entries. Refused where something would miss it.
 */
export async function takeBack(
  { shown, saved }: { shown: ContentFolder; saved: ContentFolder },
  changes: ContentChanges,
  now: Date,
): Promise<EntryError[]> {
  const places = changes.entries.flatMap(({ kind: kindId, id, change }): Place[] => {
    const kind = findKind(kindId);
    // An article whose day has come is saved as visitors will see it.
    return kind && change !== "due" ? [{ contentFolder: saved, kind, id }] : [];
  });
  const isSaved = ({ kind, id }: Place) => listIds(saved, kind).includes(id);
  for (const place of places) if (isSaved(place)) await keepFound(place, now);
  const files = [...places.flatMap(({ kind, id }) => filesIn([shown, saved], kind, id)), ...namesOf(changes)];
  const restore = (contentDir: string) => restoreFiles(shown.contentDir, contentDir, files);
  // Nothing is awaited from here on: no other request runs between the check and the writing.
  const broken = dryRunErrors(saved.contentDir, restore);
  if (broken.length > 0) return broken.map((error) => placedError(saved.contentDir, error));
  const gone = places.filter(({ kind, id }) => !listIds(shown, kind).includes(id));
  const keepGone = gone.map((place) => keeping(place, "deleted"));
  restore(saved.contentDir);
  for (const keepIt of keepGone) keepIt(now);
  const restored = openContentFolder(saved.contentDir);
  for (const place of places) if (!gone.includes(place)) keep({ ...place, contentFolder: restored }, "published", now);
  return [];
}

/** Those of one entry, with the pictures beside its text. */
export function changesOf({ entries, files }: ContentChanges, { kind, id }: Pick<EntryChange, "kind" | "id">) {
  const source = findKind(kind);
  const folder = source && folderOf(source, id);
  return {
    entries: entries.filter((entry) => entry.kind === kind && entry.id === id),
    files: folder ? files.filter(({ file }) => dirname(file) === folder) : [],
  };
}

const OPPOSITE = { added: "removed", removed: "added", changed: "changed", due: "due" } as const;

/** As they look from the other side, for the words of a commit. */
export const reversed = ({ entries, files }: ContentChanges): ContentChanges => ({
  entries: entries.map((entry) => ({ ...entry, change: OPPOSITE[entry.change] })),
  files: files.map((file) => ({ ...file, change: OPPOSITE[file.change] })),
});

const namesOf = ({ files }: ContentChanges) => files.map(({ file }) => file);
const namesIn = ({ files, texts }: EntryPlace) => [...files.keys(), ...texts.keys()];

/** Languages may differ between the two, and a picture that is in one of them alone is no change of its own. */
const filesIn = (folders: readonly ContentFolder[], kind: KindSource, id: string) => [
  ...new Set(
    folders.flatMap((folder) => [
      ...namesIn(placeOfEntry(folder, kind, id)),
      ...(kind.id === LIBRARY_FOLDER ? globSync(`${LIBRARY_FOLDER}/${id}{,-dark}.*`, { cwd: folder.contentDir }) : []),
    ]),
  ),
];

function restoreFiles(from: string, to: string, files: readonly string[]) {
  const there = files.filter((file) => existsSync(join(from, file)));
  for (const file of there) {
    mkdirSync(join(to, dirname(file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
  removeFiles(
    to,
    files.filter((file) => !there.includes(file)),
  );
}
