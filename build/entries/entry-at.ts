import { basename, dirname } from "node:path";
import { idIn } from "#domain/content/content-files.ts";
import { listKinds, ONLY_ENTRY } from "./kinds.ts";

/** Which entry a file belongs to. A text stands beside its entry's file. */
export function entryAt(file: string): { kind: string; id: string; text?: string } {
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
