import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { keyOf, listOf, moved } from "#editor/app/content/path.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { RowButtons } from "#editor/app/controls/row-buttons.tsx";
import { useEditing } from "#editor/app/entry/editing.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Shape } from "#editor/contract.ts";
import { FieldOfShape } from "./field-of-shape.tsx";
import { ErrorsHere, Note, Optional } from "./frame.tsx";
import { Fields, Fold } from "./group-field.tsx";
import type { FieldProps, ShapeOf } from "./props.ts";
import { useRowKeys } from "./row-keys.ts";
import { emptyOf, isSmallGroup } from "./shapes.ts";
import { VariantFields } from "./variants-field.tsx";

const isFolded = (shape: Shape) => shape.type === "variants" || (shape.type === "group" && !isSmallGroup(shape.fields));

/** Rows that are added, taken away and put in order, by mouse or by keys. */
export function ListField({
  shape,
  path,
  value,
  label,
  of,
  note,
  optional,
  readonly,
  locale,
}: FieldProps<ShapeOf<"list">>) {
  const { locales, set } = useEditing();
  const { t } = useTexts();
  const items = listOf(value);
  const keys = useRowKeys(items.length);
  const [removed, setRemoved] = useState<{ index: number; item: unknown } | null>(null);
  const [news, setNews] = useState("");
  const rows = useRef<HTMLOListElement>(null);
  const fullLabel = of ? `${of} — ${label}` : label;

  /** At once: a key that is pressed next must meet the row it is meant for. */
  const changeAndFocus = (change: () => void, index: number, selector: string) => {
    flushSync(change);
    rows.current?.children[index]?.querySelector<HTMLElement>(`${selector}:not(:disabled)`)?.focus();
  };
  const insert = (index: number, item: unknown) =>
    changeAndFocus(
      () => {
        keys.insert(index);
        set(path, items.toSpliced(index, 0, item));
        setRemoved(null);
        setNews("");
      },
      index,
      ":is(summary, input, textarea, select)",
    );
  const move = (from: number, to: number) =>
    changeAndFocus(
      () => {
        keys.move(from, to);
        set(path, moved(items, from, to));
        setRemoved(null);
        setNews(t("list.moved", { place: to + 1, count: items.length }));
      },
      to,
      to < from ? "[data-move=up]" : "[data-move=down]",
    );
  const remove = (index: number) => {
    keys.remove(index);
    setRemoved({ index, item: items[index] });
    set(path, items.toSpliced(index, 1));
    setNews(t("list.removed"));
  };

  return (
    <fieldset className="field list" data-path={keyOf(path)}>
      <legend className="field-label">
        {of && <span className="sr-only">{of} — </span>}
        {label} <small>{items.length}</small>
        {optional && <Optional />}
      </legend>
      {note && <Note>{note}</Note>}
      <ErrorsHere path={path} />
      <ol className={isFolded(shape.of) ? "rows" : "rows rows-plain"} ref={rows}>
        {items.map((item, index) => (
          <li className="row" key={keys.keys[index]}>
            <Row
              shape={shape.of}
              path={[...path, index]}
              value={item}
              number={index + 1}
              of={fullLabel}
              locale={locale}
            />
            {!readonly && (
              <RowButtons
                name={t("list.row", { place: index + 1 })}
                onUp={index > 0 ? () => move(index, index - 1) : null}
                onDown={index < items.length - 1 ? () => move(index, index + 1) : null}
                onRemove={() => remove(index)}
              />
            )}
          </li>
        ))}
      </ol>
      {!readonly && (
        <div className="flex flex-wrap items-center gap-y-1 gap-x-2">
          <Button
            look="quiet"
            icon="plus"
            onClick={() => insert(items.length, emptyOf(shape.of, locales))}
            disabled={items.length >= (shape.max ?? Infinity)}
            label={t("list.add")}
          />
          {removed && (
            <Button
              look="quiet"
              icon="undo-2"
              onClick={() => insert(removed.index, removed.item)}
              label={t("list.restore")}
            />
          )}
          <Limits min={shape.min} max={shape.max} />
          <span className="sr-only" role="status">
            {news}
          </span>
        </div>
      )}
    </fieldset>
  );
}

type RowProps = Pick<FieldProps, "shape" | "path" | "value" | "of" | "locale"> & { number: number };

function Row({ shape, path, value, number, of, locale }: RowProps) {
  const { t } = useTexts();
  const label = t("list.row", { place: number });
  if (shape.type === "variants")
    return (
      <Fold path={path} title={String(number)} shape={shape} value={value}>
        <VariantFields shape={shape} path={path} value={value} />
      </Fold>
    );
  if (shape.type === "group" && isFolded(shape))
    return (
      <Fold path={path} title={String(number)} shape={shape} value={value}>
        <Fields fields={shape.fields} path={path} value={value} />
      </Fold>
    );
  return <FieldOfShape shape={shape} path={path} value={value} label={label} of={of} locale={locale} />;
}

/** How many rows there may be. */
function Limits({ min, max }: { min: number | undefined; max: number | undefined }) {
  const { t } = useTexts();
  if (min === undefined && max === undefined) return null;
  if (max === undefined) return <small className="text-muted text-small">{t("list.atLeast", { min: min ?? 0 })}</small>;
  return (
    <small className="text-muted text-small">{min ? t("list.between", { min, max }) : t("list.atMost", { max })}</small>
  );
}
