import { type ContentFolder, listIds } from "#build/entries/content-folder.ts";
import { fieldsOfEntry, readEntry, readIfParsable } from "#build/entries/entries.ts";
import type { KindSource } from "#build/entries/kinds.ts";
import { isRecord, type Json } from "#build/entries/records.ts";
import type { Field, Shape } from "#editor/contract.ts";

type NewEntryData = { fields: readonly Field[]; data: unknown; texts: Record<string, string> };

/** A new entry: empty, with everything its schema asks for; or another one under a new id. */
export function newEntryFrom(
  contentFolder: ContentFolder,
  kind: KindSource,
  { id, from, today }: { id: string; from: string | undefined; today: string },
): NewEntryData {
  const source = from === undefined ? null : readEntry(contentFolder, kind, from);
  const fields = source?.fields ?? fieldsOfEntry(contentFolder, kind, null);
  const values =
    source && isRecord(source.data) ? source.data : emptyGroup(fields, { locales: contentFolder.locales, today });
  const hasOrder = fields.some(({ name }) => name === "order");
  return {
    fields,
    data: {
      ...values,
      ...("id" in values && { id: id.split("/").at(-1) }),
      ...(hasOrder && { order: nextOrder(contentFolder, kind, id) }),
    },
    texts: source?.texts ?? Object.fromEntries(kind.hasText ? contentFolder.locales.map((locale) => [locale, ""]) : []),
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
