import { useId, useState } from "react";
import { POST_FIELD_LENGTHS, POST_FIELDS, POST_LONG_FIELDS, type PostField } from "#domain/generator/post-template.ts";
import { Select } from "#src/ui/controls/select.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { filled } from "../labels.ts";
import { LINE_SCALES, type LineStyle, PLAIN_LINE } from "../state/post.ts";
import type { Studio } from "../state/use-studio.ts";
import { lineAt, restyled, retyped } from "../state/words.ts";
import "#src/ui/controls/field.css";
import "./text-panel.css";

type Place = { field: PostField; line: number };

/** What is written, field by field. The line one stands in can be set on its own. */
export function TextPanel({ studio }: { studio: Studio }) {
  const { facts, post } = studio;
  const [at, setAt] = useState<Place | null>(null);
  const names = facts.fields[post.template];
  return POST_FIELDS.flatMap((field) => {
    const name = names[field];
    if (name === undefined) return [];
    const line = at?.field === field ? at.line : null;
    return [
      <TextField
        key={field}
        studio={studio}
        field={field}
        name={name}
        line={line}
        onPlace={(place) => setAt({ field, line: place })}
      />,
    ];
  });
}

type TextFieldProps = {
  studio: Studio;
  field: PostField;
  name: string;
  line: number | null;
  onPlace: (line: number) => void;
};

function TextField({ studio, field, name, line, onPlace }: TextFieldProps) {
  const { post, change, settle, wordsOf } = studio;
  const id = useId();
  const words = wordsOf(field);
  const isLong = POST_LONG_FIELDS.has(field);
  const Control = isLong ? "textarea" : "input";
  return (
    <div className="field" data-field={field}>
      <label className="field-label" htmlFor={id}>
        {name}
      </label>
      <Control
        id={id}
        className={isLong ? "input input-area studio-area" : "input"}
        dir="auto"
        lang={post.language}
        rows={isLong ? 2 : undefined}
        maxLength={POST_FIELD_LENGTHS[field]}
        autoComplete="off"
        value={words.text}
        onInput={({ currentTarget: { value } }) =>
          change(
            (now) => ({ ...now, words: { ...now.words, [field]: retyped(wordsIn(now.words[field], words), value) } }),
            `type-${field}`,
          )
        }
        onFocus={({ currentTarget }) => {
          // A sample is there to be replaced.
          if (post.words[field] === undefined) currentTarget.select();
          onPlace(lineAt(words.text, currentTarget.selectionStart ?? 0));
        }}
        onSelect={({ currentTarget }) => onPlace(lineAt(currentTarget.value, currentTarget.selectionStart ?? 0))}
        onBlur={settle}
      />
      {line !== null && words.text !== "" && <LineTools studio={studio} field={field} line={line} />}
    </div>
  );
}

/** Words as they are when the change arrives, or the sample that is shown. */
const wordsIn = <T,>(kept: T | undefined, shown: T): T => kept ?? shown;

function LineTools({ studio, field, line }: { studio: Studio; field: PostField; line: number }) {
  const { change, wordsOf, facts } = studio;
  const { labels } = facts;
  const words = wordsOf(field);
  const style = words.lines[line] ?? PLAIN_LINE;
  const set = (update: Partial<LineStyle>) =>
    change((now) => ({
      ...now,
      words: { ...now.words, [field]: restyled(wordsIn(now.words[field], words), line, update) },
    }));
  const resize = (by: number) =>
    set({ scale: Math.round(Math.min(LINE_SCALES.most, Math.max(LINE_SCALES.least, style.scale + by)) * 10) / 10 });
  const optionsOf = <Value extends string>(texts: Record<Value, string>) =>
    Object.entries<string>(texts).map(([value, label]) => ({ value, label }));
  const choose = <Key extends "direction" | "align" | "tone">(
    key: Key,
    texts: Record<LineStyle[Key], string>,
    label: string,
  ) => (
    <label className="studio-choose" htmlFor={`${field}-${key}`}>
      <span>{label}</span>
      <Select
        id={`${field}-${key}`}
        value={style[key]}
        options={optionsOf(texts)}
        onChange={({ currentTarget: { value } }) => {
          const found = Object.keys(texts).find((known) => known === value);
          // The options are exactly the keys of the texts.
          if (found !== undefined) set({ [key]: found } as Partial<LineStyle>);
        }}
      />
    </label>
  );
  return (
    <fieldset className="studio-line">
      <legend>{filled(labels.line, { number: line + 1 })}</legend>
      <div className="studio-size">
        <span id={`${field}-size`}>{labels.lineSize}</span>
        <div>
          <button
            type="button"
            className="icon-button"
            aria-label={labels.smaller}
            disabled={style.scale <= LINE_SCALES.least}
            onClick={() => resize(-LINE_SCALES.step)}
          >
            <Icon name="minus" />
          </button>
          <output aria-labelledby={`${field}-size`}>
            <bdi dir="ltr">{`${Math.round(style.scale * 100)}%`}</bdi>
          </output>
          <button
            type="button"
            className="icon-button"
            aria-label={labels.larger}
            disabled={style.scale >= LINE_SCALES.most}
            onClick={() => resize(LINE_SCALES.step)}
          >
            <Icon name="plus" />
          </button>
        </div>
      </div>
      {choose("align", labels.aligns, labels.align)}
      {choose("tone", labels.tones, labels.tone)}
      {choose("direction", labels.directions, labels.direction)}
    </fieldset>
  );
}
