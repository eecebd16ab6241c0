import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { writeAtomically } from "#build/content/write-files.ts";
import type { ContentFolder } from "#build/entries/content-folder.ts";
import { HISTORY_FOLDER } from "#domain/content/content-files.ts";

const REPLACED_FOLDER = "replaced";

/** One folder for each place, since the file that stood there may have had another ending. */
const folderOf = ({ contentDir }: ContentFolder, place: string) =>
  join(contentDir, HISTORY_FOLDER, REPLACED_FOLDER, place);

/** Keeps a file (below content/) before another takes its place, so that it can be brought back. One of each is kept. */
export function keepReplaced(contentFolder: ContentFolder, place: string, file: string) {
  const bytes = readFileSync(join(contentFolder.contentDir, file));
  const folder = folderOf(contentFolder, place);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeAtomically(join(folder, basename(file)), bytes);
}

/** The file that stood there before; null where none was replaced. */
export function findReplaced(contentFolder: ContentFolder, place: string): { name: string; bytes: Buffer } | null {
  const folder = folderOf(contentFolder, place);
  const [name] = existsSync(folder) ? readdirSync(folder) : [];
  return name === undefined ? null : { name, bytes: readFileSync(join(folder, name)) };
}

export function hasReplaced(contentFolder: ContentFolder, place: string): boolean {
  const folder = folderOf(contentFolder, place);
  return existsSync(folder) && readdirSync(folder).length > 0;
}
