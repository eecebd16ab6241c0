import { isDescription, MOST_ALT_LENGTH } from "#domain/content/picture-description.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Titles } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";

type DescriptionFieldsProps = { alt: Titles; onChange: (alt: Titles) => void };

/** What a picture shows, in each language of the site, for those who do not see it. */
export function DescriptionFields({ alt, onChange }: DescriptionFieldsProps) {
  const { t } = useTexts();
  const { locales } = useContent();
  return (
    <fieldset className="field">
      <legend className="field-label">{t("pictures.description")}</legend>
      <p className="field-hint">{t("pictures.descriptionNote")}</p>
      <div className="grid gap-3">
        {locales.map(({ code, name, dir }) => {
          const words = alt[code] ?? "";
          const isPlaceholder = words.trim() !== "" && !isDescription(words);
          return (
            <label key={code} className="grid gap-1">
              <span className="flex justify-between text-muted text-small">
                {name}
                <bdi dir="ltr" className="font-data">
                  {[...words].length} / {MOST_ALT_LENGTH}
                </bdi>
              </span>
              <textarea
                className="input input-words"
                rows={2}
                lang={code}
                dir={dir}
                maxLength={MOST_ALT_LENGTH}
                value={words}
                aria-invalid={isPlaceholder || undefined}
                onChange={({ target }) => onChange({ ...alt, [code]: target.value.replaceAll(/\s*\n\s*/g, " ") })}
              />
              {isPlaceholder && (
                <span className="field-error" role="status">
                  <Icon name="triangle-alert" />
                  <span>{t("pictures.placeholder")}</span>
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
