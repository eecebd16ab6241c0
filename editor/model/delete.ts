import { basename, dirname } from "node:path";
import type { ContentError } from "#build/content/content-errors.ts";
import { errorsAfter } from "#build/content/rehearsal.ts";
import { removeFiles } from "#build/content/write-files.ts";
import { placeOfEntry } from "#build/entries/entries.ts";
import { type KindSource, listKinds, ONLY_ENTRY } from "#build/entries/kinds.ts";
import type { Workspace } from "#build/entries/workspace.ts";
import { idIn } from "#domain/content/content-files.ts";
import type { EntryError, References } from "#editor/contract.ts";
import { contentError, reason } from "./errors.ts";
import { folderOf, picturesBeside } from "./pictures.ts";

/** What would be broken without an entry, by who refers to it. */
export function referencesTo(workspace: Workspace, kind: KindSource, id: string): References {
  return brokenWithout(workspace, kind, id).map(({ file, field }) => {
    const path = field.startsWith("(") ? [] : field.split(".").filter(Boolean);
    return { ...entryAt(file), path };
  });
}

/** Deletes an entry with its texts and pictures, unless something would miss it. */
export function deleteEntry(workspace: Workspace, kind: KindSource, id: string): EntryError[] {
  if (kind.fixed) return [{ reason: reason("fixedKind") }];
  const broken = brokenWithout(workspace, kind, id);
  if (broken.length === 0) removeFiles(workspace.contentDir, allFilesOf(workspace, kind, id));
  return broken.map((error) => contentError(error, { files: new Map(), texts: new Map() }));
}

function brokenWithout(workspace: Workspace, kind: KindSource, id: string): ContentError[] {
  return errorsAfter(workspace.contentDir, (copy) => removeFiles(copy, allFilesOf(workspace, kind, id)));
}

function allFilesOf(workspace: Workspace, kind: KindSource, id: string): string[] {
  const { files, texts } = placeOfEntry(workspace, kind, id);
  const pictures = picturesBeside(workspace, kind, id).map((name) => `${folderOf(kind, id)}/${name}`);
  return [...files.keys(), ...texts.keys(), ...pictures];
}

/** Which entry a file belongs to. A text stands beside its entry's file. */
function entryAt(file: string): { kind: string; id: string; text?: string } {
  const text = /\/([a-z]+)\.md$/.exec(file)?.[1];
  for (const kind of listKinds()) {
    if (!("files" in kind)) {
      if (file.startsWith(`${kind.languages}/`)) return { kind: kind.id, id: ONLY_ENTRY };
      continue;
    }
    const facts = text === undefined ? file : `${dirname(file)}/${basename(kind.files)}`;
    const id = idIn(kind.files, facts);
    if (id !== null && (text === undefined || kind.hasText))
      return { kind: kind.id, id: id || ONLY_ENTRY, ...(text !== undefined && { text }) };
  }
  throw new Error(`content/${file} belongs to no entry`);
}
