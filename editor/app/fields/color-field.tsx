import { useState } from "react";
import { useEditing } from "#editor/app/entry/editing.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { hexOf, hueOf } from "./brand-color.ts";
import { Frame } from "./frame.tsx";
import type { FieldProps, ShapeOf } from "./props.ts";

/** A colour of the brand: picked, or typed as #rrggbb. Its hue and chroma are what the file keeps. */
export function ColorField({ shape: _, path, value, locale: __, ...words }: FieldProps<ShapeOf<"group">>) {
  const { set } = useEditing();
  const { t } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const hex = hexOf(String(path.at(-1)), value);
  const choose = (text: string) => {
    const stored = hueOf(text, value);
    if (stored) set(path, stored);
  };
  return (
    <Frame path={path} {...words}>
      {(control) => (
        <div className="flex items-center gap-3">
          <input
            {...control}
            className="color-swatch"
            type="color"
            value={hex}
            onChange={({ target }) => {
              setTyped(null);
              choose(target.value);
            }}
          />
          <input
            className="input input-code color-code"
            type="text"
            dir="ltr"
            spellCheck={false}
            maxLength={7}
            aria-label={t("color.code", { field: words.label })}
            value={typed ?? hex}
            onChange={({ target }) => {
              setTyped(target.value);
              choose(target.value.trim());
            }}
            onBlur={() => setTyped(null)}
          />
        </div>
      )}
    </Frame>
  );
}
