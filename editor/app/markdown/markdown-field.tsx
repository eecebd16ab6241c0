import { useContent } from "#editor/app/content/content.tsx";
import { TEXT } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { EntryError } from "#editor/contract.ts";
import { MarkdownLanguage } from "./markdown-language.tsx";

type MarkdownFieldProps = {
  texts: Readonly<Record<string, string>>;
  errors: readonly EntryError[];
  onWrite: (locale: string, text: string) => void;
};

/** The long text of an entry, one Markdown file a language. */
export function MarkdownField({ texts, errors, onWrite }: MarkdownFieldProps) {
  const { t } = useTexts();
  const { locales } = useContent();
  return (
    <fieldset className="field localized" data-path={TEXT}>
      <legend className="field-label">{t("markdown.title")}</legend>
      <p className="field-hint">{t("markdown.note")}</p>
      <div className="languages grid gap-y-3 gap-x-4 items-start">
        {locales.map((locale) => (
          <MarkdownLanguage
            key={locale.code}
            locale={locale}
            texts={texts}
            errors={errors.filter(({ text, kind }) => text === locale.code && kind === undefined)}
            onWrite={onWrite}
          />
        ))}
      </div>
    </fieldset>
  );
}
