import { FACES } from "#src/lettering/faces.ts";
import { textWidth } from "#src/lettering/shape-text.ts";
import { TEXT_SIZE, type TextProps } from "./elements.ts";

/** Breaks a text at its spaces where the width ends; what does not fit into the last line is cut. */
export function breakLines(
  text: string,
  { size = TEXT_SIZE, face = "text", maxLines = 1 }: Pick<TextProps, "size" | "face" | "maxLines">,
  width: number,
): string[] {
  // Layouts are rounded: a text must fit into the very width it asked for.
  const fits = (line: string) => textWidth(line, FACES[face]) * size <= width + 0.5;
  const lines: string[] = [];
  let rest = text;
  while (rest !== "") {
    if (lines.length === maxLines - 1 || fits(rest)) {
      lines.push(cut(rest, fits));
      break;
    }
    const words = rest.split(" ");
    let count = words.length - 1;
    while (count > 1 && !fits(words.slice(0, count).join(" "))) count--;
    lines.push(cut(words.slice(0, count).join(" "), fits));
    rest = words.slice(count).join(" ");
  }
  return lines.length === 0 ? [""] : lines;
}

function cut(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line;
  const letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join("").trimEnd()}…`)) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
