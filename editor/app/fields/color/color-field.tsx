import { useState } from "react";
import { useEditing } from "#editor/app/entry/editing.tsx";
import { Frame } from "#editor/app/fields/frame.tsx";
import type { FieldProps, ShapeOf } from "#editor/app/fields/props.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { hexOf, hueOf } from "./brand-color.ts";

/** A colour of the brand: picked, or typed as #rrggbb. Its hue and chroma are what the file keeps. */
export function ColorField({ shape: _, path, value, locale: __, ...words }: FieldProps<ShapeOf<"group">>) {
  const { set } = useEditing();
  const { t } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<{ wanted: string; shown: string } | null>(null);
  const name = String(path.at(-1));
  const hex = hexOf(name, value);
  const isAdjusted = chosen !== null && chosen.shown === hex && chosen.wanted !== hex;
  const choose = (text: string) => {
    const stored = hueOf(text, value);
    if (!stored) return;
    set(path, stored);
    setChosen({ wanted: text.toLowerCase(), shown: hexOf(name, stored) });
  };
  return (
    <Frame path={path} {...words}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-3">
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
          <p className="field-hint w-full empty:hidden" role="status">
            {isAdjusted && t.rich("color.adjusted", { shown: () => <bdi dir="ltr">{hex}</bdi> })}
          </p>
        </div>
      )}
    </Frame>
  );
}
