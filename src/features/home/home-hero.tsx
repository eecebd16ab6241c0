import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { headlineLook } from "#domain/text/headline.ts";
import { ROUTE_PAINT } from "#src/art/chart/chart-paint.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import { Screen, type ScreenImage } from "#src/art/screen-image.tsx";
import { IslandPicture } from "#src/pictures/chart-pictures.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { FigureList } from "#src/ui/display/figures.tsx";
import { HERO_CHART, HERO_STAGES, type HeroStage } from "./hero-stage.ts";
import "./home-hero.css";

/** Where a letter does not join the next one: stretched, the gap there is as wide as a space. */
const UNJOINED = /(?<=[\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0649])(?=[\u0621-\u064a])/;

export type HomeHeroProps = {
  t: Translate<"home" | "frame.start">;
  direction: Direction;
  headline: string[];
  eyebrow: string;
  coordinates: string[];
  /** Degrees along the lower edge. */
  scale: string[];
  lead: string;
  contactHref: string;
  storeHref: string;
  facts: { value: string; label: string }[];
  /** Three products, from the largest to the smallest: their screens, and the names on their berths. */
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
              <i className="beacon" aria-hidden="true" />
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
            <HeroChart key={stage.name} stage={stage} direction={direction} />
          ))}
          <Vessel />
          {screens.map((screen, index) => (
            <div key={screen.day} className={`hero-screen hero-screen-${index + 1}`}>
              <Screen picture={screen} />
            </div>
          ))}
          {names.map((name, index) => (
            <span key={name} className={`hero-berth hero-berth-${index + 1} absolute text-small text-copy`}>
              {t("home.berth", { number: String(index + 1), name })}
            </span>
          ))}
        </div>
      </div>
      <HeroScale degrees={scale} />
    </div>
  );
}

/** The light in the headline is the one red mark in view. */
const COURSE_COLOR = "var(--color-primary-ink)";

type HeroChartProps = { stage: HeroStage; direction: Direction };

/** Depth lines around the very rectangles the screens stand on, and the vessel's course between them. */
function HeroChart({ stage, direction }: HeroChartProps) {
  const { name, width, height, rects, berth } = stage;
  const x = (fromStart: number) => xFromStart(fromStart, width, direction);
  const start = { x: berth.x - 262, y: height + 112 };
  return (
    <IslandPicture
      name={`hero-${name}-${direction}`}
      className={`hero-chart-${name} ${name === "wide" ? "max-tablet:hidden" : "tablet:hidden"}`}
      {...HERO_CHART[name]}
      rects={rects}
      width={width}
      height={height}
      direction={direction}
    >
      <path
        {...ROUTE_PAINT}
        stroke={COURSE_COLOR}
        d={`M${x(start.x)} ${start.y}C${x(start.x + 90)} ${start.y - 10} ${x(berth.x)} ${start.y + 18} ${x(berth.x)} ${start.y - 80}V${berth.y + 18}`}
      />
    </IslandPicture>
  );
}

/** Comes in on its course; an element of its own, so that moving it lays nothing out. */
function Vessel() {
  return (
    <svg className="hero-vessel absolute" viewBox="-9 -21 18 36" aria-hidden="true">
      <path fill={COURSE_COLOR} d="M0-21C8-13 9-4 9 6v9H-9V6c0-10 1-19 9-27z" />
    </svg>
  );
}

/** The chart's neatline with its degrees: the hero's lower edge. */
function HeroScale({ degrees }: { degrees: string[] }) {
  return (
    <div className="hero-scale relative" aria-hidden="true">
      <div className="neatline" />
      <div className="wrap flex justify-between py-2">
        {degrees.map((degree) => (
          <bdi key={degree} dir="ltr">
            {degree}
          </bdi>
        ))}
      </div>
    </div>
  );
}
