import { fieldOf, keyOf, type Path } from "#editor/app/content/path.ts";
import { useEditing, useErrors, useFold } from "#editor/app/entry/editing.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Field, Shape } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { BrandContrasts } from "./color/brand-contrasts.tsx";
import { FieldOfShape } from "./field-of-shape.tsx";
import { ErrorsHere, Note, Optional } from "./frame.tsx";
import type { FieldProps, ShapeOf } from "./props.ts";
import { isSmallGroup } from "./shapes.ts";
import { summaryOf, wordsIn } from "./summary.ts";

/** The fields of a group, one below the other. */
export function Fields({
  fields,
  path,
  value,
  of,
}: {
  fields: readonly Field[];
  path: Path;
  value: unknown;
  of?: string;
}) {
  const { labelOf, noteOf } = useTexts();
  return fields.map((field) => (
    <FieldOfShape
      key={field.name}
      shape={field.shape}
      path={[...path, field.name]}
      value={fieldOf(value, field.name)}
      label={labelOf(field)}
      isKey={field.label === undefined}
      of={of}
      note={noteOf(field)}
      optional={field.optional || field.nullable}
      readonly={field.readonly}
    />
  ));
}

/** Few facts stand on one line; more of them fold under a line that says what is in them. */
export function GroupField({
  shape,
  path,
  value,
  label,
  note,
  optional,
  isKey,
  locale: _,
}: FieldProps<ShapeOf<"group">>) {
  if (isSmallGroup(shape.fields))
    return (
      <fieldset className="field" data-path={keyOf(path)}>
        <legend className="field-label">
          {label}
          {optional && <Optional />}
        </legend>
        {note && <Note>{note}</Note>}
        <div className="facts grid gap-y-3 gap-x-4 items-end">
          <Fields fields={shape.fields} path={path} value={value} of={label} />
        </div>
        <ErrorsHere path={path} />
      </fieldset>
    );
  return (
    <Fold path={path} title={label} isKey={isKey} note={note} shape={shape} value={value}>
      <Fields fields={shape.fields} path={path} value={value} />
      {shape.fields.every((field) => isColor(field.shape)) && <BrandContrasts colors={value} />}
    </Fold>
  );
}

const isColor = (shape: Shape) => shape.type === "group" && shape.look === "color";

type FoldProps = Pick<FieldProps, "path" | "shape" | "value" | "note" | "isKey"> & {
  title: string;
  children: React.ReactNode;
};

/** What is inside is drawn only while it stands open: long entries stay quick. */
export function Fold({ path, title, isKey, note, shape, value, children }: FoldProps) {
  const [isOpen, setOpen] = useFold(path);
  const { count } = useErrors(path);
  const texts = useTexts();
  const { targets } = useEditing();
  const targetTitle = (to: string, id: string) => texts.title(targets[to]?.find((row) => row.id === id)?.title, id);
  return (
    <details
      className="fold min-w-0 border border-line rounded-control bg-surface"
      data-path={keyOf(path)}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="chevron-right" />
        {isKey ? (
          <>
            <span className="fold-line" data-words>
              {wordsIn(value, texts.code)}
            </span>
            <bdi className="field-key" dir="ltr">
              {title}
            </bdi>
          </>
        ) : (
          <>
            <span className="flex-none font-strong">{title}</span>
            <span className="fold-line">
              <bdi>{summaryOf(shape, value, { ...texts, targetTitle })}</bdi>
            </span>
          </>
        )}
        {count > 0 && (
          <span className="flex-none py-0.5 px-2.5 rounded-full bg-accent-soft text-accent-ink text-small font-strong">
            {texts.t("errors.count", { count })}
          </span>
        )}
      </summary>
      {isOpen && (
        <div className="fold-body grid gap-5.5 border-t border-line">
          {note && <Note>{note}</Note>}
          <ErrorsHere path={path} />
          {children}
        </div>
      )}
    </details>
  );
}
