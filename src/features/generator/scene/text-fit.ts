import type { Direction } from "#domain/language/locale.ts";

/** Width of a text in a font of 1 px; `tracking` is the space between letters, in ems. */
export type Measure = (text: string, weight: number, tracking: number) => number;

/** One line as it was typed; it may be wrapped into several. */
export type Paragraph = { text: string; direction: Direction; scale: number };

export type FitStyle = {
  /** Sizes of a letter in pixels, of a paragraph whose scale is 1. */
  max: number;
  min: number;
  weight: number;
  /** Between Latin letters; Arabic ones are joined and never spaced. */
  tracking?: number;
  /** Height of a line as a share of its size: Arabic needs more of it. */
  leading: { arabic: number; latin: number };
  /** Lines of a headline are made about as long as each other. */
  balanced?: boolean;
};

export type FittedLine = {
  text: string;
  direction: Direction;
  /** Which of the paragraphs it belongs to. */
  paragraph: number;
  size: number;
  width: number;
  height: number;
  tracking: number;
};

export type Fitted = {
  /** Size of a letter of scale 1. */
  size: number;
  lines: FittedLine[];
  width: number;
  height: number;
  /** Not even the smallest letters were small enough: the end of the text is missing. */
  cut: boolean;
};

const SHRINK = 0.965;
/** Smaller letters than this cannot be seen on a screen. */
const SMALLEST_PX = 9;
const ELLIPSIS = "…";

const ARABIC = /\p{Script=Arabic}/u;
const FROM_RIGHT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** What is seen as one sign: a letter with its marks, or a whole emoji. */
const SIGN = /\p{RGI_Emoji}|\P{M}[\p{M}\u200c\u200d]*/gv;

/** The first letter decides; a line without letters runs as the post does. */
export function directionOfText(text: string, otherwise: Direction): Direction {
  if (!/\p{L}/u.test(text)) return otherwise;
  return FROM_RIGHT.test(text) ? "rtl" : "ltr";
}

/**
 * The largest letters at which the text fits into the box, wrapped at words. Words are broken only where the smallest
 * letters the design allows are still too large; whatever is typed, nothing is wider or higher than the box.
 */
export function fitText(
  paragraphs: readonly Paragraph[],
  box: { width: number; height: number },
  style: FitStyle,
  measure: Measure,
): Fitted {
  const shown = paragraphs
    .map((paragraph, index) => ({ ...paragraph, index }))
    .filter(({ text }) => text.trim() !== "");
  if (shown.length === 0) return { size: style.max, lines: [], width: 0, height: 0, cut: false };
  const set = (size: number, mayBreak: boolean) => setLines(shown, box.width, size, style, measure, mayBreak);
  const fits = ({ lines, broken }: ReturnType<typeof set>, mayBreak: boolean) =>
    heightOf(lines) <= box.height && (mayBreak || !broken);

  let size = style.max;
  for (; size >= style.min; size *= SHRINK) {
    const result = set(size, false);
    if (fits(result, false)) return finish(shown, result.lines, box.width, size, style, measure, false);
  }
  for (; size > SMALLEST_PX; size *= SHRINK) {
    const result = set(size, true);
    if (fits(result, true))
      return finish(shown, result.lines, box.width, size, { ...style, balanced: false }, measure, false);
  }
  const { lines } = set(SMALLEST_PX, true);
  return finish(
    shown,
    cutTo(lines, box, measure, style.weight),
    box.width,
    SMALLEST_PX,
    { ...style, balanced: false },
    measure,
    true,
  );
}

type Numbered = Paragraph & { index: number };

