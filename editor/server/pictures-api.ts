import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { writeAtomically } from "#build/content/write-files.ts";
import { type ContentFolder, listIds, openContentFolder } from "#build/entries/content-folder.ts";
import { listDraftIds } from "#build/entries/drafts.ts";
import { findKind, type KindSource } from "#build/entries/kinds.ts";
import type { Picture } from "#editor/contract.ts";
import { reason } from "#editor/model/errors.ts";
import {
  folderOf,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_MB,
  newPicture,
  pictureFolders,
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

type Place = { contentFolder: ContentFolder; kind: KindSource; id: string };

/** Pictures that lie beside the texts of an entry. */
export function picturesApi({ contentDir }: { contentDir: string }) {
  const placeOf = (c: Context): Place | null => {
    const contentFolder = openContentFolder(contentDir);
    const kind = findKind(c.req.param("kind") ?? "");
    const id = c.req.param("id") ?? "";
    const isThere = kind && [...listIds(contentFolder, kind), ...listDraftIds(contentFolder, kind)].includes(id);
    return isThere && folderOf(kind, id) !== null ? { contentFolder, kind, id } : null;
  };
  const described = async ({ kind, id }: Place, [name, file]: readonly [string, string]): Promise<Picture> => ({
    name,
    address: pictureAddress(kind.id, id, name),
    markdown: `./${name}`,
    ...(await sizeOf(join(contentDir, file))),
  });
  const notFound = (c: Context) => refuse(c, 404, [{ reason: reason("notFound") }]);

  return new Hono()
    .get("/:kind/:id", async (c) => {
      const place = placeOf(c);
      if (!place) return notFound(c);
      const pictures = [...picturesBeside(place.contentFolder, place.kind, place.id)];
      return c.json(await Promise.all(pictures.map((picture) => described(place, picture))));
    })
    .get("/:kind/:id/:name", (c) => {
      const place = placeOf(c);
      const name = c.req.param("name");
      const file = place && picturesBeside(place.contentFolder, place.kind, place.id).get(name);
      if (!file) return notFound(c);
      c.header("Content-Type", TYPES[name.split(".").at(-1) ?? ""]);
      // Opened by its address, a drawing is a document: it may do nothing.
      c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return c.body(readFileSync(join(contentDir, file)));
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
        const taken = [...picturesBeside(place.contentFolder, place.kind, place.id).keys()];
        const added = await newPicture(c.req.query("name") ?? "", bytes, taken);
        if ("error" in added) return refuse(c, 422, [{ reason: added.error }]);
        const [folder] = pictureFolders(place.contentFolder, place.kind, place.id);
        const file = `${folder}/${added.name}`;
        writeAtomically(join(contentDir, file), bytes);
        return c.json(await described(place, [added.name, file]), 201);
      },
    );
}
