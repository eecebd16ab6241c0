import { fieldsOfEntry, readEntry, readIfSound } from "#build/entries/entries.ts";
import type { KindSource } from "#build/entries/kinds.ts";
import { isRecord, type Json } from "#build/entries/records.ts";
import { listIds, type Workspace } from "#build/entries/workspace.ts";
import type { Field, Shape } from "#editor/contract.ts";

type Draft = { fields: readonly Field[]; data: unknown; texts: Record<string, string> };

/** A new entry: empty, with everything its schema asks for; or another one under a new id. */
export function draftOf(
  workspace: Workspace,
  kind: KindSource,
  { id, from, today }: { id: string; from: string | undefined; today: string },
): Draft {
  const model = from === undefined ? null : readEntry(workspace, kind, from);
  const fields = model?.fields ?? fieldsOfEntry(workspace, kind, null);
  const values = model && isRecord(model.data) ? model.data : emptyGroup(fields, { locales: workspace.locales, today });
  const hasOrder = fields.some(({ name }) => name === "order");
  return {
    fields,
    data: {
      ...values,
      ...("id" in values && { id: id.split("/").at(-1) }),
      ...(hasOrder && { order: nextOrder(workspace, kind, id) }),
    },
    texts: model?.texts ?? Object.fromEntries(kind.hasText ? workspace.locales.map((locale) => [locale, ""]) : []),
  };
}

/** The last place among its sisters. */
function nextOrder(workspace: Workspace, kind: KindSource, id: string): number {
  const parent = id.split("/").slice(0, -1).join("/");
  const orders = listIds(workspace, kind)
    .filter((other) => other.split("/").slice(0, -1).join("/") === parent)
    .map((other) => readIfSound(workspace, kind, other)?.data)
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

/** What stands in a field before anybody wrote in it. */
function empty(shape: Shape, needs: Needs): unknown {
  switch (shape.type) {
    case "text":
      return shape.format === "date" ? needs.today : "";
    case "reference":
      return "";
    case "number":
      return shape.min ?? 0;
    case "truth":
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
