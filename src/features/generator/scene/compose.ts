import type { PostField, PostTemplateId } from "#domain/generator/post-template.ts";
import type { Direction } from "#domain/language/locale.ts";
import { announcement } from "../layouts/announcement.ts";
import { beforeAfter } from "../layouts/before-after.ts";
import { event } from "../layouts/event.ts";
import { greeting } from "../layouts/greeting.ts";
import { offer } from "../layouts/offer.ts";
import { product } from "../layouts/product.ts";
import { quote } from "../layouts/quote.ts";
import { testimonial } from "../layouts/testimonial.ts";
import { tips } from "../layouts/tips.ts";
import { type Post, type PostColors, sizeOf } from "../state/post.ts";
import type { Board } from "./board.ts";
import { paintOf } from "./palette.ts";
import type { Scene, SceneItem } from "./scene.ts";
import type { Measure } from "./text-fit.ts";

const LAYOUTS: Readonly<Record<PostTemplateId, (board: Board) => SceneItem[]>> = {
  announcement,
  offer,
  product,
  event,
  quote,
  tips,
  testimonial,
  "before-after": beforeAfter,
  greeting,
};

/** What a post does not say itself. */
export type Surroundings = {
  direction: Direction;
  colors: PostColors;
  /** What stands in a field where nothing was typed; undefined where the design has no such field. */
  sampleOf: (field: PostField) => string | undefined;
  logoShape: number | null;
  measure: Measure;
  isSketch?: boolean;
};

const MARGIN = 0.078;
/** Apps lay their own buttons over the top and bottom of a story. */
const STORY_MARGIN = 0.13;
const STORY_SHAPE = 1.6;
const WIDE_SHAPE = 1.3;
const SQUARE = 1080;

/** The whole post as things to paint. */
export function compose(
  post: Post,
  { direction, colors, sampleOf, logoShape, measure, isSketch = false }: Surroundings,
): Scene {
  const { width, height } = sizeOf(post.size);
  const margin = Math.round(Math.min(width, height) * MARGIN);
  const above = height / width > STORY_SHAPE ? Math.round(height * STORY_MARGIN) : margin;
  const crowded = new Set<PostField>();
  const board: Board = {
    width,
    height,
    unit: Math.sqrt(width * height) / SQUARE,
    page: { x: margin, y: above, width: width - 2 * margin, height: height - 2 * above },
    isWide: width / height > WIDE_SHAPE,
    direction,
    paint: paintOf(colors),
    ornament: post.ornament,
    words: (field) => {
      const sample = sampleOf(field);
      if (sample === undefined) return { text: "", lines: [] };
      return post.words[field] ?? { text: sample, lines: [] };
    },
    hasPicture: (slot) => post.pictures[slot] !== undefined,
    logoShape,
    measure,
    isSketch,
    crowded,
  };
  return { width, height, direction, items: LAYOUTS[post.template](board), crowded: [...crowded] };
}
