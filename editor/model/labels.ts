import { CONTENT_RULES } from "#build/content/content-errors.ts";
import { listKinds } from "#build/entries/kinds.ts";
import { faqFields } from "#build/entries/merge-languages.ts";
import { fieldsOf } from "#build/entries/schema-fields.ts";
import { LOGO_RULES } from "#domain/brand/logo.ts";
import { localizerOf } from "#domain/language/localized.ts";
import type { Field, Shape } from "#editor/contract.ts";
import { EDITOR_ERRORS, ruleKey } from "./errors.ts";

/** Every key the editor's texts must have because of what content is: kinds, fields, notes, options and errors. */
export function listLabels(): string[] {
  const kinds = listKinds();
  const fields = kinds.flatMap((kind) => ("files" in kind ? fieldsOf(kind.schema(localizerOf(["xx"])), kind.id) : []));
  const keys = [
    ...kinds.map(({ id }) => `kinds.${id}`),
    ...[...fields, ...faqFields()].flatMap(fieldLabels),
    ...Object.keys(CONTENT_RULES).map((rule) => `errors.${rule}`),
    ...EDITOR_ERRORS.map((error) => `errors.${error}`),
    ...Object.values(LOGO_RULES).map(ruleKey),
  ];
  return [...new Set(keys)].sort();
}

function fieldLabels({ label, note, shape }: Field): string[] {
  return [label ?? [], note ?? [], shapeLabels(shape)].flat();
}

const optionLabels = (names: readonly string[]) => names.map((name) => `options.${name}`);

function shapeLabels(shape: Shape): string[] {
  switch (shape.type) {
    case "choice":
      return optionLabels(shape.options);
    case "group":
      return shape.fields.flatMap(fieldLabels);
    case "localized":
    case "list":
      return shapeLabels(shape.of);
    case "either":
      return shape.of.flatMap(shapeLabels);
    case "map":
      return [...optionLabels(shape.names), ...shapeLabels(shape.of)];
    case "variants":
      return [
        ...optionLabels(Object.keys(shape.variants)),
        ...Object.values(shape.variants).flat().flatMap(fieldLabels),
      ];
    default:
      return [];
  }
}
