import { isRecord, keyOf } from "#editor/app/content/path.ts";
import { useEditing } from "#editor/app/entry/editing.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { LocaleRow, Shape } from "#editor/contract.ts";
import { FieldOfShape } from "./field-of-shape.tsx";
import type { FieldProps, ShapeOf } from "./props.ts";
import { emptyOf, isOfShape } from "./shapes.ts";

/** A value that may be of several shapes: the same for all languages, or one for each. */
export function EitherField({ shape, path, value, ...rest }: FieldProps<ShapeOf<"either">>) {
  const { locales, set } = useEditing();
  const { t } = useTexts();
  const fitting = shape.of.find((one) => isOfShape(one, value)) ?? shape.of[0];
  if (!fitting) return null;
  const name = `either-${keyOf(path)}`;
  return (
    <div className="either grid gap-1.5">
      <FieldOfShape shape={fitting} path={path} value={value} {...rest} />
      <fieldset className="flex flex-wrap gap-y-0.5 gap-x-4 text-copy text-small">
        <legend className="sr-only">{t("either.label", { field: rest.label })}</legend>
        {shape.of.map((one) => (
          <label key={one.type} className="inline-flex items-center gap-1.5 min-h-7 cursor-pointer">
            <input
              className="size-4 accent-primary"
              type="radio"
              name={name}
              checked={one === fitting}
              onChange={() => set(path, converted(value, one, locales))}
            />
            {one.type === "localized" ? t("either.perLanguage") : t("either.same")}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** What was written goes along as far as it can. */
function converted(value: unknown, to: Shape, locales: readonly LocaleRow[]): unknown {
  if (to.type === "localized" && typeof value === "string")
    return Object.fromEntries(locales.map(({ code }) => [code, value]));
  const first = isRecord(value) ? Object.values(value).find((one) => typeof one === "string") : undefined;
  return to.type === "text" && first !== undefined ? first : emptyOf(to, locales);
}
