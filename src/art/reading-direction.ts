import type { Direction } from "#domain/locale.ts";

/** Drawings are planned from the reading start; this is where such a place lies in the finished drawing. */
export function xFromStart(distance: number, width: number, direction: Direction): number {
  return direction === "rtl" ? width - distance : distance;
}

/** What `contourPath` needs to mirror a drawing, or nothing where it is read from the left. */
export function mirrorWidthIn(direction: Direction, width: number): number | undefined {
  return direction === "rtl" ? width : undefined;
}

const ARABIC_ZERO = 0x0660;

/** Figures of a chart (never of data): Arabic-Indic on right-to-left pages. */
export function chartDigits(value: number | string, direction: Direction): string {
  if (direction === "ltr") return `${value}`;
  return `${value}`.replace(/\d/g, (digit) => String.fromCharCode(ARABIC_ZERO + Number(digit)));
}
