import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { writeAtomically } from "#build/content/write-files.ts";
import { type ContentFolder, listIds, openContentFolder } from "#build/entries/content-folder.ts";
import { findKind, type KindSource } from "#build/entries/kinds.ts";
import type { Picture } from "#editor/contract.ts";
import { reason } from "#editor/model/errors.ts";
import {
  folderOf,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_MB,
  newPicture,
  picturesBeside,
  sizeOf,
} from "#editor/model/pictures.ts";
import { refuse } from "./answers.ts";
import { pictureAddress } from "./picture-address.ts";

const TYPES: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
};

type Place = { contentFolder: ContentFolder; kind: KindSource; id: string; folder: string };

/** Pictures that lie beside the texts of an entry. */
export function picturesApi({ contentDir }: { contentDir: string }) {
  const placeOf = (c: Context): Place | null => {
    const contentFolder = openContentFolder(contentDir);
    const kind = findKind(c.req.param("kind") ?? "");
    const id = c.req.param("id") ?? "";
    const folder = kind && listIds(contentFolder, kind).includes(id) ? folderOf(kind, id) : null;
    return kind && folder !== null ? { contentFolder, kind, id, folder: join(contentDir, folder) } : null;
  };
  const described = async ({ kind, id, folder }: Place, name: string): Promise<Picture> => ({
    name,
    address: pictureAddress(kind.id, id, name),
    markdown: `./${name}`,
    ...(await sizeOf(join(folder, name))),
  });
  const notFound = (c: Context) => refuse(c, 404, [{ reason: reason("notFound") }]);

  return new Hono()
    .get("/:kind/:id", async (c) => {
      const place = placeOf(c);
      if (!place) return notFound(c);
      const names = picturesBeside(place.contentFolder, place.kind, place.id);
      return c.json(await Promise.all(names.map((name) => described(place, name))));
    })
    .get("/:kind/:id/:name", (c) => {
      const place = placeOf(c);
      const name = c.req.param("name");
      if (!place || !picturesBeside(place.contentFolder, place.kind, place.id).includes(name)) return notFound(c);
      c.header("Content-Type", TYPES[name.split(".").at(-1) ?? ""]);
      // Opened by its address, a drawing is a document: it may do nothing.
      c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return c.body(readFileSync(join(place.folder, name)));
    })
    .post(
      "/:kind/:id",
      bodyLimit({
        maxSize: MAX_PICTURE_BYTES,
        onError: (c) => refuse(c, 422, [{ reason: reason("pictureSize", { limit: MAX_PICTURE_MB }) }]),
      }),
      async (c) => {
        const place = placeOf(c);
        if (!place) return notFound(c);
        const bytes = new Uint8Array(await c.req.arrayBuffer());
        const taken = picturesBeside(place.contentFolder, place.kind, place.id);
        const added = await newPicture(c.req.query("name") ?? "", bytes, taken);
        if ("error" in added) return refuse(c, 422, [{ reason: added.error }]);
        writeAtomically(join(place.folder, added.name), bytes);
        return c.json(await described(place, added.name), 201);
      },
    );
}
