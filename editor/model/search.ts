import { type ContentFolder, draftsOf, listIds } from "#build/entries/content-folder.ts";
import { listDraftIds } from "#build/entries/drafts.ts";
import { readIfParsable } from "#build/entries/entries.ts";
import { type KindSource, listKinds } from "#build/entries/kinds.ts";
import { isRecord } from "#build/entries/records.ts";
import { matchesSearch } from "#domain/search/search-text.ts";
import { type Field, type FoundTexts, MOST_FOUND, type Shape } from "#editor/contract.ts";

type Text = { path: readonly (string | number)[]; text?: string; words: string };

/** Every text of the content that holds all words of a query, in any language, in drafts as well. */
export function findTexts(contentFolder: ContentFolder, query: string): FoundTexts {
  const found: FoundTexts[number][] = [];
  for (const kind of listKinds())
    for (const id of new Set([...listIds(contentFolder, kind), ...listDraftIds(contentFolder, kind)]))
      for (const { words, ...place } of textsOf(contentFolder, kind, id)) {
        if (!matchesSearch(words, query)) continue;
        found.push({ kind: kind.id, id, ...place, excerpt: excerptOf(words, query) });
        if (found.length === MOST_FOUND) return found;
      }
  return found;
}

/** Of the draft where there is one: that is what opens. */
function textsOf(contentFolder: ContentFolder, kind: KindSource, id: string): Text[] {
  const entry = readIfParsable(draftsOf(contentFolder), kind, id) ?? readIfParsable(contentFolder, kind, id);
  if (!entry) return [];
  const texts = Object.entries(entry.texts).flatMap(([locale, markdown]) =>
    markdown.split("\n").map((words): Text => ({ path: [], text: locale, words })),
  );
  return [...inFields(entry.fields, entry.data), ...texts];
}

function inFields(fields: readonly Field[], value: unknown): Text[] {
  if (!isRecord(value)) return [];
  return fields.flatMap(({ name, shape }) =>
    name === "" ? inShape(shape, value) : below(name, inShape(shape, value[name])),
  );
}

const below = (step: string | number, texts: readonly Text[]): Text[] =>
  texts.map((text) => ({ ...text, path: [step, ...text.path] }));

/** What people read; ids, dates and choices are not words. */
function inShape(shape: Shape, value: unknown): Text[] {
  switch (shape.type) {
    case "text":
      return typeof value === "string" && !["slug", "date", "file"].includes(shape.format ?? "")
        ? [{ path: [], words: value }]
        : [];
    case "group":
      return inFields(shape.fields, value);
    case "variants":
      return isRecord(value) ? inFields(shape.variants[String(value[shape.by])] ?? [], value) : [];
    case "list":
      return Array.isArray(value) ? value.flatMap((item, index) => below(index, inShape(shape.of, item))) : [];
    case "localized":
    case "map":
      return isRecord(value)
        ? Object.entries(value).flatMap(([name, part]) => below(name, inShape(shape.of, part)))
        : [];
    case "either":
      return shape.of.map((one) => inShape(one, value)).find((texts) => texts.length > 0) ?? [];
    default:
      return [];
  }
}

/** The sentence that holds the words, or the first that holds one of them. */
function excerptOf(words: string, query: string): string {
  const sentences = words.match(/[^.!?؟؛\n]+[.!?؟؛]*/g) ?? [words];
  const parts = query.trim().split(/\s+/);
  const whole = sentences.find((sentence) => matchesSearch(sentence, query));
  return (whole ?? sentences.find((sentence) => parts.some((part) => matchesSearch(sentence, part))) ?? words).trim();
}
