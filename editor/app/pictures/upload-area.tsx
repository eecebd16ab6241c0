import { type ReactNode, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { Button } from "#editor/app/controls/button.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { AddedPicture } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { FileButton, PHOTO_ENDINGS } from "./file-button.tsx";
import { useLibrary } from "./library.tsx";
import { type Upload, useUploads } from "./use-uploads.ts";

type UploadAreaProps = {
  /** After all files that were given together. */
  onAdded: (added: readonly AddedPicture[]) => void;
  children?: ReactNode;
};

/** Takes photographs by a button or dropped on it, several at once, and says of each what became of it. */
export function UploadArea({ onAdded, children }: UploadAreaProps) {
  const { t } = useTexts();
  const { refresh } = useLibrary();
  const { refresh: refreshContent } = useContent();
  const { uploads, add, clear } = useUploads(api.addToLibrary, async (added) => {
    await Promise.all([refresh(), refreshContent()]);
    onAdded(added);
  });
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for the mouse; the button does the same
    <div
      className="upload-area"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (event.currentTarget === event.target) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        add([...event.dataTransfer.files]);
      }}
    >
      <div className="upload-place">
        <Icon name="image" />
        <p className="grow basis-56">
          <span className="block font-strong text-ink">{t("pictures.drop")}</span>
          <small className="text-muted text-small">{t("pictures.formats")}</small>
        </p>
        <FileButton className="button" accept={PHOTO_ENDINGS} multiple onFiles={add}>
          <Icon name="plus" />
          {t("pictures.upload")}
        </FileButton>
      </div>
      {uploads.length > 0 && <UploadList uploads={uploads} onClear={clear} />}
      {children}
    </div>
  );
}

function UploadList({ uploads, onClear }: { uploads: readonly Upload[]; onClear: () => void }) {
  const { t } = useTexts();
  const isRunning = uploads.some(({ state }) => state === "waiting" || state === "sending");
  const done = uploads.filter(({ state }) => state === "done").length;
  return (
    <div className="upload-list">
      <p className="flex items-center justify-between gap-3 font-strong text-ink" role="status">
        {isRunning
          ? t("pictures.running", { done: done + 1, count: uploads.length })
          : t("pictures.added", { count: done })}
        {!isRunning && <Button look="quiet" onClick={onClear} label={t("pictures.clear")} />}
      </p>
      <ul>
        {uploads.map((upload) => (
          <li key={upload.key} data-state={upload.state}>
            <bdi dir="auto" className="truncate">
              {upload.name}
            </bdi>
            <UploadState upload={upload} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function UploadState({ upload }: { upload: Upload }) {
  const { t, reason } = useTexts();
  switch (upload.state) {
    case "waiting":
      return <span className="text-muted">{t("pictures.waiting")}</span>;
    case "sending":
      return (
        <progress aria-label={upload.name} max={1} {...(upload.share < 1 && { value: upload.share })}>
          {Math.round(upload.share * 100)}%
        </progress>
      );
    case "done":
      return (
        <span className="inline-flex items-center gap-1.5 text-ok-ink">
          <Icon className="size-4" name="check" />
          {t(upload.added.isSmaller ? "pictures.madeSmaller" : "pictures.kept")}
        </span>
      );
    case "refused":
    case "unreachable":
      return (
        <span className="field-error" role="alert">
          <Icon name="triangle-alert" />
          <span>{upload.state === "refused" ? reason(upload.why) : t("app.offlineTitle")}</span>
        </span>
      );
  }
}
