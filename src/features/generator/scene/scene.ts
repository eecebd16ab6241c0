import type { PictureSlot } from "#domain/generator/post-template.ts";
import type { Direction } from "#domain/language/locale.ts";
import type { Rect } from "#src/art/shape.ts";

/** What a post consists of, in the order it is painted. Plain data: painted on a canvas, or written as SVG. */
export type SceneItem = FillItem | PathItem | TextItem | PictureItem | ClipItem;

type FillItem = { kind: "fill"; rect: Rect; radius: number; color: string; alpha: number };

type PathItem = {
  kind: "path";
  d: string;
  /** Where the drawing's own origin lies, and how large its unit is. */
  x: number;
  y: number;
  scale: number;
  color: string;
  alpha: number;
  /** Width of the line in pixels of the post; without it the shape is filled. */
  line?: number;
  /** Drawings that look the same from both sides keep their place but are not turned. */
  turns: boolean;
  /** Width of the drawing, for those that are not turned. */
  width: number;
};

export type TextItem = {
  kind: "text";
  text: string;
  /** The edge or the middle of the line, by `anchor`, and its baseline. */
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  size: number;
  weight: number;
  tracking: number;
  color: string;
  direction: Direction;
  width: number;
  struck: boolean;
  /** The box it was fitted into, which it never leaves. */
  frame: Rect;
};

/** A picture of the visitor, or of their brand. It fills its place, or stands whole in it. */
export type PictureItem = { kind: "picture"; source: PictureSlot | "logo"; rect: Rect; radius: number };

type ClipItem = { kind: "clip"; rect: Rect; radius: number; items: SceneItem[] };

export type Scene = {
  width: number;
  height: number;
  /** Places are counted from this side. */
  direction: Direction;
  items: SceneItem[];
  /** Fields whose letters had to become smaller than is good to read, or whose end is missing. */
  crowded: string[];
};

/** Where a place that is counted from the reading start lies on the paper. */
export function onPaper({ width, direction }: Pick<Scene, "width" | "direction">, rect: Rect): Rect {
  return direction === "rtl" ? { ...rect, x: width - rect.x - rect.width } : rect;
}

/** All items, also those inside others. */
export function allItems(items: readonly SceneItem[]): SceneItem[] {
  return items.flatMap((item) => (item.kind === "clip" ? [item, ...allItems(item.items)] : [item]));
}

export const inset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
