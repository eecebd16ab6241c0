/** Questions and messages have one file a language. The editor shows them as one entry with all languages side by side. */
import { faqFileSchema } from "#domain/question.ts";
import type { Field, Shape } from "#editor/contract.ts";
import { fieldsOf } from "./shapes.ts";

export type ByLanguage = Readonly<Record<string, unknown>>;

/** The fields of the questions: every text but the ids has a value a language. */
export const faqFields = (): Field[] => fieldsOf(faqFileSchema, "faq").map(withLanguages);

function withLanguages(field: Field): Field {
  return { ...field, shape: shapeWithLanguages(field.shape) };
}

function shapeWithLanguages(shape: Shape): Shape {
  switch (shape.type) {
    case "text":
      return shape.format === "slug" ? shape : { type: "localized", of: shape };
    case "list":
      return { ...shape, of: shapeWithLanguages(shape.of) };
    case "group":
      return { ...shape, fields: shape.fields.map(withLanguages) };
    default:
      return shape;
  }
}
