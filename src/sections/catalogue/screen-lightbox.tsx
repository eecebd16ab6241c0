import { Mockup } from "#src/art/mockups/mockup.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { Shot } from "./app-screens.tsx";

export type ScreenLightboxProps = {
  id: string;
  app: string;
  shots: Shot[];
  /** In the order of each shot's versions, named in their own script. */
  languages: { lang: string; name: string }[];
  labels: { title: string; close: string; previous: string; next: string; language: string };
};

/**
 * A modal dialog: the platform keeps focus inside, closes on Escape and gives focus back.
 * src/sections/catalogue/screen-lightbox.client.ts turns the pages, also by the arrow keys, and changes the language of the screen.
 */
export function ScreenLightbox({ id, app, shots, languages, labels }: ScreenLightboxProps) {
  return (
    <dialog className="lightbox" id={id} aria-label={labels.title} closedby="any" data-lightbox="">
      <div className="lightbox-bar">
        <fieldset className="segmented">
          <legend className="sr-only">{labels.language}</legend>
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
          aria-label={labels.close}
          // biome-ignore lint/a11y/noAutofocus: a dialog moves the focus in any case; this says where to
          autoFocus
        >
          <Icon name="x" />
        </button>
      </div>
      {shots.map(({ id: shot, caption, position, light, versions }, index) => (
        <figure key={shot} className={`lightbox-page app-${app}`} data-lightbox-page="" hidden={index > 0}>
          {versions.map(({ lang, dir, screen }, version) => (
            <div
              key={lang}
              lang={lang}
              dir={dir}
              className={`lightbox-screen app-shot-${light}`}
              data-lightbox-language={lang}
              hidden={version > 0}
            >
              <Mockup id={screen.id} texts={screen} />
            </div>
          ))}
          <figcaption aria-live="polite">
            {caption}
            <span>{position}</span>
          </figcaption>
        </figure>
      ))}
      {shots.length > 1 && (
        <>
          <button
            type="button"
            className="icon-button lightbox-previous"
            data-lightbox-step="-1"
            aria-label={labels.previous}
          >
            <Icon name="chevron-left" />
          </button>
          <button type="button" className="icon-button lightbox-next" data-lightbox-step="1" aria-label={labels.next}>
            <Icon name="chevron-right" />
          </button>
        </>
      )}
    </dialog>
  );
}