function setLines(
  paragraphs: readonly Numbered[],
  width: number,
  size: number,
  style: FitStyle,
  measure: Measure,
  mayBreak: boolean,
): { lines: FittedLine[]; broken: boolean } {
  let broken = false;
  const lines = paragraphs.flatMap((paragraph) => {
    const own = size * paragraph.scale;
    const isArabic = ARABIC.test(paragraph.text);
    const tracking = isArabic ? 0 : (style.tracking ?? 0);
    const widthOf = (text: string) => measure(text, style.weight, tracking) * own;
    const wrapped = wrapWords(paragraph.text, width, widthOf, mayBreak);
    broken ||= wrapped.broken;
    return wrapped.lines.map((text) => ({
      text,
      direction: paragraph.direction,
      paragraph: paragraph.index,
      size: own,
      width: widthOf(text),
      height: own * (isArabic ? style.leading.arabic : style.leading.latin),
      tracking,
    }));
  });
  return { lines, broken };
}

/** Fills line after line. `broken` says that a word alone was wider than the line. */
export function wrapWords(
  text: string,
  width: number,
  widthOf: (text: string) => number,
  mayBreak: boolean,
): { lines: string[]; broken: boolean } {
  const lines: string[] = [];
  let broken = false;
  let line = "";
  const queue = text.trim().split(/[ \t]+/);
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") {
      lines.push(line);
      line = "";
      queue.unshift(word);
      continue;
    }
    broken = true;
    const head = mayBreak ? headThatFits(word, width, widthOf) : word;
    lines.push(head);
    if (head.length < word.length) queue.unshift(word.slice(head.length));
  }
  if (line !== "") lines.push(line);
  return { lines, broken };
}

/** At least one sign, however narrow the line. */
function headThatFits(word: string, width: number, widthOf: (text: string) => number): string {
  const signs = word.match(SIGN) ?? [word];
  let head = signs[0] ?? word;
  for (const sign of signs.slice(1)) {
    if (widthOf(head + sign) > width) break;
    head += sign;
  }
  return head;
}

function finish(
  paragraphs: readonly Numbered[],
  lines: FittedLine[],
  width: number,
  size: number,
  style: FitStyle,
  measure: Measure,
  cut: boolean,
): Fitted {
  const final = style.balanced ? balance(paragraphs, lines, width, size, style, measure) : lines;
  return { size, lines: final, width: Math.max(...final.map((line) => line.width)), height: heightOf(final), cut };
}

/** The narrowest width that gives each paragraph as many lines as it has now: no last line of one short word. */
function balance(
  paragraphs: readonly Numbered[],
  lines: FittedLine[],
  width: number,
  size: number,
  style: FitStyle,
  measure: Measure,
): FittedLine[] {
  return paragraphs.flatMap((paragraph) => {
    const now = lines.filter((line) => line.paragraph === paragraph.index);
    if (now.length < 2) return now;
    let best = now;
    let [low, high] = [width / now.length / 1.4, width];
    for (let step = 0; step < 9; step++) {
      const middle = (low + high) / 2;
      const tried = setLines([paragraph], middle, size, style, measure, false);
      const isGood = tried.lines.length === now.length && !tried.broken;
      if (isGood) best = tried.lines;
      [low, high] = isGood ? [low, middle] : [middle, high];
    }
    return best;
  });
}

function cutTo(
  lines: FittedLine[],
  box: { width: number; height: number },
  measure: Measure,
  weight: number,
): FittedLine[] {
  const kept: FittedLine[] = [];
  let height = 0;
  for (const line of lines) {
    if (height + line.height > box.height) break;
    height += line.height;
    kept.push(line);
  }
  const last = kept.at(-1);
  if (!last || kept.length === lines.length) return kept;
  const widthOf = (text: string) => measure(text, weight, last.tracking) * last.size;
  const signs = last.text.match(SIGN) ?? [];
  while (signs.length > 0 && widthOf(signs.join("") + ELLIPSIS) > box.width) signs.pop();
  const text = signs.join("").trimEnd() + ELLIPSIS;
  return [...kept.slice(0, -1), { ...last, text, width: Math.min(widthOf(text), box.width) }];
}

const heightOf = (lines: readonly FittedLine[]) => lines.reduce((sum, line) => sum + line.height, 0);
