import { useEffect, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { Modal } from "#editor/app/dialogs/modal.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { KindId, Picture } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";

type PicturesDialogProps = {
  kind: KindId;
  id: string;
  /** For a field that names a photograph: drawings are left out. */
  photosOnly?: boolean;
  onChoose: (picture: Picture) => void;
  onClose: () => void;
};

/** The pictures that lie beside an entry, and the way to add one. */
export function PicturesDialog({ kind, id, photosOnly = false, onChoose, onClose }: PicturesDialogProps) {
  const { t, reason } = useTexts();
  const [all, setPictures] = useState<readonly Picture[] | null>(null);
  const pictures = photosOnly ? (all?.filter(({ name }) => !name.endsWith(".svg")) ?? null) : all;
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    api.pictures(kind, id).then((answer) => {
      if (answer.ok) setPictures(answer.value);
      else setError(t("app.offlineTitle"));
    });
  }, [kind, id, t]);

  const upload = async (file: File | undefined) => {
    if (!file) return;
    setError(null);
    const answer = await api.addPicture(kind, id, file);
    if (answer.ok) {
      setPictures([...(all ?? []), answer.value]);
      return;
    }
    const [first] = answer.refused?.errors ?? [];
    setError(first ? reason(first.reason) : t("app.offlineTitle"));
  };

  return (
    <Modal
      title={t("pictures.title")}
      onClose={onClose}
      wide
      actions={
        <label className="button upload relative overflow-clip">
          <Icon name="plus" />
          {t("pictures.upload")}
          <input
            className="absolute inset-0 opacity-0 cursor-pointer"
            type="file"
            accept={`${photosOnly ? "" : ".svg,"}.png,.jpg,.jpeg,.webp,.avif`}
            onChange={({ target }) => {
              upload(target.files?.[0]);
              // So that a file that was refused can be chosen again once it is mended.
              target.value = "";
            }}
          />
        </label>
      }
    >
      {pictures?.length === 0 && <p>{t("pictures.none")}</p>}
      {pictures && pictures.length > 0 && (
        <>
          <p>{t(photosOnly ? "pictures.chooseFile" : "pictures.choose")}</p>
          <ul className="pictures grid gap-3">
            {pictures.map((picture) => (
              <li key={picture.name}>
                <button
                  type="button"
                  className="grid gap-1 w-full p-2 border border-line-control rounded-control bg-raised text-ink text-small wrap-anywhere hover:border-primary-ink"
                  onClick={() => onChoose(picture)}
                >
                  <img
                    className="w-full h-28 object-contain rounded-mark bg-surface"
                    src={picture.address}
                    alt=""
                    width={picture.width}
                    height={picture.height}
                  />
                  <bdi dir="ltr">{picture.name}</bdi>
                  <small className="text-muted" dir="ltr">
                    {picture.width} × {picture.height}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="field-hint">{t("pictures.formats")}</p>
      {error && (
        <p className="field-error" role="alert">
          <Icon name="triangle-alert" />
          <span>{error}</span>
        </p>
      )}
    </Modal>
  );
}
