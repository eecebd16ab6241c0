import { useRef, useState } from "react";
import { useContent } from "#editor/app/content/content.tsx";
import { keyOf } from "#editor/app/content/path.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { entryAddress, TEXT } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { MissingTranslation } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";

type MissingEntryProps = {
  /** All of one entry. */
  places: readonly [MissingTranslation, ...MissingTranslation[]];
  isOpenAtFirst: boolean;
  onConfirm: (places: readonly MissingTranslation[]) => void;
};

/** What an entry lacks. Its lines are drawn only while it stands open: a new language has thousands. */
export function MissingEntry({ places, isOpenAtFirst, onConfirm }: MissingEntryProps) {
  const { t, kind: kindName } = useTexts();
  const { kindOf, nameOf } = useContent();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const summary = useRef<HTMLElement>(null);
  const [{ kind, id }] = places;
  const kindRow = kindOf(kind);
  const copied = places.filter(({ text }) => text !== undefined);
  const confirm = (confirmed: readonly MissingTranslation[]) => {
    // The pressed button goes with its line.
    summary.current?.focus();
    onConfirm(confirmed);
  };
  return (
    <li>
      <details
        className="fold missing-entry border border-line rounded-card bg-surface overflow-clip"
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary ref={summary} className="focus-visible:-outline-offset-2">
          <Icon name="chevron-right" />
          <h2 className="flex flex-wrap flex-1 items-baseline gap-y-0.5 gap-x-3 tracking-normal">
            <span dir="auto">{nameOf(kind, id)}</span>
            {kindRow && <small className="text-muted">{kindName(kindRow.label)}</small>}
          </h2>
          <span className="text-muted text-small">{t("missing.count", { count: places.length })}</span>
        </summary>
        {isOpen && (
          <>
            <ul>
              {places.map((place, index) => (
                <MissingLine
                  // Lines of a text have no path of their own, and may say the same.
                  key={`${keyOf([...place.path, place.locale])} ${place.path.length > 0 ? "" : index}`}
                  place={place}
                  onConfirm={() => confirm([place])}
                />
              ))}
            </ul>
            {copied.length > 1 && (
              <p className="py-2.5 px-4.5 border-t border-line">
                <Button look="soft" icon="check" onClick={() => confirm(copied)} label={t("missing.confirmAll")} />
              </p>
            )}
          </>
        )}
      </details>
    </li>
  );
}

function MissingLine({ place, onConfirm }: { place: MissingTranslation; onConfirm: () => void }) {
  const { t, place: placeName } = useTexts();
  const { locales } = useContent();
  const { kind, id, path, locale, text } = place;
  const at = path.length > 0 ? path : [TEXT];
  const whole = text === undefined ? t("missing.markdown") : t("missing.markdownLine");
  const name = path.length > 0 ? placeName(path, locales) : whole;
  return (
    <li className="flex flex-wrap items-center border-t border-line">
      <a
        className="flex flex-1 basis-64 items-center gap-3 min-w-0 min-h-11.5 py-2 px-4.5 hover:bg-raised focus-visible:-outline-offset-2"
        href={entryAddress(kind, id, path.includes(locale) ? at : [...at, locale])}
      >
        <span className="grid flex-1 min-w-0">
          <span>{name}</span>
          {text !== undefined && (
            <span className="justify-self-start text-muted text-small wrap-anywhere" dir="auto">
              {text}
            </span>
          )}
        </span>
        <span className="pill pill-missing">{locales.find(({ code }) => code === locale)?.name ?? locale}</span>
        <Icon className="size-4.5 text-muted" name="chevron-right" />
      </a>
      {text !== undefined && (
        <Button
          look="soft"
          icon="check"
          aria-label={`${t("missing.confirm")}: ${text}`}
          onClick={onConfirm}
          label={t("missing.confirm")}
        />
      )}
    </li>
  );
}
