import { type ReactNode, useMemo, useState } from "react";
import { keyOf } from "#editor/app/content/path.ts";
import { useEditing } from "#editor/app/entry/editing.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { ChosenFormat } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { asIconName } from "#src/ui/icons/icon-names.ts";
import { ErrorsHere, Frame, Note } from "./frame.tsx";
import { type KnownValue, knownValues } from "./known-values.ts";
import type { FieldProps, ShapeOf } from "./props.ts";

export function BooleanField({ path, value, label, note }: FieldProps<ShapeOf<"boolean">>) {
  const { set } = useEditing();
  const id = `at-${keyOf(path)}`;
  return (
    <div className="field" data-path={keyOf(path)}>
      <label className="check">
        <input
          type="checkbox"
          id={id}
          aria-describedby={note && `${id}-note`}
          checked={value === true}
          onChange={(event) => set(path, event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {note && <Note id={`${id}-note`}>{note}</Note>}
      <ErrorsHere path={path} />
    </div>
  );
}

export function ChoiceField({ shape, ...field }: FieldProps<ShapeOf<"choice">>) {
  const { option } = useTexts();
  return <Picker {...field} options={shape.options.map((value) => ({ value, label: option(value) }))} />;
}

/** What is referred to, by its title. */
export function ReferenceField({ shape, ...field }: FieldProps<ShapeOf<"reference">>) {
  const { targets } = useEditing();
  const { title } = useTexts();
  const rows = targets[shape.to] ?? [];
  const options = rows.map((row) => ({ value: row.id, label: title(row.title, row.id) }));
  const isIcon = shape.to === "icon" && rows.some(({ id }) => id === field.value);
  return <Picker {...field} options={options} picture={isIcon && <Icon name={asIconName(String(field.value))} />} />;
}

/** A currency, a language or a time zone: what the site has now comes first. */
export function KnownValueField({ format, ...field }: Omit<FieldProps, "shape"> & { format: ChosenFormat }) {
  const { locales } = useEditing();
  const { code, t } = useTexts();
  const options = useMemo(() => knownValues(format, code, locales), [format, code, locales]);
  const [first] = useState(field.value);
  const inUse = options.filter(({ value }) => value === first);
  if (format === "language" || inUse.length === 0) return <Picker {...field} options={options} />;
  const others = options.filter(({ value }) => value !== first);
  return (
    <Picker
      {...field}
      groups={[
        { label: t("field.inUse"), options: inUse },
        { label: t("field.others"), options: others },
      ]}
    />
  );
}

type PickerProps = Omit<FieldProps, "shape"> & {
  options?: KnownValue[];
  groups?: { label: string; options: KnownValue[] }[];
  picture?: ReactNode;
};

/** The platform's own list. A value that is not offered any more stays visible until another is chosen. */
function Picker({ options = [], groups = [], picture, path, value, readonly, locale: _, ...words }: PickerProps) {
  const { set } = useEditing();
  const { t } = useTexts();
  const chosen = typeof value === "string" ? value : "";
  const isOffered = [...options, ...groups.flatMap((group) => group.options)].some(({ value }) => value === chosen);
  return (
    <Frame path={path} {...words}>
      {(control) => (
        <div className="select">
          {picture && <span className="select-picture absolute start-3.5 grid text-primary-ink">{picture}</span>}
          <select
            {...control}
            className="input"
            value={chosen}
            disabled={readonly}
            onChange={(event) => set(path, event.target.value)}
          >
            {words.optional ? (
              <option value="">{t("field.none")}</option>
            ) : (
              <option value="" disabled hidden>
                {t("field.choose")}
              </option>
            )}
            {chosen !== "" && !isOffered && <option value={chosen}>{chosen}</option>}
            <Options options={options} />
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                <Options options={group.options} />
              </optgroup>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      )}
    </Frame>
  );
}

function Options({ options }: { options: readonly KnownValue[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
