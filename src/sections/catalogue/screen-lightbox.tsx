import type { Translate } from "#domain/language/translate.ts";
import { Screen } from "#src/art/screen-image.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { Shot } from "./app-screens.tsx";

export type ScreenLightboxProps = {
  t: Translate<"apps.screens">;
  id: string;
  app: string;
  title: string;
  shots: Shot[];
  /** In the order of each shot's versions, named in their own script. */
  languages: { lang: string; name: string }[];
};

/**
 * A modal dialog: the platform keeps focus inside, closes on Escape and gives focus back.
 * src/sections/catalogue/screen-lightbox.client.ts turns the pages, also by the arrow keys, and changes the language of the screen.
 */
export function ScreenLightbox({ t, id, app, title, shots, languages }: ScreenLightboxProps) {
  return (
    <dialog
      className="lightbox max-w-none h-dvh max-h-none m-0 py-4 px-(--gutter) border-0 bg-page-alt text-ink"
      id={id}
      aria-label={title}
      closedby="any"
      data-lightbox=""
    >
      <div className="lightbox-bar flex items-center justify-between gap-4">
        <fieldset className="segmented">
          <legend className="sr-only">{t("apps.screens.language")}</legend>
          {languages.map(({ lang, name }, index) => (
            <label key={lang} lang={lang}>
              <input type="radio" name="lightbox-language" value={lang} defaultChecked={index === 0} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        {/* Focus starts here, not in the language switch, whose arrow keys are its own. */}
        <button
          type="button"
          className="icon-button"
          command="close"
          commandfor={id}
          aria-label={t("apps.screens.close")}
          // biome-ignore lint/a11y/noAutofocus: a dialog moves the focus in any case; this says where to
          autoFocus
        >
          <Icon name="x" />
        </button>
      </div>
      {shots.map(({ id: shot, caption, light, versions }, index) => (
        <figure
          key={shot}
          className={`lightbox-page gap-3 min-h-0 app-${app}`}
          data-lightbox-page=""
          hidden={index > 0}
        >
          {versions.map(({ lang, dir, picture }, version) => (
            <div
              key={lang}
              lang={lang}
              dir={dir}
              className={`lightbox-screen min-h-0 overflow-auto overscroll-contain app-shot-${light}`}
              data-lightbox-language={lang}
              hidden={version > 0}
            >
              <Screen picture={picture} {...(light === "night" && { light })} />
            </div>
          ))}
          <figcaption
            className="grid justify-items-center gap-0.5 min-h-19 px-16 text-ui leading-ui text-center text-balance text-copy"
            aria-live="polite"
          >
            {caption}
            <span className="text-small text-muted">
              {t("apps.screens.position", { index: String(index + 1), total: String(shots.length) })}
            </span>
          </figcaption>
        </figure>
      ))}
      {shots.length > 1 && (
        <>
          <button
            type="button"
            className="icon-button lightbox-previous absolute bottom-9 border border-line-strong start-(--gutter) wide:inset-y-0 wide:my-auto"
            data-lightbox-step="-1"
            aria-label={t("apps.screens.previous")}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className="icon-button lightbox-next absolute bottom-9 border border-line-strong end-(--gutter) wide:inset-y-0 wide:my-auto"
            data-lightbox-step="1"
            aria-label={t("apps.screens.next")}
          >
            <Icon name="chevron-right" />
          </button>
        </>
      )}
    </dialog>
  );
}
