import { listIds, openContentFolder } from "./content-folder.ts";
import { filesOf, readEntry } from "./entries.ts";
import { listKinds } from "./kinds.ts";

/** Files that are not in their canonical format, each with the text it would have. */
export function unformattedFiles(contentDir: string): Map<string, string> {
  const contentFolder = openContentFolder(contentDir);
  const entries = listKinds().flatMap((kind) =>
    listIds(contentFolder, kind).map((id) => readEntry(contentFolder, kind, id)),
  );
  const files = entries.flatMap((entry) => (entry ? [...filesOf(contentFolder, entry, entry)] : []));
  return new Map(files.filter(([file, text]) => contentFolder.read(file) !== text));
}
