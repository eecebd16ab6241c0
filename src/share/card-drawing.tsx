import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Direction } from "#domain/locale.ts";
import { Hills } from "#src/art/contour-cover.tsx";
import { Sea } from "#src/art/island-chart.tsx";
import { drawIsobaths } from "#src/art/isobaths.ts";
import { LogoMark, Wordmark } from "#src/art/logo.tsx";
import { MOTIF_SIZE } from "#src/art/motif-ground.tsx";
import { Numerals } from "#src/art/motif-numerals.tsx";
import { PostMotif, type PostMotifKind } from "#src/art/post-motif.tsx";
import { xFromStart } from "#src/art/reading-direction.ts";
import { drawTerrain } from "#src/art/terrain.ts";
import { directionOf, site } from "#src/site/site.ts";
import { DISPLAY, Line, MONO } from "./lettering.tsx";
import { type Paint, painted, paintOf } from "./paint.ts";
import { type Scene, sceneOf } from "./scenes.tsx";
import { SHARE_CARD_SIZE, type ShareCard } from "./share-card.ts";
import { Words } from "./words.tsx";

const { width: WIDTH, height: HEIGHT } = SHARE_CARD_SIZE;
export const MARGIN = 72;
/** The graduated border below, and the degrees under it. */
const NEATLINE_TOP = 572;

/** The whole picture as SVG, with the colours written in. */
export function drawCard(card: ShareCard): string {
  const direction = directionOf(card.locale);
  const { art } = card;
  if (art.kind === "cover") {
    const dark = COVERS_IN_THE_DARK.includes(art.motif);
    return drawing(card, {
      direction,
      paint: paintOf(dark ? "dark" : "light"),
      ground: coverPaint(art.motif)("background"),
      wordsWidth: 530,
      chart: coverMarkup(art, direction),
      quiet: { label: "var(--color-copy)", note: "var(--color-copy)" },
      haze: { from: COVER.x, to: COVER.x + 70, density: art.motif === "numerals" ? 0.8 : 1 },
    });
  }
  const paint = paintOf("dark");
  const scene = sceneOf(art);
  return drawing(card, {
    direction,
    paint,
    ground: paint("--color-page"),
    wordsWidth: scene.wordsWidth,
    quiet: { label: "var(--color-primary-ink)", note: "var(--color-muted)" },
    haze: { from: MARGIN + scene.wordsWidth * 0.55, to: MARGIN + scene.wordsWidth + 60, density: 0.66 },
    chart: painted(renderToStaticMarkup(<SceneDrawing scene={scene} direction={direction} />), paint),
  });
}

type Parts = {
  direction: Direction;
  paint: Paint;
  ground: string;
  wordsWidth: number;
  chart: string;
  /** What is written small. */
  quiet: { label: string; note: string };
  haze: Pick<HazeProps, "from" | "to" | "density">;
};

function drawing(card: ShareCard, { direction, paint, ground, wordsWidth, chart, quiet, haze }: Parts): string {
  const overTheChart = renderToStaticMarkup(
    <svg {...SHARE_CARD_SIZE} aria-hidden="true">
      <Haze direction={direction} ground={ground} {...haze} />
      <Neatline ground={ground} ink={quiet.note} />
      <Brand direction={direction} />
      <Words {...card} direction={direction} width={wordsWidth} quiet={quiet} />
    </svg>,
  );
  const sea = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>`;
  const size = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${sea}${chart}${painted(overTheChart, paint)}</svg>`;
}

/** Measured from the reading start, where it is densest. */
type HazeProps = { direction: Direction; ground: string; from: number; to: number; density: number };

/** Under the words the chart is there, but does not speak. Laid over it: a mask would cost four times as much. */
function Haze({ direction, ground, from, to, density }: HazeProps) {
  const x = (distance: number) => xFromStart(distance, WIDTH, direction);
  return (
    <>
      <linearGradient id="haze" gradientUnits="userSpaceOnUse" x1={x(from)} x2={x(to)} y1="0" y2="0">
        <stop stopColor={ground} stopOpacity={density} />
        <stop stopColor={ground} offset="1" stopOpacity="0" />
      </linearGradient>
      <rect x={direction === "rtl" ? x(to) : 0} width={to} height={HEIGHT} fill="url(#haze)" />
    </>
  );
}

const DEPTHS = { coast: 17, shallows: [46, 86, 136], deep: [190, 252, 322, 400, 488, 586, 700, 830] } as const;
const BLEED = 22;
const PADDING = { start: BLEED, end: BLEED, top: BLEED, bottom: BLEED };

function SceneDrawing({ scene, direction }: { scene: Scene; direction: Direction }) {
  const { lands, seed, body, upright } = scene;
  const isobaths = drawIsobaths({
    lands,
    seed,
    direction,
    width: WIDTH,
    height: HEIGHT,
    padding: PADDING,
    depths: DEPTHS,
    relief: 1,
    soundings: 30,
    quiet: [
      { x: -BLEED, y: -BLEED, width: MARGIN + scene.wordsWidth + BLEED, height: HEIGHT + 2 * BLEED },
      { x: -BLEED, y: NEATLINE_TOP - 16, width: WIDTH + 2 * BLEED, height: 100 },
    ],
    tolerance: 8,
  });
  return (
    <>
      <g strokeWidth="1.3" fontFamily={MONO.latin}>
        <Sea isobaths={isobaths} />
      </g>
      <g transform={direction === "rtl" ? `matrix(-1 0 0 1 ${WIDTH} 0)` : undefined}>{body}</g>
      {upright && (
        <g transform={`translate(${xFromStart(upright.x, WIDTH, direction)} ${upright.y})`}>{upright.drawing}</g>
      )}
    </>
  );
}

