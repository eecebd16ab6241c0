import { useContent } from "#editor/app/content/content.tsx";
import { differences, keyOf, type Path, valueAt } from "#editor/app/content/path.ts";
import { Button } from "#editor/app/controls/button.tsx";
import type { EntryState } from "#editor/app/entry/entry-state.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Entry } from "#editor/contract.ts";
import { Modal } from "./modal.tsx";

type ConflictDialogProps = {
  state: EntryState;
  theirs: Entry;
  onTake: () => void;
  onKeep: () => void;
  onClose: () => void;
};

/** The version that was saved elsewhere meanwhile, beside what is typed here. */
export function ConflictDialog({ state, theirs, onTake, onKeep, onClose }: ConflictDialogProps) {
  const { t, place } = useTexts();
  const { locales } = useContent();
  const mine = { data: state.data, texts: state.texts };
  const rows = differences({ data: theirs.data, texts: theirs.texts }, mine);
  const name = ([part, ...path]: Path) =>
    [part === "texts" && t("markdown.title"), place(path, locales), languageOf(path)].filter(Boolean).join(" › ");
  const languageOf = (path: Path) => locales.find(({ code }) => code === path.at(-1))?.name;
  return (
    <Modal
      title={t("conflict.title")}
      onClose={onClose}
      wide
      actions={
        <>
          <Button look="ghost" onClick={onClose} label={t("conflict.later")} />
          <Button look="ghost" onClick={onTake} label={t("conflict.takeTheirs")} />
          <Button onClick={onKeep} label={t("conflict.keepMine")} />
        </>
      }
    >
      <p>{t("conflict.text")}</p>
      {rows.length === 0 ? (
        <p>{t("conflict.same")}</p>
      ) : (
        <div className="conflicts grid gap-4.5">
          {rows.map((path) => (
            <section key={keyOf(path)}>
              <h3 className="pb-1.5 tracking-normal">{name(path)}</h3>
              <div className="conflict grid gap-2.5">
                <Version label={t("conflict.theirs")} value={valueAt(theirs, path)} />
                <Version label={t("conflict.mine")} value={valueAt(mine, path)} />
              </div>
            </section>
          ))}
        </div>
      )}
    </Modal>
  );
}

function Version({ label, value }: { label: string; value: unknown }) {
  const { t } = useTexts();
  const shown = typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value, null, 1);
  return (
    <div className="py-2.5 px-3.5 border border-line rounded-control bg-raised">
      <p className="text-muted text-small">{label}</p>
      <p className="max-h-64 overflow-auto whitespace-pre-wrap wrap-anywhere text-ink" dir="auto">
        {shown || <small>{t("conflict.empty")}</small>}
      </p>
    </div>
  );
}
