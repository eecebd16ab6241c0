import { type Context, Hono } from "hono";
import { z } from "zod";
import { type ReadEntry, readEntry } from "#build/entries/entries.ts";
import { findKind, type KindSource } from "#build/entries/kinds.ts";
import { listIds, openWorkspace, type Workspace } from "#build/entries/workspace.ts";
import type { Entry } from "#editor/contract.ts";
import { deleteEntry, referencesTo } from "#editor/model/delete.ts";
import { draftOf } from "#editor/model/drafts.ts";
import { reason } from "#editor/model/errors.ts";
import { newEntryError, saveEntry } from "#editor/model/save.ts";
import { jsonOf, refuse } from "./answers.ts";
import { pagesOf } from "./pages-of.ts";

const saveSchema = z.strictObject({
  data: z.record(z.string(), z.unknown()),
  texts: z.record(z.string(), z.string()),
  version: z.string(),
  from: z.string().optional(),
});
const newEntrySchema = z.strictObject({ id: z.string(), from: z.string().optional() });

type Place = { workspace: Workspace; kind: KindSource; id: string };

/** Entries: read, drafted, saved, deleted. */
export function entriesApi({ contentDir, today }: { contentDir: string; today: () => string }) {
  const placeOf = (c: Context): Place | null => {
    const kind = findKind(c.req.param("kind") ?? "");
    return kind && { workspace: openWorkspace(contentDir), kind, id: c.req.param("id") ?? "" };
  };
  /** Only what a list of existing files names is looked for: no id leads out of the folder. */
  const existing = (c: Context): Place | null => {
    const place = placeOf(c);
    return place && listIds(place.workspace, place.kind).includes(place.id) ? place : null;
  };
  const notFound = (c: Context) => refuse(c, 404, [{ reason: reason("notFound") }]);
  const notUnderstood = (c: Context) => refuse(c, 422, [{ reason: reason("notUnderstood") }]);
  const asEntry = (
    { workspace, kind, id }: Place,
    { fields, data, texts, version }: Pick<ReadEntry, "fields" | "data" | "texts" | "version">,
  ): Entry => ({
    kind: kind.id,
    id,
    fields,
    data,
    texts,
    version,
    pages: pagesOf(kind.id, { id, data, locales: workspace.locales }),
  });

  return new Hono()
    .get("/:kind/:id", (c) => {
      const place = existing(c);
      const entry = place && readEntry(place.workspace, place.kind, place.id);
      return entry ? c.json(asEntry(place, entry)) : notFound(c);
    })
    .post("/:kind", async (c) => {
      const place = placeOf(c);
      if (!place) return notFound(c);
      const asked = newEntrySchema.safeParse(await jsonOf(c));
      if (!asked.success) return notUnderstood(c);
      const { id, from } = asked.data;
      const { workspace, kind } = place;
      const error = newEntryError(workspace, kind, id);
      if (error) return refuse(c, 422, [error]);
      if (from !== undefined && !listIds(workspace, kind).includes(from)) return notFound(c);
      return c.json(
        asEntry({ workspace, kind, id }, { ...draftOf(workspace, kind, { id, from, today: today() }), version: "" }),
      );
    })
    .put("/:kind/:id", async (c) => {
      const asked = saveSchema.safeParse(await jsonOf(c));
      if (!asked.success) return notUnderstood(c);
      // From here on nothing is waited for: what was looked at is what is written.
      const place = placeOf(c);
      if (!place) return notFound(c);
      const { workspace, kind, id } = place;
      if (asked.data.version !== "" && !listIds(workspace, kind).includes(id)) return notFound(c);
      const result = saveEntry(workspace, kind, id, asked.data);
      if ("saved" in result) return c.json(result.saved);
      const { errors, current } = result;
      return current ? refuse(c, 409, errors, asEntry(place, current)) : refuse(c, 422, errors);
    })
    .get("/:kind/:id/references", (c) => {
      const place = existing(c);
      return place ? c.json(referencesTo(place.workspace, place.kind, place.id)) : notFound(c);
    })
    .delete("/:kind/:id", (c) => {
      const place = existing(c);
      if (!place) return notFound(c);
      const errors = deleteEntry(place.workspace, place.kind, place.id);
      return errors.length > 0 ? refuse(c, 409, errors) : c.body(null, 204);
    });
}
