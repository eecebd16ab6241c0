import { memo } from "react";
import { keyOf } from "#editor/app/content/path.ts";
import { RowButtons } from "#editor/app/controls/row-buttons.tsx";
import { useEditing } from "#editor/app/entry/editing.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { ChosenFormat, TextFormat } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { BooleanField, ChoiceField, KnownValueField, ReferenceField } from "./choice-fields.tsx";
import { ColorField } from "./color/color-field.tsx";
import { EitherField } from "./either-field.tsx";
import { Note } from "./frame.tsx";
import { GroupField } from "./group-field.tsx";
import { ListField } from "./list-field.tsx";
import { LocalizedField } from "./localized-field.tsx";
import { MapField } from "./map-field.tsx";
import { NumberField } from "./number-field.tsx";
import { PictureField } from "./picture-field.tsx";
import type { FieldProps } from "./props.ts";
import { emptyOf } from "./shapes.ts";
import { TextField } from "./text-field.tsx";
import { VariantsField } from "./variants-field.tsx";

/** Any field: the one place that knows which part draws which shape. Drawn again only when its own value changes. */
export const FieldOfShape = memo(
  function FieldOfShape({ shape, ...field }: FieldProps) {
    const isPart = shape.type === "group" || shape.type === "variants" || shape.type === "map";
    if (isPart && field.optional && (field.value === undefined || field.value === null))
      return <AbsentPart shape={shape} {...field} />;
    const drawn = drawnAs({ shape, ...field });
    return isPart && field.optional ? <PresentPart field={{ shape, ...field }}>{drawn}</PresentPart> : drawn;
  },
  (before, after) =>
    before.value === after.value &&
    before.shape === after.shape &&
    before.label === after.label &&
    before.of === after.of &&
    before.note === after.note &&
    keyOf(before.path) === keyOf(after.path),
);

function drawnAs({ shape, ...field }: FieldProps) {
  switch (shape.type) {
    case "text":
      return isChosen(shape.format) ? (
        <KnownValueField format={shape.format} {...field} />
      ) : (
        <TextField shape={shape} {...field} />
      );
    case "number":
      return <NumberField shape={shape} {...field} />;
    case "boolean":
      return <BooleanField shape={shape} {...field} />;
    case "choice":
      return <ChoiceField shape={shape} {...field} />;
    case "reference":
      return shape.to === "picture" ? <PictureField {...field} /> : <ReferenceField shape={shape} {...field} />;
    case "localized":
      return <LocalizedField shape={shape} {...field} />;
    case "list":
      return <ListField shape={shape} {...field} />;
    case "group":
      return shape.look === "color" ? <ColorField shape={shape} {...field} /> : <GroupField shape={shape} {...field} />;
    case "map":
      return <MapField shape={shape} {...field} />;
    case "variants":
      return <VariantsField shape={shape} {...field} />;
    case "either":
      return <EitherField shape={shape} {...field} />;
    case "fixed":
      return null;
  }
}

const isChosen = (format: TextFormat | undefined): format is ChosenFormat =>
  format === "currency" || format === "language" || format === "timeZone";

/** An optional part that is not there yet, with a button to add it. */
function AbsentPart({ shape, path, label, note }: FieldProps) {
  const { locales, set } = useEditing();
  const { t } = useTexts();
  return (
    <div className="field justify-items-start" data-path={keyOf(path)}>
      <button
        type="button"
        className="quiet-button border border-dashed border-line-control"
        onClick={() => set(path, emptyOf(shape, locales))}
      >
        <Icon className="size-4" name="plus" />
        {t("field.begin", { field: label })}
      </button>
      {note && <Note>{note}</Note>}
    </div>
  );
}

function PresentPart({ field: { path, label }, children }: { field: FieldProps; children: React.ReactNode }) {
  const { set } = useEditing();
  return (
    <div className="row">
      {children}
      <RowButtons name={label} onRemove={() => set(path, undefined)} />
    </div>
  );
}
