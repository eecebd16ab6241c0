import type { Padding } from "#src/art/stage.ts";
import { type FadeEdge, fadedPadding } from "#src/art/stage-fade.tsx";

export type BackdropBox = { width: number; height: number; padding: Padding; fade?: FadeEdge | undefined };

/**
 * Where the picture behind a stage stands so that its box covers its parent, in percent of the parent: what a style sheet
 * has to say, since the content security policy allows no styles on elements. Tests compare the two.
 */
export function backdropPlace({ width, height, padding, fade }: BackdropBox) {
  const { start, end, top } = fadedPadding(padding, fade);
  const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
  return {
    start: percent(-start, width),
    top: percent(-top, height),
    width: percent(width + start + end, width),
  };
}
