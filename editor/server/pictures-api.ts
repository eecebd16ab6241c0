import { join } from "node:path";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { type ContentFolder, listIds, openContentFolder } from "#build/entries/content-folder.ts";
import { listDraftIds } from "#build/entries/drafts.ts";
import { findKind, type KindSource } from "#build/entries/kinds.ts";
import { siteFileSchema } from "#domain/site/site.ts";
import { reason } from "#editor/model/errors.ts";
import { folderOf, picturesBeside } from "#editor/model/pictures/beside.ts";
import { addTextPicture, deleteTextPicture, textPicture } from "#editor/model/pictures/text-pictures.ts";
import { refuse } from "./answers.ts";
import { bytesOf, pictureLimit } from "./library-api.ts";
import { pictureBody } from "./picture-body.ts";

type Place = { contentFolder: ContentFolder; kind: KindSource; id: string };

/** Of the brand; undefined while the file of the site has them wrong. */
function colorsOf({ read, localized }: ContentFolder) {
  const site = z.object({ colors: siteFileSchema(localized).shape.colors });
  return site.safeParse(JSON.parse(read("site.json") ?? "null")).data?.colors;
}

/** Pictures that lie beside the texts of an entry. */
export function picturesApi({ contentDir }: { contentDir: string }) {
  const placeOf = (c: Context): Place | null => {
    const contentFolder = openContentFolder(contentDir);
    const kind = findKind(c.req.param("kind") ?? "");
    const id = c.req.param("id") ?? "";
    const isThere = kind && [...listIds(contentFolder, kind), ...listDraftIds(contentFolder, kind)].includes(id);
    return isThere && folderOf(kind, id) !== null ? { contentFolder, kind, id } : null;
  };
  const notFound = (c: Context) => refuse(c, 404, [{ reason: reason("notFound") }]);

  return new Hono()
    .get("/:kind/:id", async (c) => {
      const place = placeOf(c);
      if (!place) return notFound(c);
      const { contentFolder, kind, id } = place;
      const pictures = [...picturesBeside(contentFolder, kind, id)];
      return c.json(
        await Promise.all(pictures.map(([name, file]) => textPicture(contentFolder, kind, { id, name, file }))),
      );
    })
    .get("/:kind/:id/:name", (c) => {
      const place = placeOf(c);
      const file = place && picturesBeside(place.contentFolder, place.kind, place.id).get(c.req.param("name"));
      return file ? pictureBody(c, join(contentDir, file), colorsOf(place.contentFolder)) : notFound(c);
    })
    .post("/:kind/:id", pictureLimit, async (c) => {
      const place = placeOf(c);
      if (!place) return notFound(c);
      const { contentFolder, kind, id } = place;
      const given = c.req.query("name") ?? "";
      const added = await addTextPicture(contentFolder, kind, { id, given, bytes: await bytesOf(c) });
      return "error" in added ? refuse(c, 422, [{ reason: added.error }]) : c.json(added, 201);
    })
    .delete("/:kind/:id/:name", (c) => {
      const place = placeOf(c);
      const { id = "", name } = { id: place?.id, name: c.req.param("name") };
      const isDeleted = place && deleteTextPicture(place.contentFolder, place.kind, { id, name });
      if (isDeleted === null) return notFound(c);
      return isDeleted ? c.body(null, 204) : refuse(c, 409, [{ reason: reason("pictureUsed") }]);
    });
}
