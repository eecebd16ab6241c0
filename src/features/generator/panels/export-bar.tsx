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
  const { facts, whenReady } = studio;
  const { labels } = facts;
  const [scale, setScale] = useState<1 | 2>(1);
  const [status, setStatus] = useState("");
  const [isSaving, setSaving] = useState(false);
  const [done, setDone] = useState<number | null>(null);
  const [canShare, setCanShare] = useState(false);
  const isStopped = useRef(false);
  useEffect(() => {
    setCanShare(canShareFiles());
  }, []);

  const attempt = async (work: () => Promise<string>, otherwise: string) => {
    setStatus("");
    try {
      setStatus(await work());
    } catch (error) {
      // Closing the share sheet is not an error.
      setStatus(error instanceof Error && error.name === "AbortError" ? "" : otherwise);
    }
  };
  const picture = async () => {
    const { post, draw } = await whenReady();
    return { png: await pngOf(draw(post.size), scale), name: fileName(post, post.size, scale) };
  };
  const download = () =>
    attempt(async () => {
      setSaving(true);
      try {
        const { png, name } = await picture();
        saveFile(png, name);
        return labels.saved;
      } finally {
        setSaving(false);
      }
    }, labels.failed);
  const copy = () =>
    attempt(async () => {
      // Asked at once, with a picture that follows: later the browser would not take it for the visitor's wish.
      await copyPicture(picture().then(({ png }) => png));
      return labels.copied;
    }, labels.copyFailed);
  const share = () =>
    attempt(async () => {
      const { png, name } = await picture();
      await navigator.share({ files: [new File([png], name, { type: "image/png" })] });
      return "";
    }, labels.shareFailed);
  const all = () =>
    attempt(async () => {
      isStopped.current = false;
      setDone(0);
      try {
        const { post, draw } = await whenReady();
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
        <ActionButton icon="download" busy={isSaving} onClick={download}>
          {labels.download}
        </ActionButton>
        <fieldset className="segmented">
          <legend className="sr-only">{labels.scale}</legend>
          {([1, 2] as const).map((times) => (
            <label key={times}>
              <input type="radio" name="post-scale" checked={scale === times} onChange={() => setScale(times)} />
              <span className="max-tablet:sr-only">{times === 1 ? labels.normal : labels.double}</span>
              <bdi dir="ltr">{`${times}×`}</bdi>
            </label>
          ))}
        </fieldset>
      </div>
      <div className="studio-buttons">
        <button type="button" className="studio-quiet" onClick={copy}>
          <Icon name="copy" />
          {labels.copy}
        </button>
        {canShare && (
          <button type="button" className="studio-quiet" onClick={share}>
            <Icon name="share-2" />
            {labels.share}
          </button>
        )}
        <button type="button" className="studio-quiet" disabled={done !== null} onClick={all}>
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
