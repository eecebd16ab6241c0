import type { ChangeEvent, KeyboardEvent } from "react";
import { normalizePhone } from "#domain/site/phone-number.ts";
import { useEditing, useExampleOf } from "#editor/app/entry/editing.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { TextFormat } from "#editor/contract.ts";
import { Frame } from "./frame.tsx";
import type { FieldProps, ShapeOf } from "./props.ts";
import { type Count, lengthOf } from "./text-length.ts";

/** Formats with a control of their own; what they hold runs from left to right in every language. */
const INPUTS: Readonly<Partial<Record<TextFormat, string>>> = {
  date: "date",
  url: "url",
  email: "email",
  phone: "tel",
  slug: "text",
};

export function TextField({ shape, path, value, readonly, locale, ...words }: FieldProps<ShapeOf<"text">>) {
  const { set } = useEditing();
  const example = useExampleOf(path, locale?.code);
  const text = typeof value === "string" ? value : "";
  const count = readonly ? null : lengthOf(text, shape);
  const { format } = shape;
  const type = format && INPUTS[format];
  const write = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const typed = event.target.value;
    set(path, shape.long ? typed : typed.replaceAll(/\s*\n\s*/g, " "));
  };
  const direction = locale ? { lang: locale.code, dir: locale.dir } : { dir: type || shape.pattern ? "ltr" : "auto" };
  return (
    <Frame path={path} {...words} aside={count && <Counter {...count} />}>
      {(control) =>
        type || readonly ? (
          <input
            {...control}
            className={`input ${format === "slug" || readonly ? "input-code" : ""}`}
            type={type ?? "text"}
            value={text}
            placeholder={example}
            readOnly={readonly}
            spellCheck={false}
            {...direction}
            onChange={write}
            // Written as people write it, stored as telephones dial it.
            onBlur={format === "phone" ? () => text && set(path, normalizePhone(text)) : undefined}
          />
        ) : (
          <textarea
            {...control}
            className="input input-words resize-none"
            rows={shape.long ? 3 : 1}
            placeholder={example}
            value={text}
            {...direction}
            onChange={write}
            onKeyDown={shape.long ? undefined : keepOneLine}
          />
        )
      }
    </Frame>
  );
}

/** Grows with its words like a text, but holds a single line of them. */
function keepOneLine(event: KeyboardEvent) {
  if (event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
}

function Counter({ length, min, max, state }: Count) {
  const { t } = useTexts();
  return (
    <span className="counter inline-flex gap-2 text-small" data-state={length === 0 ? "empty" : state}>
      {state === "short" && length > 0 && <span>{t("count.short", { missing: min - length })}</span>}
      {state === "long" && max !== null && <span>{t("count.long", { over: length - max })}</span>}
      <bdi dir="ltr" className="font-data">
        {max === null ? length : `${length} / ${max}`}
      </bdi>
    </span>
  );
}
