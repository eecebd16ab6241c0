import type { Direction } from "#domain/language/locale.ts";

/** Drawings are planned from the reading start; this is where such a place lies in the finished drawing. */
export function xFromStart(distance: number, width: number, direction: Direction): number {
  return direction === "rtl" ? width - distance : distance;
}

/** What `contourPath` needs to mirror a drawing, or nothing where it is read from the left. */
export function mirrorWidthIn(direction: Direction, width: number): number | undefined {
  return direction === "rtl" ? width : undefined;
}
