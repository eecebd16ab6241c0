import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { writeAtomically } from "#build/content/write-files.ts";
import type { ContentFolder } from "#build/entries/content-folder.ts";
import type { KindSource } from "#build/entries/kinds.ts";
import { HISTORY_FOLDER } from "#domain/content/content-files.ts";

/** What was done when a version was kept. `found`: nobody saved it here, it was in the files and not yet in git. */
export const KEPT_EVENTS = ["published", "draft", "found", "deleted"] as const;
export type KeptEvent = (typeof KEPT_EVENTS)[number];

/** Of one entry. With a draft kept at most every few minutes, that is more than a month of daily work. */
const MOST_VERSIONS = 50;
/** Saves of one draft that follow each other closely are one version. */
const SAME_SITTING_MS = 10 * 60 * 1000;

const versionFileSchema = z.strictObject({
  event: z.enum(KEPT_EVENTS),
  at: z.iso.datetime(),
  data: z.unknown(),
  texts: z.record(z.string(), z.string()),
  /** Only of what was deleted: files beside it, as base64, by name. */
  files: z.record(z.string(), z.string()).optional(),
});
export type KeptVersion = z.output<typeof versionFileSchema> & { key: string };

const KEY = /^\d{8}T\d{9}Z$/;

const folderOf = ({ contentDir }: ContentFolder, kind: KindSource, id: string) =>
  join(contentDir, HISTORY_FOLDER, kind.id, ...id.split("/"));

/** The newest first. */
export function listKept(contentFolder: ContentFolder, kind: KindSource, id: string): KeptVersion[] {
  const folder = folderOf(contentFolder, kind, id);
  if (!existsSync(folder)) return [];
  const keys = readdirSync(folder).map((name) => name.replace(/\.json$/, ""));
  return keys
    .filter((key) => KEY.test(key))
    .sort()
    .reverse()
    .flatMap((key) => readKept(join(folder, `${key}.json`), key) ?? []);
}

/** A file that somebody cut short is no version, and keeps nobody from the others. */
function readKept(path: string, key: string): KeptVersion | null {
  try {
    return { ...versionFileSchema.parse(JSON.parse(readFileSync(path, "utf8"))), key };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

type NewVersion = Pick<KeptVersion, "event" | "data" | "texts" | "files">;

/** Keeps a version, unless the last one is the same. */
export function keepVersion(
  contentFolder: ContentFolder,
  kind: KindSource,
  { id, now, ...version }: NewVersion & { id: string; now: Date },
) {
  const folder = folderOf(contentFolder, kind, id);
  const versions = listKept(contentFolder, kind, id);
  const [last] = versions;
  if (last && last.event === version.event && isSameContent(last, version)) return;
  const at = now.toISOString();
  writeAtomically(join(folder, `${at.replaceAll(/[-:.]/g, "")}.json`), JSON.stringify({ ...version, at }));
  const isSameSitting =
    last?.event === "draft" && version.event === "draft" && now.getTime() - Date.parse(last.at) < SAME_SITTING_MS;
  const dropped = [...(isSameSitting ? [last] : []), ...versions.slice(MOST_VERSIONS - 1)];
  for (const { key } of dropped) rmSync(join(folder, `${key}.json`), { force: true });
}

const isSameContent = (a: Pick<KeptVersion, "data" | "texts">, b: Pick<KeptVersion, "data" | "texts">) =>
  JSON.stringify([a.data, a.texts]) === JSON.stringify([b.data, b.texts]);

/** Ids of a kind that have kept versions, whether or not they still exist. */
export function listKeptIds({ contentDir }: ContentFolder, kind: KindSource): string[] {
  const folder = join(contentDir, HISTORY_FOLDER, kind.id);
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && KEY.test(file.name.replace(/\.json$/, "")))
    .map(({ parentPath }) => parentPath.slice(folder.length + 1).replaceAll("\\", "/"));
  return [...new Set(found)].sort();
}
