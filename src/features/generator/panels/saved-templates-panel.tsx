import { useEffect, useId, useRef, useState } from "react";
import { ActionButton } from "#src/ui/controls/action-button.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { pngOf } from "../export/export.ts";
import { filled } from "../labels.ts";
import { deleteTemplate, listTemplates, type StoredTemplate, saveTemplate } from "../state/store.ts";
import type { Studio } from "../state/use-studio.ts";
import "./mine-panel.css";

const THUMB_PX = 160;

/** Templates saved in this browser, with their words, colours and pictures; and the link of the one in work. */
export function SavedTemplatesPanel({ studio }: { studio: Studio }) {
  const { facts, post, isReady, whenReady, openStored, change, canStore, reset } = studio;
  const { labels } = facts;
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const [templates, setTemplates] = useState<StoredTemplate[]>([]);
  const [status, setStatus] = useState("");
  const [deleted, setDeleted] = useState<StoredTemplate | null>(null);

  const attempt = async (work: () => Promise<string>) => {
    try {
      const words = await work();
      setTemplates(await listTemplates());
      setStatus(words);
    } catch {
      setStatus(labels.storageFailed);
    }
  };
  useEffect(() => {
    if (isReady) listTemplates().then(setTemplates, () => undefined);
  }, [isReady]);

  const save = () =>
    attempt(async () => {
      const { post, draw, storedPost } = await whenReady();
      const drawn = draw(post.size);
      const thumb = await pngOf(drawn, THUMB_PX / Math.max(drawn.scene.width, drawn.scene.height));
      const title = name.current?.value.trim() || facts.editions[facts.language]?.kinds[post.template] || post.template;
      await saveTemplate({ ...storedPost(), id: crypto.randomUUID(), name: title, savedAt: Date.now(), thumb });
      if (name.current) name.current.value = "";
      setDeleted(null);
      return filled(labels.savedTemplate, { name: title });
    });
  const open = (template: StoredTemplate) =>
    attempt(async () => {
      const found = await openStored(template);
      if (found) change(() => found);
      return "";
    });
  const remove = (template: StoredTemplate) =>
    attempt(async () => {
      await deleteTemplate(template.id);
      setDeleted(template);
      return filled(labels.deleted, { name: template.name });
    });
  const restore = (template: StoredTemplate) =>
    attempt(async () => {
      await saveTemplate(template);
      setDeleted(null);
      return "";
    });
  const copyLink = async () => {
    const address = new URL(location.href);
    address.search = new URLSearchParams({ template: post.template, size: post.size }).toString();
    address.hash = "";
    try {
      await navigator.clipboard.writeText(address.href);
      setStatus(labels.linkCopied);
    } catch {
      setStatus(labels.copyFailed);
    }
  };

  return (
    <>
      <p className="studio-note">{canStore ? labels.draft : labels.storageFailed}</p>
      <div className="studio-save">
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {labels.saveAs}
          </label>
          <input ref={name} id={id} className="input" dir="auto" maxLength={60} autoComplete="off" />
        </div>
        <ActionButton look="soft" icon="bookmark" onClick={save}>
          {labels.save}
        </ActionButton>
      </div>
      {templates.length === 0 && <p className="studio-note">{labels.none}</p>}
      <ul className="studio-mine">
        {templates.map((template) => (
          <li key={template.id}>
            <Thumb blob={template.thumb} />
            <p dir="auto">{template.name}</p>
            <button
              type="button"
              className="studio-quiet"
              aria-label={`${labels.open} ${template.name}`}
              onClick={() => open(template)}
            >
              {labels.open}
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={`${labels.delete} ${template.name}`}
              onClick={() => remove(template)}
            >
              <Icon name="trash-2" />
            </button>
          </li>
        ))}
      </ul>
      <p className="studio-said" role="status">
        {status}
      </p>
      {deleted && (
        <button type="button" className="studio-quiet" onClick={() => restore(deleted)}>
          <Icon name="undo-2" />
          {labels.restore}
        </button>
      )}
      <div className="studio-buttons">
        <button type="button" className="studio-quiet" onClick={copyLink}>
          <Icon name="link" />
          {labels.copyLink}
        </button>
        <button type="button" className="studio-quiet" onClick={reset}>
          <Icon name="refresh-cw" />
          {labels.reset}
        </button>
      </div>
    </>
  );
}

/** The small picture saved with a template; its object URL is revoked when it is no longer shown. */
function Thumb({ blob }: { blob: Blob }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return <img src={address} alt="" width={64} height={64} />;
}
