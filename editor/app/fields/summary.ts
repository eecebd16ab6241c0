import { fieldOf, isRecord, listOf } from "#editor/app/content/path.ts";
import type { Texts } from "#editor/app/frame/texts.tsx";
import type { Field, Shape } from "#editor/contract.ts";

type Words = Pick<Texts, "code" | "option" | "t"> & {
  /** The title of what is referred to. */
  targetTitle: (to: string, id: string) => string;
};

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
    case "reference":
      return typeof value === "string" ? words.targetTitle(shape.to, value) : "";
    case "group":
      return withHidden(lineOf(shape.fields, value, words), value, words);
    case "variants": {
      const name = String(fieldOf(value, shape.by) ?? "");
      const line = lineOf(shape.variants[name] ?? [], value, words);
      return withHidden([words.option(name), line].filter(Boolean).join(" · "), value, words);
    }
    case "either": {
      const [first] = shape.of;
      return typeof value === "string" ? value : first ? summaryOf({ type: "localized", of: first }, value, words) : "";
    }
    default:
      return typeof value === "string" || typeof value === "number" ? String(value) : "";
  }
}

/** What is kept but not shown says so. */
const withHidden = (line: string, value: unknown, { t }: Words) =>
  fieldOf(value, "hidden") === true ? `${line} · ${t("states.hidden")}` : line;

/** A name says most; words say more than ids and figures. */
const TELLING: readonly ((shape: Shape, name: string) => boolean)[] = [
  (_, name) => name === "name" || name === "title",
  (shape) => shape.type === "localized",
  (shape) => shape.type === "choice",
  (shape) => shape.type === "text" && shape.format !== "slug",
  (shape) => shape.type === "reference" || shape.type === "text" || shape.type === "number",
  (shape) => shape.type === "list" || shape.type === "group" || shape.type === "map",
];

function lineOf(fields: readonly Field[], value: unknown, words: Words): string {
  for (const isTelling of TELLING)
    for (const { name, shape } of fields) {
      if (!isTelling(shape, name)) continue;
      const line = summaryOf(shape, fieldOf(value, name), words);
      if (line) return line;
    }
  return "";
}

/** Enough to know a group of texts again. */
const FEW_WORDS = 4;

/** The first texts of a group of interface texts, in one language. */
export function wordsIn(value: unknown, code: string): string {
  const texts = textsIn(value, code);
  // A text with plural forms is a formula; it stands for a group only where there is nothing else.
  const plain = texts.filter((text) => !text.includes("{"));
  return (plain.length > 0 ? plain : texts).slice(0, FEW_WORDS).join(" · ");
}

function textsIn(value: unknown, code: string): string[] {
  if (!isRecord(value)) return [];
  const own = value[code];
  return typeof own === "string" ? [own] : Object.values(value).flatMap((inner) => textsIn(inner, code));
}
