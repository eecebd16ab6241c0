import { Button } from "#editor/app/controls/button.tsx";
import { Modal } from "#editor/app/dialogs/modal.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Unreachable } from "#editor/app/frame/unreachable.tsx";
import type { LibraryPicture } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { useLibrary } from "./library.tsx";
import { PictureCard } from "./picture-card.tsx";
import { UploadArea } from "./upload-area.tsx";

type LibraryDialogProps = {
  /** The id of the one that is chosen now. */
  chosen: string;
  onChoose: (picture: LibraryPicture) => void;
  onClose: () => void;
};

/** Chooses a picture of the library, or takes a new one into it. */
export function LibraryDialog({ chosen, onChoose, onClose }: LibraryDialogProps) {
  const { t } = useTexts();
  return (
    <Modal
      title={t("pictures.chooseTitle")}
      onClose={onClose}
      wide
      actions={<Button look="ghost" onClick={onClose} label={t("new.cancel")} />}
    >
      <UploadArea
        onAdded={([first, ...others]) => {
          // One that was brought for this place is meant for it.
          if (first && others.length === 0) onChoose(first.picture);
        }}
      />
      <PictureChoice chosen={chosen} onChoose={onChoose} />
    </Modal>
  );
}

type PictureChoiceProps = Pick<LibraryDialogProps, "chosen" | "onChoose">;

export function PictureChoice({ chosen, onChoose }: PictureChoiceProps) {
  const { t } = useTexts();
  const { library, refresh } = useLibrary();
  if (library === "loading") return <Notice tone="loading" title={t("pictures.loading")} />;
  if (library === "unreachable") return <Unreachable onRetry={refresh} />;
  if (library.pictures.length === 0) return <p>{t("pictures.empty")}</p>;
  return (
    <ul className="picture-grid">
      {library.pictures.map((picture) => (
        <li key={picture.id}>
          <button
            type="button"
            className="picture-card"
            aria-pressed={picture.id === chosen}
            onClick={() => onChoose(picture)}
          >
            <PictureCard picture={picture} />
          </button>
        </li>
      ))}
    </ul>
  );
}
