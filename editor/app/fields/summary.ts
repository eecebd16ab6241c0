import { fieldOf, isRecord, listOf } from "#editor/app/content/path.ts";
import type { Texts } from "#editor/app/frame/texts.tsx";
import type { Field, Shape } from "#editor/contract.ts";

type Words = Pick<Texts, "code" | "option" | "t">;

/** One line that tells a value from its neighbours while it is folded away. */
export function summaryOf(shape: Shape, value: unknown, words: Words): string {
  switch (shape.type) {
    case "localized": {
      const inner = fieldOf(value, words.code) ?? (isRecord(value) ? Object.values(value)[0] : undefined);
      return summaryOf(shape.of, inner, words);
    }
    case "choice":
    case "fixed":
      return typeof value === "string" ? words.option(value) : "";
    case "list":
      return words.t("list.count", { count: listOf(value).length });
    case "map":
      return words.t("list.count", { count: Object.keys(isRecord(value) ? value : {}).length });
    case "group":
      return lineOf(shape.fields, value, words);
    case "variants": {
      const name = String(fieldOf(value, shape.by) ?? "");
      const line = lineOf(shape.variants[name] ?? [], value, words);
      return [words.option(name), line].filter(Boolean).join(" · ");
    }
    case "either": {
      const [first] = shape.of;
      return typeof value === "string" ? value : first ? summaryOf({ type: "localized", of: first }, value, words) : "";
    }
    default:
      return typeof value === "string" || typeof value === "number" ? String(value) : "";
  }
}

/** Words say more than ids and figures, so they come first. */
const TELLING: readonly ((shape: Shape) => boolean)[] = [
  (shape) => shape.type === "localized",
  (shape) => shape.type === "choice",
  (shape) => shape.type === "text" && shape.format !== "slug",
  (shape) => shape.type === "reference" || shape.type === "text" || shape.type === "number",
  (shape) => shape.type === "list" || shape.type === "group" || shape.type === "map",
];

function lineOf(fields: readonly Field[], value: unknown, words: Words): string {
  for (const isTelling of TELLING)
    for (const { name, shape } of fields) {
      if (!isTelling(shape)) continue;
      const line = summaryOf(shape, fieldOf(value, name), words);
      if (line) return line;
    }
  return "";
}
