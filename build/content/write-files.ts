import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/** Each file is replaced atomically: a reader sees the old text or the new one, never a part. */
export function writeFiles(contentDir: string, files: ReadonlyMap<string, string>) {
  for (const [file, text] of files) writeAtomically(join(contentDir, file), text);
}

export function writeAtomically(path: string, content: string | Uint8Array) {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  const unfinished = join(folder, `.${basename(path)}.unfinished`);
  writeFileSync(unfinished, content, { flush: true });
  renameSync(unfinished, path);
}

export function copyFiles(contentDir: string, files: ReadonlyMap<string, string>) {
  for (const [from, to] of files) {
    mkdirSync(join(contentDir, dirname(to)), { recursive: true });
    copyFileSync(join(contentDir, from), join(contentDir, to));
  }
}

/** Deletes files, and the folders that only held them. */
export function removeFiles(contentDir: string, files: readonly string[]) {
  for (const file of files) rmSync(join(contentDir, file), { force: true });
  for (const folder of new Set(files.map((file) => dirname(file)))) {
    const path = join(contentDir, folder);
    if (existsSync(path) && readdirSync(path).length === 0) rmdirSync(path);
  }
}
