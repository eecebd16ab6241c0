import { type FadeEdge, fadedPadding, type Padding } from "#src/art/stage.ts";

export type BackdropBox = { width: number; height: number; padding: Padding; fade?: FadeEdge | undefined };

export const percentOf = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;

/**
 * Where the picture behind a stage stands so that its box covers its parent, in percent of the parent: what a style sheet
 * has to say, since the content security policy allows no styles on elements.
 */
export function backdropPlace({ width, height, padding, fade }: BackdropBox) {
  const { start, end, top } = fadedPadding(padding, fade);
  return {
    start: percentOf(-start, width),
    top: percentOf(-top, height),
    width: percentOf(width + start + end, width),
  };
}
