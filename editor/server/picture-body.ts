import { readFileSync } from "node:fs";
import type { Context } from "hono";
import { paintDrawing } from "#build/content/brand/paint-drawing.ts";
import type { Site } from "#domain/site/site.ts";
import { NEVER_CHANGES } from "./answers.ts";

const TYPES: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
};

/** An address with the time of the file (stored-file.ts) is fetched once. */
export function letBrowsersKeep(c: Context) {
  if (c.req.query("v") !== undefined) c.header("Cache-Control", NEVER_CHANGES);
}

/** A picture's file as an answer; a drawing in the colours that are given. */
export function pictureBody(c: Context, path: string, colors?: Site["colors"]) {
  const type = TYPES[path.split(".").at(-1) ?? ""];
  if (type === undefined) return c.notFound();
  c.header("Content-Type", type);
  // Opened by its address, a drawing is a document: it may do nothing.
  c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (colors && type === TYPES["svg"]) return c.body(paintDrawing(readFileSync(path, "utf8"), colors));
  letBrowsersKeep(c);
  return c.body(readFileSync(path));
}
