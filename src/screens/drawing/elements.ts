import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import type { FaceName } from "#src/lettering/faces.ts";

/*
 * What a screen is made of. A screen is a React component of these elements; it is laid out by flexbox, set in outlines
 * and written as a picture while the site is built (draw-screen.tsx). Hooks and HTML have no place in it.
 */

/** A token of src/styles/tokens.css without its prefix, the colour of the app, or one that is the same by day and night. */
export type Color =
  | `#${string}`
  | "app"
  | "ink"
  | "copy"
  | "muted"
  | "page"
  | "page-alt"
  | "surface"
  | "raised"
  | "line"
  | "line-strong"
  | "primary"
  | "primary-ink"
  | "primary-soft"
  | "on-primary"
  | "accent"
  | "accent-ink"
  | "accent-soft"
  | "ok"
  | "ok-ink"
  | "ok-soft"
  | "warn"
  | "warn-ink"
  | "warn-soft";

export const TEXT_SIZE = 13;
export const LINE_HEIGHT = 1.4;
export const ICON_SIZE = 16;

type Length = number | `${number}%`;
type Edges = number | { x?: number; y?: number; top?: number; bottom?: number; start?: number; end?: number };
type Place = "start" | "center" | "end" | "stretch";

/** How an element stands in its parent. */
type Standing = {
  width?: Length;
  height?: Length;
  minWidth?: Length;
  /** Takes what is left, in this proportion. */
  grow?: number | boolean;
  /** May become smaller than its content; text is then cut. */
  shrink?: boolean;
  self?: Place;
  margin?: Edges;
  /** Pushed to the far end of its row or column. */
  push?: boolean;
  /** Out of the flow, at these distances from its parent. */
  at?: { top?: number; bottom?: number; start?: number; end?: number };
};

export type BoxProps = Standing & {
  /** Children stand beside each other, from the side where reading begins; otherwise below each other. */
  row?: boolean;
  wrap?: boolean;
  gap?: number;
  padding?: Edges;
  align?: Place;
  justify?: "start" | "center" | "end" | "between";
  fill?: Color;
  /** How much of the fill is seen: a tint of the app's colour is 0.11 of it. */
  fillOpacity?: number;
  /** A line around it. */
  border?: Color;
  dashed?: boolean;
  /** Lines at some of its edges. */
  lines?: Partial<Record<"top" | "bottom" | "start" | "end", Color>>;
  radius?: number;
  /** Cuts what leaves it. */
  clip?: boolean;
  opacity?: number;
  /** In another language's direction. */
  direction?: Direction;
  children?: ReactNode;
};

export type TextProps = Standing & {
  children: string | number | readonly (string | number)[];
  /** TEXT_SIZE unless said otherwise. */
  size?: number;
  face?: FaceName;
  color?: Color;
  opacity?: number;
  /** Numbers end at the right in every language, so that their digits stand below each other. */
  align?: "start" | "center" | "end" | "number";
  /** At most so many; the last ends in an ellipsis. 1 unless said otherwise. */
  maxLines?: number;
  /** Of its size; LINE_HEIGHT unless said otherwise. */
  lineHeight?: number;
  struck?: boolean;
};

/** Any icon of Lucide: a picture carries its own. */
export type IconProps = Standing & { name: string; size?: number; color?: Color; strokeWidth?: number };

export type DrawingProps = Standing & {
  /** SVG in the size that the layout gave it. */
  draw: (size: { width: number; height: number; direction: Direction }) => ReactNode;
  /** Drawn from the left, and turned where reading begins at the right. */
  mirrored?: boolean;
};

export const Box = (_: BoxProps): ReactNode => outsideOfScreen("Box");
export const Text = (_: TextProps): ReactNode => outsideOfScreen("Text");
export const Icon = (_: IconProps): ReactNode => outsideOfScreen("Icon");
export const Drawing = (_: DrawingProps): ReactNode => outsideOfScreen("Drawing");

function outsideOfScreen(name: string): never {
  throw new Error(`<${name}> is drawn by drawScreen, not by React`);
}
