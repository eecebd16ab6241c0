import { useState } from "react";
import { useContent } from "#editor/app/content/content.tsx";
import { Button } from "#editor/app/controls/button.tsx";
import { useEditing } from "#editor/app/entry/editing.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { useLibrary } from "#editor/app/pictures/library.tsx";
import { LibraryDialog } from "#editor/app/pictures/library-dialog.tsx";
import { FileFacts, positionOf } from "#editor/app/pictures/picture-card.tsx";
import { PictureDetails } from "#editor/app/pictures/picture-details.tsx";
import type { LibraryPicture } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { Frame } from "./frame.tsx";
import type { FieldProps } from "./props.ts";

/** A picture of the library: seen, chosen or uploaded, and described here as well as on the page of pictures. */
export function PictureField({ path, value, readonly, locale: _, ...words }: Omit<FieldProps, "shape">) {
  const { set } = useEditing();
  const { t } = useTexts();
  const { library, findPicture } = useLibrary();
  const [asks, setAsks] = useState<"choose" | "describe" | null>(null);
  const id = typeof value === "string" ? value : "";
  const picture = id === "" ? null : findPicture(id);
  const choose = (chosen: LibraryPicture) => {
    set(path, chosen.id);
    // Nothing that shows it can be published before it is described.
    setAsks(chosen.undescribed.length > 0 ? "describe" : null);
  };
  return (
    <>
      <Frame path={path} {...words}>
        {(control) => (
          <div className="picture-field">
            {picture && <Chosen picture={picture} />}
            {id !== "" && !picture && typeof library === "object" && (
              <p className="field-error">
                <Icon name="triangle-alert" />
                <span>{t("pictures.gone", { id })}</span>
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              <Button
                look="quiet"
                className="border border-line-control"
                icon="image"
                {...control}
                disabled={readonly}
                onClick={() => setAsks("choose")}
                label={t(id === "" ? "pictures.pick" : "pictures.pickOther")}
              />
              {picture && (
                <Button
                  look="quiet"
                  icon="pencil-ruler"
                  onClick={() => setAsks("describe")}
                  label={t("pictures.edit")}
                />
              )}
              {id !== "" && words.optional && (
                <Button look="quiet" icon="trash-2" onClick={() => set(path, "")} label={t("pictures.remove")} />
              )}
            </div>
          </div>
        )}
      </Frame>
      {asks === "choose" && <LibraryDialog chosen={id} onChoose={choose} onClose={() => setAsks(null)} />}
      {asks === "describe" && picture && <PictureDetails picture={picture} onClose={() => setAsks(null)} />}
    </>
  );
}

function Chosen({ picture }: { picture: LibraryPicture }) {
  const { t, code } = useTexts();
  const { locales } = useContent();
  const missing = locales.filter((locale) => picture.undescribed.includes(locale.code));
  const alt = picture.alt[code] || Object.values(picture.alt).find(Boolean);
  return (
    <div className="picture-chosen">
      <img src={`${picture.address}&small`} alt="" style={positionOf(picture.focus)} />
      <div className="grid gap-1 content-center min-w-0">
        <p dir="auto">{alt || picture.id}</p>
        <FileFacts file={picture} />
        {missing.map(({ code: language, name }) => (
          <span key={language} className="pill pill-missing justify-self-start">
            {t("pictures.lacksDescription", { language: name })}
          </span>
        ))}
      </div>
    </div>
  );
}
