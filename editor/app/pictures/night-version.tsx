import { api } from "#editor/app/content/api.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { LibraryPicture, Refused } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { FileButton, PHOTO_ENDINGS } from "./file-button.tsx";
import { FileFacts } from "./picture-card.tsx";

type NightVersionProps = {
  picture: LibraryPicture;
  onFailed: (refused: Refused | null) => void;
  onChanged: () => void;
};

/** The same picture as the dark theme shows it, for screenshots that have one. */
export function NightVersion({ picture: { id, dark, hasFormerDark }, onFailed, onChanged }: NightVersionProps) {
  const { t } = useTexts();
  const upload = async ([file]: readonly File[]) => {
    if (!file) return;
    const answer = await api.replacePicture(id, file, "dark");
    if (answer.ok) onChanged();
    else onFailed(answer.refused);
  };
  const remove = async () => {
    const answer = await api.deletePicture(id, "dark");
    if (answer.ok) onChanged();
    else onFailed(answer.refused);
  };
  const bringBack = async () => {
    const answer = await api.bringFileBack(id, "dark");
    if (answer.ok) onChanged();
    else onFailed(answer.refused);
  };
  return (
    <section className="grid gap-2">
      <h3 className="field-label">{t("pictures.night")}</h3>
      <p className="field-hint">{t("pictures.nightNote")}</p>
      <div className="flex flex-wrap items-center gap-3">
        {dark && <img className="night-picture" src={`${dark.address}&small`} alt="" />}
        {dark && <FileFacts file={dark} />}
        <FileButton className="quiet-button border border-line-control" accept={PHOTO_ENDINGS} onFiles={upload}>
          <Icon className="size-4" name={dark ? "refresh-cw" : "plus"} />
          {t(dark ? "pictures.nightReplace" : "pictures.nightAdd")}
        </FileButton>
        {hasFormerDark && <Button look="quiet" icon="undo-2" onClick={bringBack} label={t("pictures.bringBack")} />}
        {dark && <Button look="quiet" icon="trash-2" onClick={remove} label={t("pictures.nightRemove")} />}
      </div>
    </section>
  );
}
