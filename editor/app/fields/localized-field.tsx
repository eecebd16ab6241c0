import { fieldOf, keyOf } from "#editor/app/content/path.ts";
import { useEditing } from "#editor/app/entry/editing.tsx";
import { FieldOfShape } from "./field-of-shape.tsx";
import { ErrorsHere, Note, Optional } from "./frame.tsx";
import type { FieldProps, ShapeOf } from "./props.ts";

/** One value a language, side by side. */
export function LocalizedField({
  shape,
  path,
  value,
  label,
  of,
  note,
  optional,
  readonly,
  isKey,
}: FieldProps<ShapeOf<"localized">>) {
  const { locales } = useEditing();
  const id = `at-${keyOf(path)}`;
  const fullLabel = of ? `${of} — ${label}` : label;
  return (
    <fieldset className="field localized" data-path={keyOf(path)} aria-describedby={note && `${id}-note`}>
      <legend className="field-label">
        {of && <span className="sr-only">{of} — </span>}
        {isKey ? (
          <bdi className="field-key" dir="ltr">
            {label}
          </bdi>
        ) : (
          label
        )}
        {optional && <Optional />}
      </legend>
      {note && <Note id={`${id}-note`}>{note}</Note>}
      <div className="languages grid gap-y-3 gap-x-4 items-start">
        {locales.map((locale) => (
          <FieldOfShape
            key={locale.code}
            shape={shape.of}
            path={[...path, locale.code]}
            value={fieldOf(value, locale.code)}
            label={locale.name}
            of={fullLabel}
            readonly={readonly}
            locale={locale}
          />
        ))}
      </div>
      <ErrorsHere path={path} />
    </fieldset>
  );
}
