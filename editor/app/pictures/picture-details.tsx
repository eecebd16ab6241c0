import { useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { isSame } from "#editor/app/content/path.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { Modal } from "#editor/app/dialogs/modal.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Unreachable } from "#editor/app/frame/unreachable.tsx";
import type { EntryError, Focus, LibraryPicture } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { DescriptionFields } from "./description-fields.tsx";
import { FileButton, PHOTO_ENDINGS } from "./file-button.tsx";
import { FocusPicker } from "./focus-picker.tsx";
import { useLibrary } from "./library.tsx";
import { NightVersion } from "./night-version.tsx";
import { FileFacts } from "./picture-card.tsx";
import { UsesList } from "./uses-list.tsx";

type PictureDetailsProps = { picture: LibraryPicture; onClose: () => void };

/** Everything about one picture of the library: what it shows, what stays in view, its files, and who shows it. */
export function PictureDetails({ picture, onClose }: PictureDetailsProps) {
  const { id, uses } = picture;
  const { t } = useTexts();
  const { refresh: refreshContent } = useContent();
  const { refresh } = useLibrary();
  const [alt, setAlt] = useState(picture.alt);
  const [focus, setFocus] = useState<Focus | null>(picture.focus);
  const [errors, setErrors] = useState<readonly EntryError[] | "unreachable">([]);
  const [asks, setAsks] = useState<"delete" | "leave" | null>(null);
  const [news, setNews] = useState("");
  const isChanged = !isSame(alt, picture.alt) || !isSame(focus, picture.focus);

  const renew = () => Promise.all([refresh(), refreshContent()]);
  const failed = (refused: { errors: readonly EntryError[] } | null) => setErrors(refused?.errors ?? "unreachable");
  const save = async () => {
    const data = {
      id,
      file: picture.name,
      ...(picture.dark && { darkFile: picture.dark.name }),
      alt,
      ...(focus && { focusPoint: focus }),
    };
    const answer = await api.save("entries", "pictures", id, {
      data,
      texts: {},
      version: picture.version,
      draftVersion: "",
    });
    if (!answer.ok) return failed(answer.refused);
    await renew();
    onClose();
  };
  const replace = async ([file]: readonly File[]) => {
    if (!file) return;
    setErrors([]);
    const answer = await api.replacePicture(id, file);
    if (!answer.ok) return failed(answer.refused);
    await renew();
    setNews(t(answer.value.isSmaller ? "pictures.madeSmaller" : "pictures.replaced"));
  };
  const bringBack = async () => {
    setErrors([]);
    const answer = await api.bringFileBack(id);
    if (!answer.ok) return failed(answer.refused);
    await renew();
    setNews(t("pictures.replaced"));
  };
  const remove = async () => {
    const answer = await api.deletePicture(id);
    if (!answer.ok) return failed(answer.refused);
    onClose();
    await renew();
  };
  const leave = () => (isChanged ? setAsks("leave") : onClose());

  return (
    <Modal
      title={id}
      onClose={leave}
      wide
      actions={
        asks === "delete" ? (
          <Question
            text={t("pictures.deleteAsk")}
            yes={t("delete.confirm")}
            onYes={remove}
            onNo={() => setAsks(null)}
            isDanger
          />
        ) : asks === "leave" ? (
          <Question text={t("save.unsaved")} yes={t("discard.confirm")} onYes={onClose} onNo={() => setAsks(null)} />
        ) : (
          <>
            {uses.length === 0 && (
              <Button
                look="ghostDanger"
                className="me-auto"
                icon="trash-2"
                onClick={() => setAsks("delete")}
                label={t("delete.confirm")}
              />
            )}
            {picture.hasFormer && (
              <Button look="ghost" icon="undo-2" onClick={bringBack} label={t("pictures.bringBack")} />
            )}
            <FileButton className="button button-ghost" accept={PHOTO_ENDINGS} onFiles={replace}>
              <Icon name="refresh-cw" />
              {t("pictures.replace")}
            </FileButton>
            {isChanged ? (
              <Button onClick={save} label={t("save.button")} />
            ) : (
              <Button look="ghost" onClick={onClose} label={t("dialog.close")} />
            )}
          </>
        )
      }
    >
      <Refusal errors={errors} />
      <p className="flex flex-wrap items-center gap-x-3">
        <bdi dir="ltr" className="font-data text-small">
          {picture.name}
        </bdi>
        <FileFacts file={picture} />
        <span role="status" className="text-ok-ink text-small">
          {news}
        </span>
      </p>
      <div className="picture-details">
        <FocusPicker file={picture} focus={focus} onChange={setFocus} />
        <div className="grid gap-5 content-start">
          <DescriptionFields alt={alt} onChange={setAlt} />
          <NightVersion picture={picture} onFailed={failed} onChanged={renew} />
          <section className="grid gap-2">
            <h3 className="field-label">{t("pictures.usedBy")}</h3>
            {uses.length === 0 ? (
              <p className="field-hint">{t("pictures.unused")}</p>
            ) : (
              <>
                <p className="field-hint">{t("pictures.usedNote")}</p>
                <UsesList uses={uses} />
              </>
            )}
          </section>
        </div>
      </div>
    </Modal>
  );
}

type QuestionProps = { text: string; yes: string; onYes: () => void; onNo: () => void; isDanger?: boolean };

/** Asked in the place of the buttons, where the hand is. */
function Question({ text, yes, onYes, onNo, isDanger = false }: QuestionProps) {
  const { t } = useTexts();
  return (
    <>
      <p className="me-auto self-center font-strong" role="alert">
        {text}
      </p>
      <Button look="ghost" onClick={onNo} label={t("leave.stay")} />
      <Button look={isDanger ? "danger" : "primary"} onClick={onYes} label={yes} />
    </>
  );
}

/** Why a change was not made; it may be a place elsewhere that shows the picture. */
function Refusal({ errors }: { errors: readonly EntryError[] | "unreachable" }) {
  const { t, reason } = useTexts();
  if (errors === "unreachable") return <Unreachable />;
  if (errors.length === 0) return null;
  return (
    <Notice tone="error" title={t("save.refused")}>
      <ul className="grid gap-1.5">
        {errors.map((error) => (
          <li key={JSON.stringify(error)}>
            {reason(error.reason)} {error.file && <bdi dir="ltr">({error.file})</bdi>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
