import type { Path } from "#editor/app/content/path.ts";
import type { LocaleRow, Shape } from "#editor/contract.ts";

/** What every field is given, whatever its shape. */
export type FieldProps<S extends Shape = Shape> = {
  shape: S;
  path: Path;
  value: unknown;
  label: string;
  /** The label is a key that code asks for: it stands small beside the words. */
  isKey?: boolean | undefined;
  /** Said before the label to those who hear it alone: the group it belongs to. */
  of?: string | undefined;
  note?: string | undefined;
  optional?: boolean | undefined;
  readonly?: boolean | undefined;
  /** The language that is written here. */
  locale?: LocaleRow | undefined;
};

export type ShapeOf<T extends Shape["type"]> = Extract<Shape, { type: T }>;
