import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { Screen, type ScreenImage } from "#src/art/screen-image.tsx";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { ScreenLightbox, type ScreenLightboxProps } from "./screen-lightbox.tsx";
import "#src/art/chart/graticule.css";
import "./app-screens.css";

/** A screen under one light: each is shown as it is by day or by night, whatever the page's theme. */
export type Shot = {
  id: string;
  caption: string;
  light: "day" | "night";
  /** The same screen in each language of the site; the page's own comes first. */
  versions: { lang: string; dir: Direction; picture: ScreenImage }[];
};

export type AppScreensProps = {
  t: Translate<"apps.screens">;
  app: string;
  head: SectionHeadTexts;
  shots: Shot[];
  languages: ScreenLightboxProps["languages"];
};

const DIALOG_ID = "screens-lightbox";

export function AppScreens({ t, app, head, shots, languages }: AppScreensProps) {
  const [first] = shots;
  const frame = first?.versions[0]?.picture.frame ?? "window";
  return (
    <SectionFrame id="screens" head={head} tight>
      <ul className={`grid gap-y-7 gap-x-5 app-shots-${frame} app-shots-${shots.length}`}>
        {shots.map(({ id, caption, light, versions: [own] }, index) => (
          <li key={id}>
            <figure className={`app-shot app-${app}`}>
              <div
                className={`app-shot-view relative grid place-items-center rounded-panel graticule app-shot-${light}`}
              >
                {own && <Screen picture={own.picture} light={light} />}
                <button
                  type="button"
                  className="app-shot-button absolute inset-0 flex items-end justify-end p-4 noscript:hidden"
                  command="show-modal"
                  commandfor={DIALOG_ID}
                  data-lightbox-open={index}
                  aria-label={t("apps.screens.enlarge", { caption })}
                >
                  <Icon className="size-11 p-3 rounded-full bg-surface text-ink" name="maximize-2" />
                </button>
              </div>
              <figcaption className="mt-3.5 max-w-copy text-ui text-copy">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <ScreenLightbox t={t} id={DIALOG_ID} app={app} title={head.title} shots={shots} languages={languages} />
    </SectionFrame>
  );
}
