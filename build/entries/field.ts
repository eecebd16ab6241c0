/** The fields of a content file, made from its schema (schema-fields.ts). */

/** What sort of value a field holds, as the domain's schema has it. */
export type Shape =
  | {
      type: "text";
      /** Needs a control of several lines. */
      long: boolean;
      min?: number;
      max?: number;
      pattern?: string;
      format?: TextFormat;
    }
  | { type: "number"; min?: number; max?: number; integer: boolean }
  | { type: "boolean" }
  | { type: "choice"; options: readonly string[] }
  /** Always this one value: it tells variants apart and is not edited. */
  | { type: "fixed"; value: string }
  /** The id of something: `to` says of what. */
  | { type: "reference"; to: TargetId }
  /** One value a language: shown side by side. */
  | { type: "localized"; of: Shape }
  | { type: "list"; of: Shape; min?: number; max?: number }
  /** `look`: a colour, as its hue and chroma. */
  | { type: "group"; fields: readonly Field[]; look?: "color" }
  /** Names, each with a value of one shape. Only `names` are allowed; where `complete`, all of them must be there. */
  | { type: "map"; of: Shape; names: readonly string[]; complete: boolean }
  /** One of several groups, told apart by the field `by`, which is not one of their fields. */
  | { type: "variants"; by: string; variants: Readonly<Record<string, readonly Field[]>> }
  /** Either of two or more shapes: the first that fits the value. */
  | { type: "either"; of: readonly Shape[] };

/** A kind, or rows of one: categories, platforms and tags stand in the taxonomy, questions in the FAQ. */
export type TargetId = string;

export type TextFormat = "date" | "url" | "email" | "phone" | "slug" | "file" | "icu" | ChosenFormat;

/** One of a list that the browser knows, or of the languages of the site. */
export type ChosenFormat = "currency" | "language" | "timeZone";

/** `label` and `note` are keys of the editor's own texts (see editor/texts); without a label the name itself is shown. */
export type Field = {
  name: string;
  label?: string;
  note?: string;
  /** May be left out of the file. */
  optional: boolean;
  /** May be null: there is none. */
  nullable: boolean;
  /** Follows from where the file lies: shown, never edited. */
  readonly?: true;
  shape: Shape;
};
