import { basename } from "node:path";
import { copyFiles } from "#build/content/write-files.ts";
import { type ContentFolder, listIds } from "#build/entries/content-folder.ts";
import { listDraftIds } from "#build/entries/drafts.ts";
import { fieldsOfEntry, readEntry, readIfParsable, TITLE_FIELDS } from "#build/entries/entries.ts";
import { findKind, type KindSource } from "#build/entries/kinds.ts";
import { isRecord, type Json } from "#build/entries/records.ts";
import { slugSchema } from "#domain/content/slug.ts";
import type { EntryError, Field, NewEntry, Shape } from "#editor/contract.ts";
import { writeDraft } from "./draft-files.ts";
import { reason } from "./errors.ts";
import { newAppValues } from "./new-app.ts";
import { newServiceValues, serviceAddress } from "./new-service.ts";
import { ownPictures, pictureFolders } from "./pictures/beside.ts";

/** Why there cannot be an entry under an id; null where there can. */
export function newEntryError(contentFolder: ContentFolder, kind: KindSource, id: string): EntryError | null {
  if (kind.fixed || !("files" in kind)) return { reason: reason("fixedKind") };
  const parts = id.split("/");
  const [parent = ""] = parts;
  const isPlaced = parts.length === kind.files.split("*").length - 1;
  if (!isPlaced || parts.some((part) => !slugSchema.safeParse(part).success))
    return { reason: reason("idBad", { id }) };
  const above = kind.below && findKind(kind.below);
  if (above && !listIds(contentFolder, above).includes(parent))
    return { reason: reason("parentMissing", { id: parent }) };
  return listIds(contentFolder, kind).includes(id) ? { reason: reason("idTaken", { id }) } : null;
}

/** From a request, in which a value may be left out or undefined. */
type NewDraft = Pick<NewEntry, "id" | "name" | "locale"> & {
  summary?: string | undefined;
  from?: string | undefined;
  today: string;
};

const SUMMARY_FIELD = "summary";

export const hasSummary = (contentFolder: ContentFolder, kind: KindSource) =>
  fieldsOfEntry(contentFolder, kind, null).some(
    ({ name, shape }) => name === SUMMARY_FIELD && shape.type === "localized",
  );

/** Begins an entry as a draft: empty but for its name, or a copy of another one with the pictures that one shows. */
export function createDraft(contentFolder: ContentFolder, kind: KindSource, wanted: NewDraft): EntryError | null {
  const { id, from } = wanted;
  const isTaken = listDraftIds(contentFolder, kind).includes(id);
  const error = isTaken ? { reason: reason("idTaken", { id }) } : newEntryError(contentFolder, kind, id);
  if (error) return error;
  writeDraft(contentFolder, kind, id, { ...newEntryFrom(contentFolder, kind, wanted), base: "" });
  if (from !== undefined) copyFiles(contentFolder.contentDir, picturesToCopy(contentFolder, kind, { id, from }));
  return null;
}

function picturesToCopy(contentFolder: ContentFolder, kind: KindSource, { id, from }: { id: string; from: string }) {
  const [to] = pictureFolders(contentFolder, kind, id);
  return new Map(ownPictures(contentFolder, kind, from).map((file) => [file, `${to}/${basename(file)}`]));
}

type NewEntryData = { fields: readonly Field[]; data: unknown; texts: Record<string, string> };

function newEntryFrom(
  contentFolder: ContentFolder,
  kind: KindSource,
  { id, from, today, name, summary, locale }: NewDraft,
): NewEntryData {
  const source = from === undefined ? null : readEntry(contentFolder, kind, from);
  const fields = source?.fields ?? fieldsOfEntry(contentFolder, kind, null);
  const values =
    source && isRecord(source.data) ? source.data : emptyGroup(fields, { locales: contentFolder.locales, today });
  const hasOrder = fields.some(({ name }) => name === "order");
  const title = fields.find((field) => TITLE_FIELDS.includes(field.name));
  // In the other languages it is not written yet, also where it is a copy.
  const inOneLanguage = (words: string) => ({
    ...Object.fromEntries(contentFolder.locales.map((code) => [code, ""])),
    [locale]: words,
  });
  return {
    fields,
    data: {
      ...values,
      ...(source && unsharedTexts(kind, values, contentFolder.locales)),
      ...(title && { [title.name]: title.shape.type === "localized" ? inOneLanguage(name) : name }),
      ...(summary && hasSummary(contentFolder, kind) && { [SUMMARY_FIELD]: inOneLanguage(summary) }),
      ...("id" in values && { id: id.split("/").at(-1) }),
      ...(kind.id === "services" && { ...(!source && newServiceValues(contentFolder)), ...serviceAddress(id) }),
      ...(kind.id === "apps" &&
        !source &&
        newAppValues(contentFolder, kind, { name, summary: summary ?? "", locale, today })),
      ...(hasOrder && { order: nextOrder(contentFolder, kind, id) }),
    },
    texts: source?.texts ?? Object.fromEntries(kind.hasText ? contentFolder.locales.map((locale) => [locale, ""]) : []),
  };
}

/** What search engines show may not be the same of two pages: a copy begins without it, and its draft says what is missing. */
function unsharedTexts(kind: KindSource, values: Json, locales: readonly string[]): Json {
  const unwritten = Object.fromEntries(locales.map((code) => [code, ""]));
  return {
    ...("seo" in values && { seo: { title: unwritten, description: unwritten } }),
    ...("seoTitle" in values && { seoTitle: unwritten }),
    // Of an article it is the description.
    ...(kind.id === "posts" && { [SUMMARY_FIELD]: unwritten }),
  };
}

/** Behind all of its siblings. */
function nextOrder(contentFolder: ContentFolder, kind: KindSource, id: string): number {
  const parent = id.split("/").slice(0, -1).join("/");
  const orders = listIds(contentFolder, kind)
    .filter((other) => other.split("/").slice(0, -1).join("/") === parent)
    .map((other) => readIfParsable(contentFolder, kind, other)?.data)
    .map((data) => (isRecord(data) && typeof data["order"] === "number" ? data["order"] : 0));
  return Math.max(0, ...orders) + 1;
}

type Needs = { locales: readonly string[]; today: string };

function emptyGroup(fields: readonly Field[], needs: Needs): Json {
  return Object.fromEntries(
    fields
      .filter(({ optional }) => !optional)
      .map(({ name, shape, nullable }) => [name, nullable ? null : empty(shape, needs)]),
  );
}

/** The initial value of a field. */
function empty(shape: Shape, needs: Needs): unknown {
  switch (shape.type) {
    case "text":
      return shape.format === "date" ? needs.today : "";
    case "reference":
      return "";
    case "number":
      return shape.min ?? 0;
    case "boolean":
      return false;
    case "choice":
      return shape.options[0];
    case "fixed":
      return shape.value;
    case "localized":
      return Object.fromEntries(needs.locales.map((locale) => [locale, empty(shape.of, needs)]));
    case "list":
      return Array.from({ length: shape.min ?? 0 }, () => empty(shape.of, needs));
    case "group":
      return emptyGroup(shape.fields, needs);
    case "map":
      return Object.fromEntries(shape.complete ? shape.names.map((name) => [name, empty(shape.of, needs)]) : []);
    case "variants": {
      const [first] = Object.entries(shape.variants);
      return first ? { [shape.by]: first[0], ...emptyGroup(first[1], needs) } : {};
    }
    case "either":
      return shape.of[0] ? empty(shape.of[0], needs) : null;
  }
}
