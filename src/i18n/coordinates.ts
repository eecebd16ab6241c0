import type { Direction } from "#domain/locale.ts";

const ARABIC_ZERO = 0x0660;

/** 21.4833, 39.1833 → 21°29′ N, 39°11′ E, written as a chart in that language writes it. */
export function chartCoordinates(
  { latitude, longitude }: { latitude: number; longitude: number },
  direction: Direction,
  letters: { north: string; east: string },
): string[] {
  const written = (degrees: number, letter: string) => {
    const whole = Math.floor(degrees);
    const minutes = Math.round((degrees - whole) * 60);
    const text = `${whole}°${String(minutes).padStart(2, "0")}′`;
    const digits =
      direction === "rtl" ? text.replace(/\d/g, (digit) => String.fromCharCode(ARABIC_ZERO + Number(digit))) : text;
    return `${digits} ${letter}`;
  };
  return [written(latitude, letters.north), written(longitude, letters.east)];
}
