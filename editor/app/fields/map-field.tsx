import { fieldOf, isRecord, keyOf } from "#editor/app/content/path.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { RowButtons } from "#editor/app/controls/row-buttons.tsx";
import { useEditing } from "#editor/app/entry/editing.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { FieldOfShape } from "./field-of-shape.tsx";
import { Fold } from "./group-field.tsx";
import type { FieldProps, ShapeOf } from "./props.ts";
import { emptyOf } from "./shapes.ts";

/** Names, each with a value. Those that are not there yet are offered below. */
export function MapField({ shape, path, value, label, note }: FieldProps<ShapeOf<"map">>) {
  const { locales, set } = useEditing();
  const { option } = useTexts();
  const present = isRecord(value) ? value : {};
  const shown = shape.complete ? shape.names : shape.names.filter((name) => name in present);
  const absent = shape.names.filter((name) => !shown.includes(name));
  return (
    <Fold path={path} title={label} note={note} shape={shape} value={value}>
      {shown.map((name) => (
        <div className="row" key={name} data-path={keyOf([...path, name])}>
          <FieldOfShape
            shape={shape.of}
            path={[...path, name]}
            value={fieldOf(value, name)}
            label={option(name)}
            of={label}
          />
          {!shape.complete && <RowButtons name={option(name)} onRemove={() => set([...path, name], undefined)} />}
        </div>
      ))}
      {absent.length > 0 && (
        <div className="flex flex-wrap items-center gap-y-1 gap-x-2">
          {absent.map((name) => (
            <Button
              look="quiet"
              icon="plus"
              key={name}
              onClick={() => set([...path, name], emptyOf(shape.of, locales))}
              label={option(name)}
            />
          ))}
        </div>
      )}
    </Fold>
  );
}
