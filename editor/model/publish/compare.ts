import { globSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { listScheduledPosts } from "#build/content/scheduled-posts.ts";
import { type ContentFolder, listIds } from "#build/entries/content-folder.ts";
import { placeOfEntry, type ReadEntry, readIfParsable, titleOf } from "#build/entries/entries.ts";
import { type KindSource, listKinds } from "#build/entries/kinds.ts";
import { isRecord } from "#build/entries/records.ts";
import { OUTSIDE_CONTENT } from "#domain/content/content-files.ts";
import { UNTRANSLATED_FILE } from "#domain/language/untranslated.ts";
import type { ContentChanges, EntryChange, FileChange } from "#editor/contract.ts";
import { LIBRARY_FOLDER } from "#editor/model/pictures/library.ts";

/** What differs between two content folders: entries by kind, then files that are no entries. */
export function compareContent(before: ContentFolder, after: ContentFolder): ContentChanges {
  const entries = listKinds().flatMap((kind) => {
    const ids = new Set([...listIds(before, kind), ...listIds(after, kind)]);
    return [...ids].sort().flatMap((id) => compareEntry(before, after, { kind, id }) ?? []);
  });
  return { entries, files: compareFiles(before, after).filter(({ file }) => !isOfPicture(file, entries)) };
}

/** A new or deleted picture of the library is one change, not one more for its file. */
const isOfPicture = (file: string, entries: readonly EntryChange[]) =>
  entries.some(
    ({ kind, id, change }) =>
      kind === "pictures" &&
      change !== "changed" &&
      dirname(file) === LIBRARY_FOLDER &&
      [id, `${id}-dark`].includes(basename(file, extname(file))),
  );

/** Articles that waited for their day when a build was made, and no longer do. */
export function dueSince(before: ContentFolder, after: ContentFolder, at: { built: Date; now: Date }): EntryChange[] {
  const waiting = new Set(listScheduledPosts(after.contentDir, at.now).map(({ id }) => id));
  const kind = listKinds().find(({ id }) => id === "posts");
  if (!kind) return [];
  return listScheduledPosts(before.contentDir, at.built).flatMap(({ id }) => {
    const entry = waiting.has(id) ? null : readIfParsable(after, kind, id);
    const title = titleOf(entry?.data, after.locales);
    return entry ? [{ kind: kind.id, id, title, change: "due" as const, fields: [], texts: [] }] : [];
  });
}

type Place = { kind: KindSource; id: string };

function compareEntry(before: ContentFolder, after: ContentFolder, { kind, id }: Place): EntryChange | null {
  const [old, now] = [readIfParsable(before, kind, id), readIfParsable(after, kind, id)];
  const [wasThere, isThere] = [before, after].map((folder) => isIn(folder, kind, id));
  if (!(wasThere || isThere)) return null;
  const change = wasThere ? (isThere ? "changed" : "removed") : "added";
  const [fields, texts] = change === "changed" ? [fieldsThatDiffer(old, now), textsThatDiffer(old, now)] : [[], []];
  // A file that cannot be read differs from one that can; the check says what is wrong with it.
  if (change === "changed" && fields.length + texts.length === 0 && Boolean(old) === Boolean(now)) return null;
  return { kind: kind.id, id, title: titleOf((now ?? old)?.data, after.locales), change, fields, texts };
}

const isIn = (folder: ContentFolder, kind: KindSource, id: string) =>
  [...placeOfEntry(folder, kind, id).files.keys()].some((file) => folder.read(file) !== null);

const keysOf = (...values: readonly unknown[]) => [
  ...new Set(values.flatMap((value) => (isRecord(value) ? Object.keys(value) : []))),
];

function fieldsThatDiffer(old: ReadEntry | null, now: ReadEntry | null): string[] {
  const [a, b]: unknown[] = [old?.data, now?.data];
  return keysOf(a, b).filter(
    (key) => !isDeepStrictEqual(isRecord(a) ? a[key] : undefined, isRecord(b) ? b[key] : undefined),
  );
}

const textsThatDiffer = (old: ReadEntry | null, now: ReadEntry | null): string[] =>
  keysOf(old?.texts, now?.texts).filter(
    (locale) => (old?.texts[locale] ?? "").trim() !== (now?.texts[locale] ?? "").trim(),
  );

/** Photographs, drawings and logos. Files of entries are compared by what they say. */
function compareFiles(before: ContentFolder, after: ContentFolder): FileChange[] {
  const [old, now] = [otherFiles(before), otherFiles(after)];
  return [...new Set([...old, ...now])].sort().flatMap((file): FileChange[] => {
    if (!old.has(file)) return [{ file, change: "added" }];
    if (!now.has(file)) return [{ file, change: "removed" }];
    const isSame = hasSameBytes(join(before.contentDir, file), join(after.contentDir, file));
    return isSame ? [] : [{ file, change: "changed" }];
  });
}

function otherFiles({ contentDir }: ContentFolder): Set<string> {
  const found = globSync("**/*", {
    cwd: contentDir,
    exclude: [...OUTSIDE_CONTENT, UNTRANSLATED_FILE, "**/*.{json,md}"],
  });
  const files = found.filter((file) => statSync(join(contentDir, file)).isFile());
  return new Set(files.map((file) => file.replaceAll("\\", "/")));
}

/** Copies keep the time of their file, so that most need not be read. */
function hasSameBytes(a: string, b: string): boolean {
  const [one, other] = [statSync(a), statSync(b)];
  if (one.size !== other.size) return false;
  return one.mtimeMs === other.mtimeMs || readFileSync(a).equals(readFileSync(b));
}
