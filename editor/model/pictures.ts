import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { placeOf } from "#domain/content-files.ts";
import { slugSchema } from "#domain/slug.ts";
import type { Reason } from "#editor/contract.ts";
import { reason } from "./faults.ts";
import type { KindSource } from "./kinds.ts";
import type { Workspace } from "./workspace.ts";

/** Larger ones are no pictures for a page; photographs are made smaller by the build, drawings are not. */
export const MAX_PICTURE_MB = 8;
export const MAX_PICTURE_BYTES = MAX_PICTURE_MB * 1024 * 1024;

/** Endings the site looks for beside a text, by what the bytes say (src/content/pictures.ts). */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  svg: ["svg"],
  png: ["png"],
  jpeg: ["jpg", "jpeg"],
  webp: ["webp"],
  heif: ["avif"],
};
const ALL_ENDINGS = Object.values(ENDINGS).flat();

/** A drawing becomes part of the page: nothing in it may run, load or reach out of it. */
const HARMFUL_IN_DRAWING =
  /<\s*(?:script|foreignObject|iframe|object|embed|style)\b|\son\w+\s*=|javascript:|(?:href|src)\s*=\s*["'](?!#)|<!ENTITY/i;

/** Pictures lie beside the texts that show them. */
export function folderOf(kind: KindSource, id: string): string | null {
  return "files" in kind && kind.hasText ? dirname(placeOf(kind.files, id)) : null;
}

export function picturesBeside({ contentDir }: Workspace, kind: KindSource, id: string): string[] {
  const folder = folderOf(kind, id);
  return folder === null ? [] : globSync(`*.{${ALL_ENDINGS.join(",")}}`, { cwd: join(contentDir, folder) }).sort();
}

export async function sizeOf(path: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(path).metadata();
  return { width, height };
}

/** Why bytes cannot be kept under a name; null where they can. */
export async function pictureFault(name: string, bytes: Uint8Array): Promise<Reason | null> {
  const [, stem = "", ending = ""] = /^(.+)\.(\w+)$/.exec(name) ?? [];
  if (!slugSchema.safeParse(stem).success || !ALL_ENDINGS.includes(ending)) return reason("pictureName");
  if (bytes.byteLength > MAX_PICTURE_BYTES) return reason("pictureSize", { limit: MAX_PICTURE_MB });
  const format = await formatOf(bytes);
  if (format === null || !ENDINGS[format]?.includes(ending)) return reason("pictureType");
  const isHarmful = format === "svg" && HARMFUL_IN_DRAWING.test(Buffer.from(bytes).toString("utf8"));
  return isHarmful ? reason("pictureHarmful") : null;
}

/** What the bytes are, whatever they are called. */
async function formatOf(bytes: Uint8Array): Promise<string | null> {
  try {
    return (await sharp(bytes).metadata()).format ?? null;
  } catch {
    // It is no picture at all, which is an answer, not a failure.
    return null;
  }
}
