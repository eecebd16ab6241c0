import { type Context, Hono } from "hono";
import { z } from "zod";
import { type ContentFolder, listIds, openContentFolder } from "#build/entries/content-folder.ts";
import { type ReadEntry, readEntry } from "#build/entries/entries.ts";
import { findKind, type KindSource } from "#build/entries/kinds.ts";
import type { Entry } from "#editor/contract.ts";
import { deleteEntry, referencesTo } from "#editor/model/delete.ts";
import { reason } from "#editor/model/errors.ts";
import { newEntryFrom } from "#editor/model/new-entry.ts";
import { newEntryError, saveEntry } from "#editor/model/save.ts";
import { jsonOf, refuse } from "./answers.ts";
import { pageAddresses } from "./shown-kinds.ts";

const saveSchema = z.strictObject({
  data: z.record(z.string(), z.unknown()),
  texts: z.record(z.string(), z.string()),
  version: z.string(),
  from: z.string().optional(),
});
const newEntrySchema = z.strictObject({ id: z.string(), from: z.string().optional() });

type Place = { contentFolder: ContentFolder; kind: KindSource; id: string };

/** Entries: read, create, save, delete. */
export function entriesApi({ contentDir, today }: { contentDir: string; today: () => string }) {
  const placeOf = (c: Context): Place | null => {
    const kind = findKind(c.req.param("kind") ?? "");
    return kind && { contentFolder: openContentFolder(contentDir), kind, id: c.req.param("id") ?? "" };
  };
  /** Ids are looked up in the list of existing files, so that none leads out of the folder. */
  const existing = (c: Context): Place | null => {
    const place = placeOf(c);
    return place && listIds(place.contentFolder, place.kind).includes(place.id) ? place : null;
  };
  const notFound = (c: Context) => refuse(c, 404, [{ reason: reason("notFound") }]);
  const notUnderstood = (c: Context) => refuse(c, 422, [{ reason: reason("notUnderstood") }]);
  const asEntry = (
    { contentFolder, kind, id }: Place,
    { fields, data, texts, version }: Pick<ReadEntry, "fields" | "data" | "texts" | "version">,
  ): Entry => ({
    kind: kind.id,
    id,
    fields,
    data,
    texts,
    version,
    pages: pageAddresses(kind.id, { id, data, locales: contentFolder.locales }),
  });

  return new Hono()
    .get("/:kind/:id", (c) => {
      const place = existing(c);
      const entry = place && readEntry(place.contentFolder, place.kind, place.id);
      return entry ? c.json(asEntry(place, entry)) : notFound(c);
    })
    .post("/:kind", async (c) => {
      const place = placeOf(c);
      if (!place) return notFound(c);
      const body = newEntrySchema.safeParse(await jsonOf(c));
      if (!body.success) return notUnderstood(c);
      const { id, from } = body.data;
      const { contentFolder, kind } = place;
      const error = newEntryError(contentFolder, kind, id);
      if (error) return refuse(c, 422, [error]);
      if (from !== undefined && !listIds(contentFolder, kind).includes(from)) return notFound(c);
      return c.json(
        asEntry(
          { contentFolder, kind, id },
          { ...newEntryFrom(contentFolder, kind, { id, from, today: today() }), version: "" },
        ),
      );
    })
    .put("/:kind/:id", async (c) => {
      const body = saveSchema.safeParse(await jsonOf(c));
      if (!body.success) return notUnderstood(c);
      // Nothing is awaited from here on: no other request runs between the check and the writing.
      const place = placeOf(c);
      if (!place) return notFound(c);
      const { contentFolder, kind, id } = place;
      if (body.data.version !== "" && !listIds(contentFolder, kind).includes(id)) return notFound(c);
      const result = saveEntry(contentFolder, kind, id, body.data);
      if ("saved" in result) return c.json(result.saved);
      const { errors, current } = result;
      return current ? refuse(c, 409, errors, asEntry(place, current)) : refuse(c, 422, errors);
    })
    .get("/:kind/:id/references", (c) => {
      const place = existing(c);
      return place ? c.json(referencesTo(place.contentFolder, place.kind, place.id)) : notFound(c);
    })
    .delete("/:kind/:id", (c) => {
      const place = existing(c);
      if (!place) return notFound(c);
      const errors = deleteEntry(place.contentFolder, place.kind, place.id);
      return errors.length > 0 ? refuse(c, 409, errors) : c.body(null, 204);
    });
}
