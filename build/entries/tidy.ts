import { filesOf, readEntry } from "./entries.ts";
import { listKinds } from "./kinds.ts";
import { listIds, openWorkspace } from "./workspace.ts";

/** Files that are not in their canonical form, each with the text it would have. */
export function untidyFiles(contentDir: string): Map<string, string> {
  const workspace = openWorkspace(contentDir);
  const entries = listKinds().flatMap((kind) => listIds(workspace, kind).map((id) => readEntry(workspace, kind, id)));
  const files = entries.flatMap((entry) => (entry ? [...filesOf(workspace, entry, entry)] : []));
  return new Map(files.filter(([file, text]) => workspace.read(file) !== text));
}
