import { useEffect, useId, useRef, useState } from "react";
import { ActionButton } from "#src/ui/controls/action-button.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { pngOf } from "../export/export.ts";
import { filled } from "../labels.ts";
import { dropTemplate, type KeptTemplate, keepTemplate, listTemplates } from "../state/store.ts";
import type { Studio } from "../state/use-studio.ts";
import "./mine-panel.css";

const THUMB_PX = 160;

/** Designs kept in this browser, with their words, colours and pictures; and the link of the one in work. */
export function MinePanel({ studio }: { studio: Studio }) {
  const { facts, post, isReady, draw, kept, openKept, change, canKeep, reset } = studio;
  const { labels } = facts;
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const [mine, setMine] = useState<KeptTemplate[]>([]);
  const [said, setSaid] = useState("");
  const [deleted, setDeleted] = useState<KeptTemplate | null>(null);

  const attempt = async (work: () => Promise<string>) => {
    try {
      const words = await work();
      setMine(await listTemplates());
      setSaid(words);
    } catch {
      setSaid(labels.storageFailed);
    }
  };
  useEffect(() => {
    if (isReady) listTemplates().then(setMine, () => undefined);
  }, [isReady]);

  const save = () =>
    attempt(async () => {
      const drawn = draw(post.size);
      const thumb = await pngOf(drawn, THUMB_PX / Math.max(drawn.scene.width, drawn.scene.height));
      const title = name.current?.value.trim() || facts.editions[facts.language]?.kinds[post.template] || post.template;
      await keepTemplate({ ...kept(), id: crypto.randomUUID(), name: title, savedAt: Date.now(), thumb });
      if (name.current) name.current.value = "";
      setDeleted(null);
      return filled(labels.savedTemplate, { name: title });
    });
  const open = (template: KeptTemplate) =>
    attempt(async () => {
      const found = await openKept(template);
      if (found) change(() => found);
      return "";
    });
  const remove = (template: KeptTemplate) =>
    attempt(async () => {
      await dropTemplate(template.id);
      setDeleted(template);
      return filled(labels.deleted, { name: template.name });
    });
  const restore = (template: KeptTemplate) =>
    attempt(async () => {
      await keepTemplate(template);
      setDeleted(null);
      return "";
    });
  const copyLink = async () => {
    const address = new URL(location.href);
    address.search = new URLSearchParams({ template: post.template, size: post.size }).toString();
    address.hash = "";
    try {
      await navigator.clipboard.writeText(address.href);
      setSaid(labels.linkCopied);
    } catch {
      setSaid(labels.copyFailed);
    }
  };

  return (
    <>
      <p className="studio-note">{canKeep ? labels.draft : labels.storageFailed}</p>
      <div className="studio-save">
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {labels.saveAs}
          </label>
          <input ref={name} id={id} className="input" dir="auto" maxLength={60} autoComplete="off" />
        </div>
        <ActionButton look="soft" icon="bookmark" disabled={!isReady} onClick={save}>
          {labels.save}
        </ActionButton>
      </div>
      {mine.length === 0 && <p className="studio-note">{labels.none}</p>}
      <ul className="studio-mine">
        {mine.map((template) => (
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
        {said}
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

/** The small picture kept with a template; its address lives as long as it is shown. */
function Thumb({ blob }: { blob: Blob }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return <img src={address} alt="" width={64} height={64} />;
}
