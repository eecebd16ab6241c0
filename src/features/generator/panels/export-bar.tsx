import { useEffect, useRef, useState } from "react";
import { POST_SIZES } from "#domain/generator/post-size.ts";
import { ActionButton } from "#src/ui/controls/action-button.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { canShareFiles, copyPicture, fileName, pngOf, saveFile, zipOfAllSizes } from "../export/export.ts";
import { filled } from "../labels.ts";
import type { Studio } from "../state/use-studio.ts";
import "./export-bar.css";

const TOTAL = POST_SIZES.length;

/** What becomes of the post: a file, the clipboard, another app, or all sizes at once. */
export function ExportBar({ studio }: { studio: Studio }) {
  const { post, facts, draw, isReady } = studio;
  const { labels } = facts;
  const [scale, setScale] = useState<1 | 2>(1);
  const [status, setStatus] = useState("");
  const [done, setDone] = useState<number | null>(null);
  const [canShare, setCanShare] = useState(false);
  const isStopped = useRef(false);
  useEffect(() => setCanShare(canShareFiles()), []);

  const attempt = async (work: () => Promise<string>, otherwise: string) => {
    setStatus("");
    try {
      setStatus(await work());
    } catch (error) {
      // Closing the share sheet is not an error.
      setStatus(error instanceof Error && error.name === "AbortError" ? "" : otherwise);
    }
  };
  const picture = () => pngOf(draw(post.size), scale);
  const download = () =>
    attempt(async () => {
      saveFile(await picture(), fileName(post, post.size, scale));
      return labels.saved;
    }, labels.failed);
  const copy = () =>
    attempt(async () => {
      await copyPicture(picture());
      return labels.copied;
    }, labels.copyFailed);
  const share = () =>
    attempt(async () => {
      const file = new File([await picture()], fileName(post, post.size, scale), { type: "image/png" });
      await navigator.share({ files: [file] });
      return "";
    }, labels.shareFailed);
  const all = () =>
    attempt(async () => {
      isStopped.current = false;
      setDone(0);
      try {
        const archive = await zipOfAllSizes(post, draw, { onStep: setDone, isStopped: () => isStopped.current });
        if (!archive) return labels.stopped;
        saveFile(archive, `${post.template}.zip`);
        return labels.saved;
      } finally {
        setDone(null);
      }
    }, labels.failed);

  return (
    <div className="studio-export">
      <div className="studio-export-main">
        <ActionButton icon="download" disabled={!isReady} onClick={download}>
          {labels.download}
        </ActionButton>
        <fieldset className="segmented">
          <legend className="sr-only">{labels.scale}</legend>
          {([1, 2] as const).map((times) => (
            <label key={times}>
              <input type="radio" name="post-scale" checked={scale === times} onChange={() => setScale(times)} />
              <span>{times === 1 ? labels.normal : labels.double}</span>
              <bdi dir="ltr">{`${times}×`}</bdi>
            </label>
          ))}
        </fieldset>
      </div>
      <div className="studio-buttons">
        <button type="button" className="studio-quiet" disabled={!isReady} onClick={copy}>
          <Icon name="copy" />
          {labels.copy}
        </button>
        {canShare && (
          <button type="button" className="studio-quiet" disabled={!isReady} onClick={share}>
            <Icon name="share-2" />
            {labels.share}
          </button>
        )}
        <button type="button" className="studio-quiet" disabled={!isReady || done !== null} onClick={all}>
          <Icon name="archive" />
          {labels.all}
        </button>
      </div>
      {done !== null && (
        <div className="studio-progress">
          <label>
            {filled(labels.making, { done: Math.min(done + 1, TOTAL), total: TOTAL })}
            <progress max={TOTAL} value={done} />
          </label>
          <button
            type="button"
            className="studio-quiet"
            onClick={() => {
              isStopped.current = true;
            }}
          >
            {labels.stop}
          </button>
        </div>
      )}
      <p className="studio-said" role="status">
        {status}
      </p>
    </div>
  );
}
