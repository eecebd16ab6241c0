import { readFileSync } from "node:fs";
import * as hb from "harfbuzzjs";
import { memoize } from "#domain/cache/memoize.ts";
import type { Direction } from "#domain/language/locale.ts";
import { type Face, fontFile } from "./faces.ts";
import { type Run, visualRuns } from "./visual-runs.ts";

/** Outlines are drawn on a grid of so many units an em: fine enough for a headline, and few digits in the file. */
export const UNITS_PER_EM = 250;

/** A line of text as an outline: its left end at 0, its baseline at 0, in units of the grid. */
export type ShapedText = { width: number; outline: string };

type Glyph = {
  /** Where the outline begins and ends, seen from the glyph's origin. */
  start: Point;
  end: Point;
  /** Everything after the first move, in relative steps: the same letter is the same text wherever it stands. */
  steps: string;
};
type Point = { x: number; y: number };

const fontNamed = memoize((name: string) => {
  const font = new hb.Font(new hb.Face(new hb.Blob(readFileSync(fontFile(name)))));
  font.setScale(UNITS_PER_EM, UNITS_PER_EM);
  return font;
});

const glyphs = new Map<string, Glyph | null>();

const shaped = new Map<string, ShapedText>();

/** Sets one line: letters joined, marks on their letters, Latin names and numbers where the direction puts them. */
export function shapeText(text: string, face: Face, direction: Direction): ShapedText {
  // A layout asks for the same text many times.
  const key = `${face.arabic} ${face.latin} ${direction} ${text}`;
  const known = shaped.get(key) ?? setLine(text, face, direction);
  shaped.set(key, known);
  return known;
}

function setLine(text: string, face: Face, direction: Direction): ShapedText {
  let [pen, outline] = [0, ""];
  let from: Point = { x: 0, y: 0 };
  for (const run of visualRuns(text, direction)) {
    for (const { glyph, x, y, advance } of shapeRun(run, face[run.script])) {
      if (glyph) {
        const origin = { x: Math.round(pen + x), y: -Math.round(y) };
        outline += `m${numbers(origin.x + glyph.start.x - from.x, origin.y + glyph.start.y - from.y)}${glyph.steps}`;
        from = { x: origin.x + glyph.end.x, y: origin.y + glyph.end.y };
      }
      pen += advance;
    }
  }
  return { width: pen, outline };
}

/** How wide a text is at size 1. */
export function textWidth(text: string, face: Face): number {
  return shapeText(text, face, "ltr").width / UNITS_PER_EM;
}

type ShapedGlyph = { glyph: Glyph | null; x: number; y: number; advance: number };

/** The Latin fonts lack the two of square metres: it is a small two at the height of capitals. */
const RAISED_TWO = { sign: "²", scale: 0.6, rise: 0.3 * UNITS_PER_EM };

function shapeRun({ text, script }: Run, fontName: string): ShapedGlyph[] {
  const [first = "", ...others] = text.split(RAISED_TWO.sign);
  const shapePiece = (piece: string) => shapeLetters({ text: piece, script }, fontName);
  return [...shapePiece(first), ...others.flatMap((piece) => [raisedTwo(fontName), ...shapePiece(piece)])];
}

const raisedTwo = memoize((fontName: string): ShapedGlyph => {
  const { scale, rise } = RAISED_TWO;
  const font = fontNamed(fontName);
  const buffer = new hb.Buffer();
  buffer.addText("2");
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const [{ codepoint = 0, xAdvance = 0 } = {}] = buffer.getGlyphInfosAndPositions();
  const commands = font.glyphToJson(codepoint).map(({ type, values }) => ({
    type,
    values: values.map((value, index) => value * scale + (index % 2 === 1 ? rise : 0)),
  }));
  return { glyph: relative(commands), x: 0, y: 0, advance: xAdvance * scale };
});

function shapeLetters({ text, script }: Pick<Run, "text" | "script">, fontName: string): ShapedGlyph[] {
  const font = fontNamed(fontName);
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.setDirection(script === "arabic" ? hb.Direction.RTL : hb.Direction.LTR);
  buffer.setScript(script === "arabic" ? "Arab" : "Latn");
  hb.shape(font, buffer);
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
    // Glyph 0 stands for a letter that the font lacks.
    glyph: codepoint === 0 ? null : glyphOf(fontName, font, codepoint),
    x: xOffset,
    y: yOffset,
    advance: codepoint === 0 ? 0 : xAdvance,
  }));
}

function glyphOf(fontName: string, font: hb.Font, id: number): Glyph | null {
  const key = `${fontName} ${id}`;
  const known = glyphs.get(key);
  if (known !== undefined) return known;
  const glyph = relative(font.glyphToJson(id));
  glyphs.set(key, glyph);
  return glyph;
}

/** An outline in steps from point to point, rounded to the grid; null where there is no ink. */
function relative(commands: readonly { type: string; values: number[] }[]): Glyph | null {
  let start: Point | null = null;
  let [at, begin]: [Point, Point] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  let steps = "";
  let control: Point | null = null;
  for (const { type, values } of commands) {
    if (type === "Z") {
      steps += "z";
      at = begin;
      control = null;
      continue;
    }
    const points = pairs(values);
    const mirrored: Point | null = control && { x: 2 * at.x - control.x, y: 2 * at.y - control.y };
    const goesOn: boolean = type === "Q" && isNear(mirrored, points[0]);
    const relativePoints = (goesOn ? points.slice(1) : points).flatMap(({ x, y }) => [x - at.x, y - at.y]);
    control = type === "Q" ? ((goesOn ? mirrored : points[0]) ?? null) : null;
    at = points.at(-1) ?? at;
    if (type === "M") begin = at;
    if (start === null) start = at;
    else steps += step(goesOn ? "t" : type.toLowerCase(), relativePoints);
  }
  return start && { start, end: at, steps };
}

/** A curve that goes on smoothly needs no control point of its own (`t`); fonts are full of them, rounded by a unit. */
const isNear = (point: Point | null, other: Point | undefined) =>
  point !== null && other !== undefined && Math.abs(point.x - other.x) <= 1 && Math.abs(point.y - other.y) <= 1;

function step(type: string, values: readonly number[]): string {
  const [x = 0, y = 0] = values;
  if (type === "l" && y === 0) return `h${x}`;
  if (type === "l" && x === 0) return `v${y}`;
  return `${type}${numbers(...values)}`;
}

/** The y axis of a font points up, that of a picture down. */
function pairs(values: readonly number[]): Point[] {
  return values.flatMap((value, index) =>
    index % 2 === 0 ? [{ x: Math.round(value), y: -Math.round(values[index + 1] ?? 0) }] : [],
  );
}

/** Separated by spaces, except before a minus. */
function numbers(...values: number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join("");
}
