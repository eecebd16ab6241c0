import { useEffect, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { Modal } from "#editor/app/dialogs/modal.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { DRAWING_ENDINGS, FileButton, PHOTO_ENDINGS } from "#editor/app/pictures/file-button.tsx";
import { PictureChoice } from "#editor/app/pictures/library-dialog.tsx";
import { FileFacts } from "#editor/app/pictures/picture-card.tsx";
import type { KindId, Picture, Titles } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";

/** `alt`: what is known of it, by language. */
export type ChosenPicture = { markdown: string; alt?: Titles };

type PicturesDialogProps = {
  kind: KindId;
  id: string;
  onChoose: (picture: ChosenPicture) => void;
  onClose: () => void;
};

/** From the folder of any text to the library. */
const LIBRARY_WAY = "../../pictures/";

/** The pictures that lie beside an entry, and those of the library; and the way to add one. */
export function PicturesDialog({ kind, id, onChoose, onClose }: PicturesDialogProps) {
  const { t, refusal } = useTexts();
  const [pictures, setPictures] = useState<readonly Picture[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    api.pictures(kind, id).then((answer) => {
      if (answer.ok) setPictures(answer.value);
      else setError(t("app.offlineTitle"));
    });
  }, [kind, id, t]);

  const upload = async ([file]: readonly File[]) => {
    if (!file) return;
    setError(null);
    const answer = await api.addPicture(kind, id, file);
    if (answer.ok) {
      setPictures([...(pictures ?? []), answer.value]);
      return;
    }
    setError(refusal(answer));
  };

  return (
    <Modal
      title={t("pictures.insertTitle")}
      onClose={onClose}
      wide
      actions={
        <FileButton className="button" accept={`${DRAWING_ENDINGS},${PHOTO_ENDINGS}`} onFiles={upload}>
          <Icon name="plus" />
          {t("pictures.uploadBeside")}
        </FileButton>
      }
    >
      <p>{t("pictures.insert")}</p>
      {error && (
        <p className="field-error" role="alert">
          <Icon name="triangle-alert" />
          <span>{error}</span>
        </p>
      )}
      <h3 className="field-label">{t("pictures.besideThis")}</h3>
      {pictures?.length === 0 && <p className="field-hint">{t("pictures.none")}</p>}
      {pictures && pictures.length > 0 && (
        <ul className="picture-grid">
          {pictures.map((picture) => (
            <li key={picture.name}>
              <button type="button" className="picture-card" onClick={() => onChoose(picture)}>
                <img className="is-whole" src={picture.address} alt="" />
                <span className="picture-words">
                  <bdi dir="ltr" className="picture-name font-data">
                    {picture.name}
                  </bdi>
                  <FileFacts file={picture} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <h3 className="field-label pt-3">{t("pictures.library")}</h3>
      <PictureChoice chosen="" onChoose={({ name, alt }) => onChoose({ markdown: `${LIBRARY_WAY}${name}`, alt })} />
    </Modal>
  );
}
