import type { Direction } from "#domain/language/locale.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import { MARGIN } from "./card-frame.tsx";
import { DISPLAY, Line, type LineProps, type Setting, TEXT, widthOf } from "./lettering.tsx";
import { SHARE_CARD_SIZE, type ShareCard } from "./share-card.ts";
import { wrapText } from "./wrap-text.ts";

/** The words stand between the brand and the divider. */
const TOP = 128;
const BOTTOM = 540;
const FIGURES_HEIGHT = 112;
const LABEL = { face: TEXT, size: 26, tracking: 0 };
const COPY = { face: TEXT, size: 29, tracking: 0 };

/** From the largest that could be to the smallest that should be, with the lines each may take. */
const TITLE_SIZES = [
  { size: 92, lines: 2 },
  { size: 82, lines: 3 },
  { size: 72, lines: 3 },
  { size: 64, lines: 3 },
  { size: 57, lines: 4 },
  { size: 51, lines: 4 },
  { size: 46, lines: 5 },
];

/** Arabic needs more room between lines, for the marks above and below them, and no tracking. */
const MANNER = {
  rtl: { labelLeading: 2.35, leading: 1.32, textLeading: 1.62, tracking: 0, ascent: 0.78 },
  ltr: { labelLeading: 1.9, leading: 1.1, textLeading: 1.42, tracking: -0.026, ascent: 0.76 },
};

type WordsProps = Pick<ShareCard, "label" | "title" | "text" | "figures"> & {
  direction: Direction;
  width: number;
  /** Colours of what is written small. */
  quiet: { label: string; note: string };
};

type Block = { lines: readonly string[]; setting: Setting; leading: number };

export function Words({ label, title, text, figures, direction, width, quiet }: WordsProps) {
  const bottom = figures.length > 0 ? BOTTOM - FIGURES_HEIGHT : BOTTOM;
  const below = text === undefined ? null : textBlock(text, width, direction);
  const labelHeight = LABEL.size * MANNER[direction].labelLeading;
  const belowHeight = below ? heightOf(below) + 14 : 0;
  const heading = titleBlock(title, { width, height: bottom - TOP - labelHeight - belowHeight, direction });
  const height = labelHeight + heightOf(heading) + belowHeight;
  const top = TOP + (bottom - TOP - height) / 2;
  return (
    <>
      <StartLine text={label} setting={LABEL} direction={direction} y={top + LABEL.size} fill={quiet.label} />
      <Lines {...heading} direction={direction} top={top + labelHeight} fill="var(--color-ink)" />
      {below && (
        <Lines
          {...below}
          direction={direction}
          top={top + labelHeight + heightOf(heading) + 14}
          fill="var(--color-copy)"
        />
      )}
      <Figures figures={figures} direction={direction} fill={quiet.note} />
    </>
  );
}

const heightOf = ({ lines, setting, leading }: Block) => lines.length * setting.size * leading;

function textBlock(text: string, width: number, direction: Direction): Block {
  return { lines: wrapped(text, width, COPY), setting: COPY, leading: MANNER[direction].textLeading };
}

function wrapped(text: string, width: number, setting: Setting): string[] {
  const lines = wrapText(text, width, setting);
  if (!lines) throw new Error(`src/share: a word is too long for a card: ${text}`);
  return lines;
}

type TitleRoom = { width: number; height: number; direction: Direction };

/** As large as its room allows. */
function titleBlock(title: ShareCard["title"], { width, height, direction }: TitleRoom): Block {
  const { leading, tracking } = MANNER[direction];
  for (const { size, lines: most } of TITLE_SIZES) {
    const setting = { face: DISPLAY, size, tracking };
    const lines = linesOf(title, width, setting);
    if (lines && lines.length <= most && lines.length * size * leading <= height) return { lines, setting, leading };
  }
  throw new Error(`src/share: a title is too long for a card: ${title}`);
}

function linesOf(title: ShareCard["title"], width: number, setting: Setting): readonly string[] | null {
  if (typeof title === "string") return wrapText(title, width, setting);
  return title.every((line) => widthOf(line, setting) <= width) ? title : null;
}

type StartLineProps = Pick<LineProps, "text" | "setting" | "direction" | "y" | "fill"> & { fromStart?: number };

/** A line that begins where reading begins. */
function StartLine({ direction, fromStart = MARGIN, ...line }: StartLineProps) {
  return (
    <Line
      {...line}
      direction={direction}
      x={xFromStart(fromStart, SHARE_CARD_SIZE.width, direction)}
      anchor={direction === "rtl" ? "right" : "left"}
    />
  );
}

type LinesProps = Block & { top: number; fill: string; direction: Direction };

function Lines({ lines, setting, leading, top, fill, direction }: LinesProps) {
  const baseline = (index: number) =>
    top + setting.size * (index * leading + (leading - 1) / 2 + MANNER[direction].ascent);
  return lines.map((line, index) => (
    <StartLine key={line} text={line} y={baseline(index)} {...{ setting, fill, direction }} />
  ));
}

const VALUE = { face: DISPLAY, size: 37, tracking: 0 };
const NOTE = { face: TEXT, size: 22, tracking: 0 };
const FIGURE_GAP = 44;

/** Values in a row, what they mean below them. A value without words is a figure, and figures run from the left. */
function Figures({ figures, direction, fill }: Pick<WordsProps, "figures" | "direction"> & { fill: string }) {
  let next = MARGIN;
  return figures.map(({ value, label }) => {
    const fromStart = next;
    next += Math.max(widthOf(value, VALUE), widthOf(label, NOTE)) + FIGURE_GAP;
    const words = /\p{Script=Arabic}/u.test(value);
    return (
      <g key={label}>
        <Line
          text={value}
          setting={VALUE}
          direction={words ? direction : "ltr"}
          x={xFromStart(fromStart, SHARE_CARD_SIZE.width, direction)}
          y={BOTTOM - 42}
          anchor={direction === "rtl" ? "right" : "left"}
          fill="var(--color-ink)"
        />
        <StartLine text={label} setting={NOTE} y={BOTTOM - 6} {...{ fill, direction, fromStart }} />
      </g>
    );
  });
}
