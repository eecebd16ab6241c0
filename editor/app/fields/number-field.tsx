import { useEditing, useExampleOf } from "#editor/app/entry/editing.tsx";
import { Frame } from "./frame.tsx";
import type { FieldProps, ShapeOf } from "./props.ts";

export function NumberField({ shape, path, value, readonly, locale: _, ...words }: FieldProps<ShapeOf<"number">>) {
  const { set } = useEditing();
  const example = useExampleOf(path);
  return (
    <Frame path={path} {...words} aside={path.at(-1) === "hue" && typeof value === "number" && <Hue degrees={value} />}>
      {(control) => (
        <input
          {...control}
          // The wheel scrolls the page; it must not turn a price over which it happens to stand.
          onWheel={(event) => event.currentTarget.blur()}
          className="input input-number"
          type="number"
          dir="ltr"
          inputMode={shape.integer ? "numeric" : "decimal"}
          step={shape.integer ? 1 : "any"}
          min={shape.min}
          max={shape.max}
          readOnly={readonly}
          placeholder={example}
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

/** What a hue looks like, since nobody reads colours in degrees. */
function Hue({ degrees }: { degrees: number }) {
  return (
    <span
      className="hue block w-8.5 h-4 rounded-mark"
      ref={(mark) => mark?.style.setProperty("--hue", String(degrees))}
    />
  );
}
