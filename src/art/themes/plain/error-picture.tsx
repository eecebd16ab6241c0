import type { Direction } from "#domain/language/locale.ts";
import { classNames } from "#src/art/class-names.ts";
import type { Rect } from "#src/art/shape.ts";
import type { Padding } from "#src/art/stage.ts";
import { half } from "./modules.ts";
import { StageDrawing } from "./stage.tsx";
import "#src/art/error-stage.css";

export type ErrorPictureProps = {
  /** The status, such as "404"; the first zero is drawn. */
  status: string;
  direction: Direction;
  className?: string;
};

const SLOT_WIDTH = 300;
const HEIGHT = 320;
const NUMERAL = { width: 224, height: 256 };
const ZERO = 236;
const SLIP = 18;

const PADDING: Padding = { start: 460, end: 460, top: 230, bottom: 100 };

/** Figures are read from the left in both scripts, so the numerals keep their order; only the pieces mirror. */
export function ErrorPicture({ status, direction, className }: ErrorPictureProps) {
  const numerals = [...status];
  const width = numerals.length * SLOT_WIDTH;
  const rects: Rect[] = numerals.map((_, index) => ({
    x: middleOf(index) - NUMERAL.width / 2,
    y: (HEIGHT - NUMERAL.height) / 2,
    ...NUMERAL,
  }));
  // Nothing stands behind the numerals, nor behind the header.
  const clearAreas = [
    { x: 0, y: 0, width, height: HEIGHT },
    { x: -PADDING.start, y: -PADDING.top, width: width + 2 * PADDING.start, height: 150 },
  ];
  const firstZero = numerals.indexOf("0");
  return (
    <StageDrawing
      className={classNames("error-picture", className)}
      rects={rects}
      width={width}
      height={HEIGHT}
      padding={PADDING}
      seed={77}
      direction={direction}
      clearAreas={clearAreas}
      fade="rim"
    >
      {numerals.map((numeral, index) =>
        index === firstZero ? (
          <Zero key={middleOf(index)} x={middleOf(index)} />
        ) : (
          <text key={middleOf(index)} className="error-numeral" x={middleOf(index)} y={HEIGHT / 2} dy=".35em">
            {numeral}
          </text>
        ),
      )}
    </StageDrawing>
  );
}

function middleOf(index: number): number {
  return (index + 0.5) * SLOT_WIDTH;
}

/** Two halves that have slipped along each other. */
function Zero({ x }: { x: number }) {
  const top = (HEIGHT - ZERO) / 2;
  return (
    <>
      <path fill="var(--color-primary)" d={half(x - 4 - ZERO, top - SLIP, ZERO, 1)} />
      <path fill="var(--color-accent)" d={half(x + 4, top + SLIP, ZERO, 3)} />
    </>
  );
}
