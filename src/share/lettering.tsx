import { Resvg } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import type { Direction } from "#domain/language/locale.ts";
import { FACES, type Face, fontFile, type Script } from "#src/lettering/faces.ts";
import { type Run, visualRuns } from "#src/lettering/visual-runs.ts";

export const { display: DISPLAY, text: TEXT, mono: MONO } = FACES;

/** Only these fonts: a picture must not depend on the fonts installed on the machine. */
export const FONTS = {
  loadSystemFonts: false,
  fontFiles: [...new Set([DISPLAY, TEXT, MONO].flatMap((face) => Object.values(face)))].map(fontFile),
};

export type Setting = { face: Face; size: number; tracking: number };

const MEASURED_AT = 100;
const advances = new Map<string, number>();

/** A character of each font that does not join its neighbours. */
const BARS: Readonly<Record<Script, string>> = { arabic: "ء", latin: "|" };

/** The advance width of a run at size 1. Measured between two bars, so that spaces and side bearings count. */
function advanceOf({ text, script }: Run, face: Face): number {
  const [family, bar] = [face[script], BARS[script]];
  const key = `${family} ${text}`;
  const known = advances.get(key);
  if (known !== undefined) return known;
  const width = inkWidth(`${bar}${text}${bar}`, family) - inkWidth(`${bar}${bar}`, family);
  const advance = width / MEASURED_AT;
  advances.set(key, advance);
  return advance;
}

function inkWidth(text: string, family: string): number {
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200" aria-hidden="true">
      <text y={MEASURED_AT} fontSize={MEASURED_AT} fontFamily={family} xmlSpace="preserve">
        {text}
      </text>
    </svg>,
  );
  return new Resvg(svg, { font: FONTS }).getBBox()?.width ?? 0;
}

function runWidth(run: Run, { face, size, tracking }: Setting): number {
  return (advanceOf(run, face) + tracking * [...run.text].length) * size;
}

export function widthOf(text: string, setting: Setting): number {
  return visualRuns(text, "ltr").reduce((sum, run) => sum + runWidth(run, setting), 0);
}

export type LineProps = {
  text: string;
  setting: Setting;
  direction: Direction;
  /** Where the line begins, continues to both sides of, or ends, from left to right. */
  x: number;
  y: number;
  anchor: "left" | "middle" | "right";
  fill: string;
};

const BEFORE = { left: 0, middle: 0.5, right: 1 };

/** One line of text, run by run. */
export function Line({ text, setting, direction, x, y, anchor, fill }: LineProps) {
  const { face, size, tracking } = setting;
  const runs = visualRuns(text, direction);
  let left = x - BEFORE[anchor] * widthOf(text, setting);
  return runs.map((run) => {
    const start = left;
    left += runWidth(run, setting);
    if (run.text.trim() === "") return null;
    return (
      <text
        key={start}
        x={start.toFixed(2)}
        y={y.toFixed(2)}
        fill={fill}
        fontSize={size}
        fontFamily={face[run.script]}
        {...(tracking !== 0 && { letterSpacing: (tracking * size).toFixed(2) })}
        xmlSpace="preserve"
      >
        {run.text}
      </text>
    );
  });
}
