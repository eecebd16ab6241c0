import { type Context, Hono } from "hono";
import { type ContentFolder, listIds, openContentFolder } from "#build/entries/content-folder.ts";
import { listDraftIds } from "#build/entries/drafts.ts";
import { findKind, type KindSource } from "#build/entries/kinds.ts";
import { reason } from "#editor/model/errors.ts";
import { bringBack, listDeleted, listVersions, readVersion } from "#editor/model/history/history.ts";
import { newEntryError } from "#editor/model/new-entry.ts";
import { LIBRARY_FOLDER } from "#editor/model/pictures/library.ts";
import { refuse } from "./answers.ts";

type Place = { contentFolder: ContentFolder; kind: KindSource; id: string };

const notFound = (c: Context) => refuse(c, 404, [{ reason: reason("notFound") }]);

/** Versions of entries, and entries that were deleted. */
export function historyApi({ contentDir }: { contentDir: string }) {
  const placeOf = (c: Context): Place | null => {
    const kind = findKind(c.req.param("kind") ?? "");
    return kind && { contentFolder: openContentFolder(contentDir), kind, id: c.req.param("id") ?? "" };
  };
  const isThere = ({ contentFolder, kind, id }: Place) =>
    [...listIds(contentFolder, kind), ...listDraftIds(contentFolder, kind)].includes(id);

  return new Hono()
    .get("/", async (c) => c.json(await listDeleted(openContentFolder(contentDir))))
    .get("/:kind/:id", async (c) => {
      const place = placeOf(c);
      return place && isThere(place) ? c.json(await listVersions(place)) : notFound(c);
    })
    .get("/:kind/:id/:key", async (c) => {
      const place = placeOf(c);
      const version = place && isThere(place) ? await readVersion(place, c.req.param("key")) : null;
      return version ? c.json(version) : notFound(c);
    })
    .post("/:kind/:id/:key/draft", async (c) => {
      const place = placeOf(c);
      if (!place) return notFound(c);
      const { contentFolder, kind, id } = place;
      // The same rules as for a new entry: an id that is free, below a parent that is there.
      const error = isThere(place)
        ? { reason: reason("idTaken", { id }) }
        : kind.id === LIBRARY_FOLDER
          ? null
          : newEntryError(contentFolder, kind, id);
      if (error) return refuse(c, 422, [error]);
      return (await bringBack(place, c.req.param("key"))) ? c.body(null, 204) : notFound(c);
    });
}
