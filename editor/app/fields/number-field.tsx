import { useEditing } from "#editor/app/editing.tsx";
import { Frame } from "./frame.tsx";
import type { FieldProps, ShapeOf } from "./props.ts";

export function NumberField({ shape, path, value, readonly, locale: _, ...words }: FieldProps<ShapeOf<"number">>) {
  const { set } = useEditing();
  return (
    <Frame path={path} {...words}>
      {(control) => (
        <input
          {...control}
          className="input input-number"
          type="number"
          dir="ltr"
          inputMode={shape.whole ? "numeric" : "decimal"}
          step={shape.whole ? 1 : "any"}
          min={shape.min}
          max={shape.max}
          readOnly={readonly}
          value={typeof value === "number" ? value : ""}
          onChange={(event) => {
            const typed = event.target.valueAsNumber;
            set(path, Number.isNaN(typed) ? null : typed);
          }}
        />
      )}
    </Frame>
  );
}
