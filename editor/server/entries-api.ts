import { type Context, Hono } from "hono";
import { z } from "zod";
import { type ContentFolder, listIds, openContentFolder } from "#build/entries/content-folder.ts";
import { listDraftIds } from "#build/entries/drafts.ts";
import { findKind, type KindSource } from "#build/entries/kinds.ts";
import type { Entry } from "#editor/contract.ts";
import { deleteEntry, referencesTo } from "#editor/model/delete.ts";
import { reason } from "#editor/model/errors.ts";
import { keep, keepFound, keeping } from "#editor/model/history/history.ts";
import { createDraft, newEntryError } from "#editor/model/new-entry.ts";
import { deleteDraft, type OpenEntry, openEntry, type SaveResult, saveDraft, saveEntry } from "#editor/model/save.ts";
import { jsonOf, refuse } from "./answers.ts";
import { pageAddresses } from "./shown-kinds.ts";

const saveSchema = z.strictObject({
  data: z.record(z.string(), z.unknown()),
  texts: z.record(z.string(), z.string()),
  version: z.string(),
  draftVersion: z.string(),
});
const newEntrySchema = z.strictObject({
  id: z.string(),
  name: z.string().trim().min(1),
  summary: z.string().optional(),
  locale: z.string(),
  from: z.string().optional(),
});

const serviceKind = findKind("services");
if (!serviceKind) throw new Error("there is no kind of content for services");

type Place = { contentFolder: ContentFolder; kind: KindSource; id: string };
type Saving = (
  contentFolder: ContentFolder,
  kind: KindSource,
  id: string,
  save: z.infer<typeof saveSchema>,
) => SaveResult;

const notFound = (c: Context) => refuse(c, 404, [{ reason: reason("notFound") }]);
const notUnderstood = (c: Context) => refuse(c, 422, [{ reason: reason("notUnderstood") }]);

function placeOf(contentDir: string, c: Context): Place | null {
  const kind = findKind(c.req.param("kind") ?? "");
  return kind && { contentFolder: openContentFolder(contentDir), kind, id: c.req.param("id") ?? "" };
}

/** Ids are looked up in the list of existing files, so that none leads out of the folder. */
const isPublished = ({ contentFolder, kind, id }: Place) => listIds(contentFolder, kind).includes(id);
const isDraft = ({ contentFolder, kind, id }: Place) => listDraftIds(contentFolder, kind).includes(id);

const asEntry = ({ contentFolder, kind, id }: Place, open: OpenEntry): Entry => ({
  kind: kind.id,
  id,
  ...open,
  pages: pageAddresses(kind.id, {
    id,
    data: open.data,
    locales: contentFolder.locales,
    services: listIds(contentFolder, serviceKind),
  }),
});

type SavingNeeds = { contentDir: string; now: () => Date };

const savingBy =
  ({ contentDir, now }: SavingNeeds, save: Saving, event: "published" | "draft") =>
  async (c: Context) => {
    const body = saveSchema.safeParse(await jsonOf(c));
    if (!body.success) return notUnderstood(c);
    const before = placeOf(contentDir, c);
    if (before && isPublished(before)) await keepFound(before, now());
    // Nothing is awaited from here on: no other request runs between the check and the writing.
    const place = placeOf(contentDir, c);
    if (!place) return notFound(c);
    const isNew = !isPublished(place) && !isDraft(place);
    if (body.data.version !== "" && !isPublished(place)) return notFound(c);
    const impossible = isNew ? newEntryError(place.contentFolder, place.kind, place.id) : null;
    if (impossible) return refuse(c, 422, [impossible]);
    const result = save(place.contentFolder, place.kind, place.id, body.data);
    if ("saved" in result) {
      if (result.saved.files.length > 0) keep(place, event, now());
      return c.json(result.saved);
    }
    const { errors, current } = result;
    return current ? refuse(c, 409, errors, asEntry(place, current)) : refuse(c, 422, errors);
  };

/** Entries: read, published, deleted. */
export function entriesApi({ contentDir, now }: SavingNeeds) {
  return new Hono()
    .get("/:kind/:id", (c) => {
      const place = placeOf(contentDir, c);
      const isThere = place && (isPublished(place) || isDraft(place));
      const entry = isThere && openEntry(place.contentFolder, place.kind, place.id);
      return entry ? c.json(asEntry(place, entry)) : notFound(c);
    })
    .put("/:kind/:id", savingBy({ contentDir, now }, saveEntry, "published"))
    .get("/:kind/:id/references", (c) => {
      const place = placeOf(contentDir, c);
      return place && isPublished(place)
        ? c.json(referencesTo(place.contentFolder, place.kind, place.id))
        : notFound(c);
    })
    .delete("/:kind/:id", (c) => {
      const place = placeOf(contentDir, c);
      if (!place || !isPublished(place)) return notFound(c);
      const keepIt = keeping(place, "deleted");
      const errors = deleteEntry(place.contentFolder, place.kind, place.id);
      if (errors.length === 0) keepIt(now());
      return errors.length > 0 ? refuse(c, 409, errors) : c.body(null, 204);
    });
}

/** Drafts: begun, kept half-done, deleted. They are read and published as entries. */
export function draftsApi({ contentDir, now, today }: SavingNeeds & { today: () => string }) {
  return new Hono()
    .post("/:kind", async (c) => {
      const body = newEntrySchema.safeParse(await jsonOf(c));
      const place = placeOf(contentDir, c);
      if (!place) return notFound(c);
      const { contentFolder, kind } = place;
      if (!body.success || !contentFolder.locales.includes(body.data.locale)) return notUnderstood(c);
      const { id, from } = body.data;
      if (from !== undefined && !isPublished({ ...place, id: from })) return notFound(c);
      const error = createDraft(contentFolder, kind, { ...body.data, today: today() });
      const entry = error ? null : openEntry(contentFolder, kind, id);
      return entry ? c.json(asEntry({ ...place, id }, entry), 201) : refuse(c, 422, error ? [error] : []);
    })
    .put("/:kind/:id", savingBy({ contentDir, now }, saveDraft, "draft"))
    .delete("/:kind/:id", (c) => {
      const place = placeOf(contentDir, c);
      if (!place || !isDraft(place)) return notFound(c);
      keep(place, isPublished(place) ? "draft" : "deleted", now());
      deleteDraft(place.contentFolder, place.kind, place.id);
      return c.body(null, 204);
    });
}
