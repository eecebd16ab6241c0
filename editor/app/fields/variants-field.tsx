import { fieldOf, isRecord, keyOf, type Path } from "#editor/app/content/path.ts";
import { useEditing } from "#editor/app/entry/editing.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { Fields, Fold } from "./group-field.tsx";
import type { FieldProps, ShapeOf } from "./props.ts";
import { emptyGroup } from "./shapes.ts";

export function VariantsField({ shape, path, value, label, note }: FieldProps<ShapeOf<"variants">>) {
  return (
    <Fold path={path} title={label} note={note} shape={shape} value={value}>
      <VariantFields shape={shape} path={path} value={value} />
    </Fold>
  );
}

/** Which of the variants it is, and the fields of that one. */
export function VariantFields({ shape, path, value }: { shape: ShapeOf<"variants">; path: Path; value: unknown }) {
  const { locales, set } = useEditing();
  const { t, option } = useTexts();
  const chosen = String(fieldOf(value, shape.by) ?? "");
  const names = Object.keys(shape.variants);
  const id = `at-${keyOf([...path, shape.by])}`;
  /** Fields that both variants have keep their values. */
  const change = (name: string) => {
    const begun = emptyGroup(shape.variants[name] ?? [], locales);
    const shared = Object.entries(isRecord(value) ? value : {}).filter(([field]) => field in begun);
    set(path, { [shape.by]: name, ...begun, ...Object.fromEntries(shared) });
  };
  return (
    <>
      <div className="field" data-path={keyOf([...path, shape.by])}>
        <label className="field-label" htmlFor={id}>
          {t("field.variant")}
        </label>
        <div className="select">
          <select className="input" id={id} value={chosen} onChange={(event) => change(event.target.value)}>
            {names.map((name) => (
              <option key={name} value={name}>
                {option(name)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      </div>
      <Fields fields={shape.variants[chosen] ?? []} path={path} value={value} />
    </>
  );
}