/** Covers whose waters are dark by day, too: what is written on them is written as by night. */
const COVERS_IN_THE_DARK: readonly PostMotifKind[] = ["network", "licence", "beacon"];
const COVER = { x: 590, width: WIDTH - 590, height: NEATLINE_TOP };

/** A little more than the motif's own height, up to where its contours end: as much of its width as can be. */
const COVER_BLEED = 15;
const COVER_WINDOW = `0 ${-COVER_BLEED} ${MOTIF_SIZE.width} ${MOTIF_SIZE.height + 2 * COVER_BLEED}`;

const coverPaint = (motif: PostMotifKind) => paintOf("light", "post-motif", `motif-${motif}`);

/** The cover of an article, bleeding off the card at the reading end. */
function coverMarkup({ motif, seed }: { motif: PostMotifKind; seed: number }, direction: Direction): string {
  const paint = coverPaint(motif);
  const markup = renderToStaticMarkup(
    <g
      color={paint("color", "--color-ink")}
      fontFamily={direction === "rtl" ? DISPLAY.arabic : DISPLAY.latin}
      fontWeight={DISPLAY.weight}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {motif === "numerals" ? (
        <NumeralsCover seed={seed} direction={direction} />
      ) : (
        <svg
          x={direction === "rtl" ? 0 : COVER.x}
          width={COVER.width}
          height={COVER.height}
          viewBox={COVER_WINDOW}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <svg {...MOTIF_SIZE} overflow="visible" aria-hidden="true">
            <PostMotif motif={motif} seed={seed} direction={direction} />
          </svg>
        </svg>
      )}
    </g>,
  );
  return painted(markup, paint);
}

/** Its letters reach from side to side: they stand smaller here, on waters that fill the card. */
function NumeralsCover({ seed, direction }: { seed: number; direction: Direction }) {
  const left = direction === "rtl" ? -6 : COVER.x - 24;
  return (
    <>
      <Hills terrain={drawTerrain({ ...SHARE_CARD_SIZE, direction, seed: seed + 70, scale: 330 })} />
      <g transform={`translate(${left} 88)`}>
        <Numerals direction={direction} />
      </g>
    </>
  );
}

const MARK = 40;
const DEGREES = { face: MONO, size: 17, tracking: 0 };
const MINUTES_FROM_THE_PORT = [-3, -2, -1, 0, 1, 2, 3].map((step) => step * 5);

/** The chart's graduated border with the degrees of the company's own port. */
function Neatline({ ground, ink }: { ground: string; ink: string }) {
  const marks = Array.from(
    { length: WIDTH / MARK / 2 },
    (_, index) => `M${index * 2 * MARK} ${NEATLINE_TOP + 5}h${MARK}`,
  );
  const port = Math.round((site.contact.coordinates.longitude * 60) / 5) * 5;
  const step = (WIDTH - 2 * MARGIN) / (MINUTES_FROM_THE_PORT.length - 1);
  return (
    <>
      <rect y={NEATLINE_TOP} width={WIDTH} height={HEIGHT - NEATLINE_TOP} fill={ground} />
      <g stroke="var(--color-ink)" opacity=".8">
        <path strokeWidth="1.4" d={`M0 ${NEATLINE_TOP}h${WIDTH}M0 ${NEATLINE_TOP + 10}h${WIDTH}`} />
        <path strokeWidth="10" d={marks.join("")} />
      </g>
      {MINUTES_FROM_THE_PORT.map((minutes, index) => (
        <Line
          key={minutes}
          text={degrees(port + minutes)}
          setting={DEGREES}
          direction="ltr"
          x={MARGIN + index * step}
          y={NEATLINE_TOP + 38}
          anchor="middle"
          fill={ink}
        />
      ))}
    </>
  );
}

const degrees = (minutes: number) => `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;

const BRAND_TOP = 54;

function Brand({ direction }: { direction: Direction }) {
  if (direction === "rtl")
    return (
      <Placed left={WIDTH - MARGIN - 118} top={BRAND_TOP - 4} width={118} height={53}>
        <Wordmark script="arab" />
      </Placed>
    );
  return (
    <>
      <Placed left={MARGIN} top={BRAND_TOP} width={44} height={44}>
        <LogoMark />
      </Placed>
      <Placed left={MARGIN + 56} top={BRAND_TOP + 7} width={157} height={31}>
        <Wordmark script="latin" />
      </Placed>
    </>
  );
}

type PlacedProps = { left: number; top: number; width: number; height: number; children: ReactNode };

/** The marks are whole drawings of their own: one more around them says how large they are. */
function Placed({ left, top, width, height, children }: PlacedProps) {
  return (
    <g color="var(--color-ink)" transform={`translate(${left} ${top})`}>
      <svg width={width} height={height} aria-hidden="true">
        {children}
      </svg>
    </g>
  );
}
