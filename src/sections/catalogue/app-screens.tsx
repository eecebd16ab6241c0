import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { Screen, type ScreenImage } from "#src/art/screen-image.tsx";
import { carouselLabels } from "#src/sections/page/carousel-labels.ts";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { Carousel } from "#src/ui/navigation/carousel.tsx";
import { ScreenLightbox, type ScreenLightboxProps } from "./screen-lightbox.tsx";
import "#src/art/theme/picture-ground.css";
import "./app-screens.css";

/** A screen as the page's theme has it, or by night on a page of any theme. */
export type Shot = {
  id: string;
  caption: string;
  light: "page" | "night";
  /** The same screen in each language of the site; the page's own comes first. */
  versions: { lang: string; dir: Direction; picture: ScreenImage }[];
};

export type AppScreensProps = {
  t: Translate<"apps.screens" | "carousel">;
  app: string;
  head: SectionHeadTexts;
  shots: Shot[];
  languages: ScreenLightboxProps["languages"];
  /** Joins the section above it. */
  tight?: boolean;
};

const DIALOG_ID = "screens-lightbox";

/** Phones and receipts stand upright, all others lie. */
const isTall = ({ versions: [own] }: Shot) => own?.picture.frame === "phone" || own?.picture.frame === "receipt";

/** All screens in one view: two in a line or, where one stands upright, all in one row. */
export function AppScreens({ t, app, head, shots, languages, tight = false }: AppScreensProps) {
  const layout = shots.some(isTall) ? "app-shots-row" : "app-shots-pairs";
  return (
    <SectionFrame id="screens" head={head} tight={tight}>
      <Carousel label={head.title} labels={carouselLabels(t)} className={`app-shots ${layout}`} atHead>
        {shots.map((shot, index) => (
          <li key={shot.id} className={isTall(shot) ? "app-shot-tall" : "app-shot-wide"}>
            <figure className={`app-${app}`}>
              <div
                className={`app-shot-view relative grid place-items-center rounded-panel picture-ground app-shot-${shot.light}`}
              >
                {shot.versions[0] && (
                  <Screen picture={shot.versions[0].picture} {...(shot.light === "night" && { light: "night" })} />
                )}
                <button
                  type="button"
                  className="app-shot-button absolute inset-0 flex items-end justify-end p-1.5 noscript:hidden"
                  command="show-modal"
                  commandfor={DIALOG_ID}
                  data-lightbox-open={index}
                  aria-label={t("apps.screens.enlarge", { caption: shot.caption })}
                >
                  <Icon className="size-9 p-2.5 rounded-full bg-surface text-ink" name="maximize-2" />
                </button>
              </div>
              <figcaption className="max-w-copy text-ui leading-ui text-copy">{shot.caption}</figcaption>
            </figure>
          </li>
        ))}
      </Carousel>
      <ScreenLightbox t={t} id={DIALOG_ID} app={app} title={head.title} shots={shots} languages={languages} />
    </SectionFrame>
  );
}
