import type { Direction } from "#domain/language/locale.ts";
import { classNames } from "#src/art/class-names.ts";
import type { Padding } from "#src/art/stage.ts";
import { EmblemFigure } from "./emblem.tsx";
import { ROSE_RADIUS } from "./motifs/compass-rose.ts";
import { StageDrawing } from "./stage.tsx";
import type { Depths } from "./terrain/isobaths.ts";
import "#src/art/error-stage.css";
import "./error-compass.css";

export type ErrorPictureProps = {
  /** The status, such as "404"; each numeral is an island, and the first zero is the compass. */
  status: string;
  direction: Direction;
  className?: string;
};

const SLOT_WIDTH = 300;
const HEIGHT = 320;
/** Wide enough for the widest numeral by itself: no stroke stands in the water. */
const ISLAND = { width: 224, height: 256 };
const COMPASS_RADIUS = 98;

/** Below, the sea ends before the title. */
const PADDING: Padding = { start: 460, end: 460, top: 230, bottom: 100 };
const DEPTHS: Depths = { coast: 12, shallows: [34, 66, 104], deep: [150, 206, 276, 360, 460] };

/** Figures are read from the left in both scripts, so the numerals keep their order; only the sea mirrors. */
export function ErrorPicture({ status, direction, className }: ErrorPictureProps) {
  const numerals = [...status];
  const width = numerals.length * SLOT_WIDTH;
  const islands = numerals.map((_, index) => ({
    x: middleOf(index) - ISLAND.width / 2,
    y: (HEIGHT - ISLAND.height) / 2,
    ...ISLAND,
  }));
  const header = { x: -PADDING.start, y: -PADDING.top, width: width + 2 * PADDING.start, height: 185 };
  const firstZero = numerals.indexOf("0");
  return (
    <StageDrawing
      className={classNames("error-picture", className)}
      rects={islands}
      width={width}
      height={HEIGHT}
      padding={PADDING}
      seed={77}
      direction={direction}
      depths={DEPTHS}
      relief={0.75}
      figures={30}
      clearAreas={[header]}
      fade="rim"
    >
      {numerals.map((numeral, index) =>
        index === firstZero ? (
          <CompassZero key={middleOf(index)} x={middleOf(index)} />
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

function CompassZero({ x }: { x: number }) {
  const scale = COMPASS_RADIUS / ROSE_RADIUS;
  return (
    <g transform={`matrix(${scale} 0 0 ${scale} ${x} ${HEIGHT / 2})`}>
      <g className="error-compass">
        <EmblemFigure isAccented />
      </g>
    </g>
  );
}
