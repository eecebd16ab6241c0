import { useRef, useState } from "react";
import { useEditing } from "#editor/app/entry/editing.tsx";
import { TEXT } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { EntryError, LocaleRow } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { MarkdownPreview } from "./markdown-preview.tsx";
import { type Edit, editWith, pictureEdit, type Tool } from "./markdown-tools.ts";
import { type ChosenPicture, PicturesDialog } from "./pictures-dialog.tsx";

const TOOLS = ["bold", "heading", "link", "list", "callout"] as const satisfies readonly Tool[];
/** Letters and signs that say what a tool does; the rest have icons. */
const SIGNS = { bold: "B", heading: "H" } as const;
const ICONS = { link: "link", list: "menu", callout: "info" } as const;

type MarkdownLanguageProps = {
  locale: LocaleRow;
  texts: Readonly<Record<string, string>>;
  errors: readonly EntryError[];
  onWrite: (locale: string, text: string) => void;
};

/** One language's text: written with a few tools, or seen as the site shows it. */
export function MarkdownLanguage({ locale, texts, errors, onWrite }: MarkdownLanguageProps) {
  const { kind, id } = useEditing();
  const { t, reason } = useTexts();
  const area = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState<"write" | "preview">("write");
  const [hasPictures, setPictures] = useState(false);
  const language = locale.name;
  const text = texts[locale.code] ?? "";
  const place = `at-${TEXT}.${locale.code}`;

  const selection = () => ({
    text,
    start: area.current?.selectionStart ?? text.length,
    end: area.current?.selectionEnd ?? text.length,
  });
  const use = (tool: Tool) => apply(area.current, editWith(tool, selection(), t(`markdown.${tool}Words`)));
  const insert = ({ markdown, alt }: ChosenPicture) => {
    setPictures(false);
    const edit = pictureEdit(selection(), markdown, alt?.[locale.code]);
    // After the dialog has given the focus back.
    requestAnimationFrame(() => apply(area.current, edit));
  };

  return (
    <div className="field markdown">
      <div className="field-top flex-wrap justify-between gap-y-0.5 gap-x-3 items-center">
        <label className="field-label" htmlFor={place}>
          <span className="sr-only">{t("markdown.title")} — </span>
          {language}
        </label>
        <fieldset className="segmented segmented-small">
          <legend className="sr-only">{t("markdown.view", { language })}</legend>
          {(["write", "preview"] as const).map((one) => (
            <label key={one}>
              <input type="radio" name={`${place}-view`} checked={view === one} onChange={() => setView(one)} />
              <span>{t(`markdown.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {view === "write" && (
        <div className="markdown-box rounded-control bg-surface overflow-clip" data-path={`${TEXT}.${locale.code}`}>
          <fieldset className="markdown-tools flex flex-wrap gap-0.5 py-1 px-1.5 border-b border-line bg-raised">
            <legend className="sr-only">{t("markdown.tools", { language })}</legend>
            {TOOLS.map((tool) => (
              <button
                key={tool}
                type="button"
                className="row-button"
                data-tool={tool}
                title={t(`markdown.${tool}`)}
                aria-label={t(`markdown.${tool}`)}
                onClick={() => use(tool)}
              >
                {tool === "bold" || tool === "heading" ? (
                  <span aria-hidden="true">{SIGNS[tool]}</span>
                ) : (
                  <Icon name={ICONS[tool]} />
                )}
              </button>
            ))}
            <button
              type="button"
              className="row-button"
              title={t("markdown.pictures")}
              aria-label={t("markdown.pictures")}
              onClick={() => setPictures(true)}
            >
              <Icon name="image" />
            </button>
          </fieldset>
          <textarea
            ref={area}
            id={place}
            className="input markdown-area"
            lang={locale.code}
            dir={locale.dir}
            value={text}
            aria-invalid={errors.length > 0 || undefined}
            aria-describedby={errors.length > 0 ? `${place}-error` : undefined}
            onChange={(event) => onWrite(locale.code, event.target.value)}
          />
        </div>
      )}
      {view === "preview" && <MarkdownPreview kind={kind} id={id} locale={locale} texts={texts} />}
      {errors.length > 0 && (
        <div id={`${place}-error`}>
          {errors.map((error) => (
            <p className="field-error" key={JSON.stringify(error.reason)}>
              <Icon name="triangle-alert" />
              <span>{reason(error.reason)}</span>
            </p>
          ))}
        </div>
      )}
      {hasPictures && <PicturesDialog kind={kind} id={id} onChoose={insert} onClose={() => setPictures(false)} />}
    </div>
  );
}

/** Typed as a person would, so that the browser's own undo takes it back. */
function apply(area: HTMLTextAreaElement | null, { start, end, text, select }: Edit) {
  if (!area) return;
  area.focus();
  area.setSelectionRange(start, end);
  if (!document.execCommand("insertText", false, text)) {
    area.setRangeText(text);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(...select);
}
