import { renderToStaticMarkup } from "react-dom/server";
import type { Direction } from "#domain/language/locale.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import { CardGround } from "#src/art/theme/share-card.tsx";
import { directionOf } from "#src/site/site.ts";
import { COVER, coverMarkup, coverPaint, isDarkCover } from "./card-cover.tsx";
import { Brand, EDGE_TOP, Edge, Haze, type HazeProps, MARGIN } from "./card-frame.tsx";
import { MONO } from "./lettering.tsx";
import { type Paint, painted, paintOf } from "./paint.ts";
import { type Scene, sceneOf } from "./scenes.tsx";
import { SHARE_CARD_SIZE, type ShareCard } from "./share-card.ts";
import { Words } from "./words.tsx";

const { width: WIDTH, height: HEIGHT } = SHARE_CARD_SIZE;
/** The whole picture as SVG, with the colours written in. */
export function drawCard(card: ShareCard): string {
  const direction = directionOf(card.locale);
  const { art } = card;
  if (art.kind === "cover") {
    const dark = isDarkCover(art.motif);
    return drawing(card, {
      direction,
      paint: paintOf(dark ? "dark" : "light"),
      ground: coverPaint(art.motif)("background"),
      wordsWidth: 530,
      picture: coverMarkup(art, direction),
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
    picture: painted(renderToStaticMarkup(<SceneDrawing scene={scene} direction={direction} />), paint),
  });
}

type Parts = {
  direction: Direction;
  paint: Paint;
  ground: string;
  wordsWidth: number;
  picture: string;
  /** What is written small. */
  quiet: { label: string; note: string };
  haze: Pick<HazeProps, "from" | "to" | "density">;
};

function drawing(card: ShareCard, { direction, paint, ground, wordsWidth, picture, quiet, haze }: Parts): string {
  const overTheGround = renderToStaticMarkup(
    <svg {...SHARE_CARD_SIZE} aria-hidden="true">
      <Haze direction={direction} ground={ground} {...haze} />
      <Edge ground={ground} ink={quiet.note} />
      <Brand locale={card.locale} />
      <Words {...card} direction={direction} width={wordsWidth} quiet={quiet} />
    </svg>,
  );
  const back = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>`;
  const size = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${back}${picture}${painted(overTheGround, paint)}</svg>`;
}

const BLEED = 22;

function SceneDrawing({ scene, direction }: { scene: Scene; direction: Direction }) {
  const { shapes, isCrowded = false, seed, wordsWidth, body, upright } = scene;
  const clearAreas = [
    { x: -BLEED, y: -BLEED, width: MARGIN + wordsWidth + BLEED, height: HEIGHT + 2 * BLEED },
    { x: -BLEED, y: EDGE_TOP - 16, width: WIDTH + 2 * BLEED, height: 100 },
  ];
  return (
    <>
      <CardGround
        {...SHARE_CARD_SIZE}
        {...{ shapes, isCrowded, seed, direction, clearAreas }}
        fontFamily={MONO.latin}
      />
      <g transform={direction === "rtl" ? `matrix(-1 0 0 1 ${WIDTH} 0)` : undefined}>{body}</g>
      {upright && (
        <g transform={`translate(${xFromStart(upright.x, WIDTH, direction)} ${upright.y})`}>{upright.drawing}</g>
      )}
    </>
  );
}
