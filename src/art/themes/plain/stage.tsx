import { classNames } from "#src/art/class-names.ts";
import { mirrorWidthIn } from "#src/art/reading-direction.ts";
import { fadedPadding, paddedBox, type StageDrawingProps } from "#src/art/stage.ts";
import { StageFade } from "#src/art/stage-fade.tsx";
import { ModuleField } from "./module-field.tsx";
import "#src/art/themes/plain/art.css";

const SIDES = { small: 40, normal: 84, large: 96 };
const CALM_SIDE = 69;

/** Pieces that gather around what is shown, on the grid of its first corner. Fills its positioned parent and overflows it. */
export function StageDrawing(props: StageDrawingProps) {
  const { rects, width, height, padding: overflow, seed, direction, scale = "normal", clearAreas = [] } = props;
  const { isWritten = false, isCalm = false, fade, className, isPicture = false, children } = props;
  const padding = fadedPadding(overflow, fade);
  const box = {
    x: -padding.start,
    y: -padding.top,
    width: width + padding.start + padding.end,
    height: height + padding.top + padding.bottom,
  };
  const field = (
    <ModuleField
      box={box}
      shapes={rects.map((rect) => ({ shape: "rect", radius: 0, ...rect }))}
      side={isCalm ? CALM_SIDE : SIDES[scale]}
      seed={seed}
      clearAreas={isWritten ? [...clearAreas, ...rects] : clearAreas}
      mirrorWidth={mirrorWidthIn(direction, width)}
    />
  );
  const sheets = isWritten && (
    <g fill="var(--color-surface)" stroke="var(--color-line-strong)">
      {rects.map((rect) => (
        <rect key={`${rect.x} ${rect.y}`} {...rect} x={direction === "rtl" ? width - rect.x - rect.width : rect.x} />
      ))}
    </g>
  );
  const viewBox = isPicture ? paddedBox({ width, height, padding, direction }) : `0 0 ${width} ${height}`;
  return (
    <svg className={classNames("drawing stage-drawing", className)} viewBox={viewBox} aria-hidden="true">
      {fade ? <StageFade {...{ edge: fade, width, height, padding, direction, seed }}>{field}</StageFade> : field}
      {sheets}
      {children}
    </svg>
  );
}
