import { readFileSync } from "node:fs";
import type { Context } from "hono";
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

/** A picture's file as an answer. */
export function pictureBody(c: Context, path: string) {
  const type = TYPES[path.split(".").at(-1) ?? ""];
  if (type === undefined) return c.notFound();
  c.header("Content-Type", type);
  letBrowsersKeep(c);
  // Opened by its address, a drawing is a document: it may do nothing.
  c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return c.body(readFileSync(path));
}
