import { fieldOf, isRecord, keyOf } from "#editor/app/content/path.ts";
import { useEditing } from "#editor/app/entry/editing.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { FieldOfShape } from "./field-of-shape.tsx";
import { Fold } from "./group-field.tsx";
import type { FieldProps, ShapeOf } from "./props.ts";
import { emptyOf } from "./shapes.ts";

/** Names, each with a value. Those that are not there yet are offered below. */
export function MapField({ shape, path, value, label, note }: FieldProps<ShapeOf<"map">>) {
  const { locales, set } = useEditing();
  const { t, option } = useTexts();
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
          {!shape.complete && (
            <div className="row-buttons">
              <button
                type="button"
                className="row-button"
                aria-label={t("list.remove", { row: option(name) })}
                onClick={() => set([...path, name], undefined)}
              >
                <Icon name="trash-2" />
              </button>
            </div>
          )}
        </div>
      ))}
      {absent.length > 0 && (
        <div className="flex flex-wrap items-center gap-y-1 gap-x-2">
          {absent.map((name) => (
            <button
              type="button"
              className="quiet-button"
              key={name}
              onClick={() => set([...path, name], emptyOf(shape.of, locales))}
            >
              <Icon className="size-4" name="plus" />
              {option(name)}
            </button>
          ))}
        </div>
      )}
    </Fold>
  );
}
