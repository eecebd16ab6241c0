import { useState } from "react";
import { useEditing } from "#editor/app/entry/editing.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { PicturesDialog } from "#editor/app/markdown/pictures-dialog.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { Frame } from "./frame.tsx";
import type { FieldProps } from "./props.ts";

/** The name of a photograph beside the entry: typed, or chosen among those that are there. */
export function PhotoField({ path, value, readonly, locale: _, ...words }: Omit<FieldProps, "shape">) {
  const { kind, id, set } = useEditing();
  const { t } = useTexts();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Frame path={path} {...words}>
        {(control) => (
          <div className="flex gap-2">
            <input
              {...control}
              className="input input-code grow"
              type="text"
              dir="ltr"
              value={typeof value === "string" ? value : ""}
              readOnly={readonly}
              spellCheck={false}
              onChange={({ target }) => set(path, target.value)}
            />
            <button type="button" className="button" onClick={() => setChoosing(true)}>
              <Icon name="image" />
              {t("pictures.pick")}
            </button>
          </div>
        )}
      </Frame>
      {isChoosing && (
        <PicturesDialog
          kind={kind}
          id={id}
          photosOnly
          onChoose={({ name }) => {
            set(path, name);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
