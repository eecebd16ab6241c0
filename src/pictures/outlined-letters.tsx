import { FACES, type FaceName } from "#src/lettering/faces.ts";
import { shapeText, UNITS_PER_EM } from "#src/lettering/shape-text.ts";

export type OutlinedLettersProps = {
  text: string;
  x: number;
  y: number;
  size: number;
  anchor: "start" | "middle" | "end";
  face?: FaceName;
  fill?: string;
};

const BEFORE = { start: 0, middle: 0.5, end: 1 };

/** A line of text as an outline, since a picture has no fonts. Measured from the left, like the drawing it stands in. */
export function OutlinedLetters({ text, x, y, size, anchor, face = "display", fill }: OutlinedLettersProps) {
  const { width, outline } = shapeText(text, FACES[face], "ltr");
  const scale = size / UNITS_PER_EM;
  const left = x - width * scale * BEFORE[anchor];
  return <path fill={fill} transform={`translate(${left.toFixed(1)} ${y})scale(${scale.toFixed(4)})`} d={outline} />;
}
