import { fieldOf, isRecord, isSame, listOf, type Path } from "#editor/app/content/path.ts";
import { TEXT } from "#editor/app/frame/address.ts";
import type { Field, Shape } from "#editor/contract.ts";
import { align, pairs } from "./align.ts";

/** A place of an entry that differs between two versions. Null: nothing is there. */
export type Change = { path: Path; locale: string | null; parts: readonly Part[] };
export type Part = { before: string | null; after: string | null };

export type EntryValues = { data: unknown; texts: Readonly<Record<string, string>> };
/** A value as people read it: the name of a choice, the title of what is referred to. */
type Say = (shape: Shape, value: unknown) => string;

/** What differs between two versions, field by field, in the order of the form; of long texts the changed paragraphs. */
export function changesBetween(
  fields: readonly Field[],
  before: EntryValues,
  after: EntryValues,
  say: Say,
): readonly Change[] {
  const walk = walker(say);
  return [...walk.fields(fields, before.data, after.data, []), ...textChanges(before.texts, after.texts)];
}

type Walked = { shape: Shape; before: unknown; after: unknown; path: Path; locale: string | null };

function walker(say: Say) {
  const ofFields = (fields: readonly Field[], before: unknown, after: unknown, path: Path): Change[] =>
    fields.flatMap(({ name, shape }) =>
      name === ""
        ? ofShape({ shape, before, after, path, locale: null })
        : ofShape({
            shape,
            before: fieldOf(before, name),
            after: fieldOf(after, name),
            path: [...path, name],
            locale: null,
          }),
    );
  const leaf = ({ shape, before, after, path, locale }: Walked): Change[] => {
    const said = (value: unknown) => (isNothing(value) ? null : say(shape, value));
    const part = { before: said(before), after: said(after) };
    return part.before === part.after ? [] : [{ path, locale, parts: [part] }];
  };
  const eachKey = ({ before, after, path }: Walked, of: Shape, isLanguage: boolean): Change[] =>
    keysOf(before, after).flatMap((key) =>
      ofShape({
        shape: of,
        before: fieldOf(before, key),
        after: fieldOf(after, key),
        path: [...path, key],
        locale: isLanguage ? key : null,
      }),
    );
  const ofShape = (walked: Walked): Change[] => {
    const { shape, before, after, path, locale } = walked;
    if (isSame(before, after)) return [];
    switch (shape.type) {
      case "localized":
        return eachKey(walked, shape.of, true);
      case "map":
        return eachKey(walked, shape.of, false);
      case "group":
        return isNothing(before) || isNothing(after) ? leaf(walked) : ofFields(shape.fields, before, after, path);
      case "variants": {
        const name = String(fieldOf(after, shape.by));
        return String(fieldOf(before, shape.by)) === name
          ? ofFields(shape.variants[name] ?? [], before, after, path)
          : leaf(walked);
      }
      case "either":
        return isRecord(before) && isRecord(after) ? eachKey(walked, shape.of[0] ?? shape, true) : leaf(walked);
      case "list":
        return pairs(align(listOf(before), listOf(after), isSame)).flatMap((pair) => {
          const row = { shape: shape.of, path: [...path, pair.place], locale, ...pair };
          return pair.before === null || pair.after === null ? leaf(row) : ofShape(row);
        });
      default:
        return leaf(walked);
    }
  };
  return { fields: ofFields };
}

const isNothing = (value: unknown) => value === undefined || value === null || value === "";

const keysOf = (...values: readonly unknown[]) => [
  ...new Set(values.flatMap((value) => (isRecord(value) ? Object.keys(value) : []))),
];

function textChanges(before: EntryValues["texts"], after: EntryValues["texts"]): Change[] {
  return keysOf(before, after).flatMap((locale) => {
    const paragraphs = (text: string | undefined) =>
      (text ?? "")
        .trim()
        .split(/\n{2,}/)
        .filter(Boolean);
    const steps = align(paragraphs(before[locale]), paragraphs(after[locale]), (a, b) => a === b);
    const parts = pairs(steps).map(({ before: old, after: now }) => ({ before: old, after: now }));
    return parts.length > 0 ? [{ path: [TEXT, locale], locale, parts }] : [];
  });
}
