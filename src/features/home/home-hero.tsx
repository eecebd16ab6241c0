import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { headlineLook } from "#domain/text/headline.ts";
import { Screen, type ScreenImage } from "#src/art/screen-image.tsx";
import { HeroMarker } from "#src/art/theme/arrival.tsx";
import { HeroEdge } from "#src/art/theme/hero-edge.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { FigureList } from "#src/ui/display/figures.tsx";
import { FirstScreenEnd } from "#src/ui/display/first-screen-end.tsx";
import { HeroBackdrop } from "./hero-backdrop.tsx";
import { HERO_STAGES } from "./hero-stage.ts";
import "./home-hero.css";

/** Where a letter does not join the next one: stretched, the gap there is as wide as a space. */
const UNJOINED = /(?<=[\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0649])(?=[\u0621-\u064a])/;

/** The files that its words are set in: src/styles/fonts.css. */
const FONTS = { arabic: ["arabic-text", "arabic-display", "latin-plain"], other: ["latin", "latin-signs"] };

function fontsOf(headline: readonly string[]): string[] {
  if (!/\p{Script=Arabic}/u.test(headline.join(""))) return FONTS.other;
  return headlineLook(headline) === "stretched" ? [...FONTS.arabic, "arabic-stretch"] : FONTS.arabic;
}

export type HomeHeroProps = {
  t: Translate<"home" | "frame.start">;
  direction: Direction;
  headline: string[];
  eyebrow: string;
  /** Where the company is, if the theme says so. */
  coordinates: string[];
  /** Along the lower edge. */
  scale: string[];
  lead: string;
  contactHref: string;
  storeHref: string;
  facts: { value: string; label: string }[];
  /** Three products, from the largest to the smallest: their screens, and the names beside them. */
  screens: ScreenImage[];
  names: string[];
};

export function HomeHero(props: HomeHeroProps) {
  const { t, direction, headline, eyebrow, coordinates, scale, lead, contactHref, storeHref, facts, screens, names } =
    props;
  const lines = headline.slice(0, -1);
  return (
    <div className="hero">
      <div className="wrap hero-grid">
        <div className="hero-copy relative z-2">
          <p className="hero-eyebrow">
            {coordinates.map((coordinate) => (
              <bdi key={coordinate} dir="ltr" aria-hidden="true">
                {coordinate}
              </bdi>
            ))}
            <span>{eyebrow}</span>
          </p>
          <h1 className="hero-headline" data-look={headlineLook(headline)}>
            {lines.map((line) => (
              <span key={line}>{line} </span>
            ))}
            <span className="hero-last-line">
              {headline
                .at(-1)
                ?.split(UNJOINED)
                .map((piece) => (
                  <span key={piece}>{piece}</span>
                ))}
              <i className="hero-dot" aria-hidden="true" />
            </span>
          </h1>
          <p className="max-w-[34em] text-lead text-copy">{lead}</p>
          <div className="hero-actions mt-8 flex flex-wrap gap-3">
            <Button href={contactHref} size="large" icon="arrow-right">
              {t("frame.start")}
            </Button>
            <Button href={storeHref} size="large" look="ghost">
              {t("home.browse")}
            </Button>
          </div>
          <FigureList className="hero-facts flex flex-wrap" figures={facts} />
        </div>
        <div className="hero-stage relative" aria-hidden="true">
          {HERO_STAGES.map((stage) => (
            <HeroBackdrop key={stage.name} stage={stage} direction={direction} />
          ))}
          <HeroMarker className="hero-marker absolute print:hidden" />
          {screens.map((screen, index) => (
            <div key={screen.day} className={`hero-screen hero-screen-${index + 1}`}>
              <Screen picture={screen} isDecoration />
            </div>
          ))}
          {names.map((name, index) => (
            <span key={name} className={`hero-tag hero-tag-${index + 1} absolute print:hidden text-small text-copy`}>
              {t("home.tag", { number: String(index + 1), name })}
            </span>
          ))}
        </div>
      </div>
      <HeroEdge labels={scale} />
      <FirstScreenEnd fonts={fontsOf(headline)} />
    </div>
  );
}
