import type { Direction } from "#domain/language/locale.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import type { StageDrawingProps } from "#src/art/stage.ts";
import { Arrival } from "#src/art/theme/arrival.tsx";
import { StageDrawing } from "#src/art/theme/stage.tsx";

export type ComingSoonBackdropProps = { direction: Direction };

/** One empty place; src/features/coming-soon/coming-soon-hero.css draws its outline on the same rectangle. */
const STAGE = {
  width: 720,
  height: 520,
  rects: [{ x: 250, y: 90, width: 400, height: 250 }],
  padding: { start: 760, end: 460, top: 260, bottom: 240 },
  figures: 34,
  clearAreas: [
    { x: -780, y: -60, width: 740, height: 900 },
    { x: -780, y: -320, width: 2000, height: 290 },
  ],
  fade: "start",
} satisfies Partial<StageDrawingProps>;

/** What lies under the empty place. Drawn while building only: it is large, and nothing in it changes. */
export function ComingSoonBackdrop({ direction }: ComingSoonBackdropProps) {
  const x = (fromStart: number) => xFromStart(fromStart, STAGE.width, direction);
  return (
    <StageDrawing {...STAGE} seed={57} direction={direction} isWritten>
      <Arrival
        d={`M${x(-60)} 700C${x(30)} 640 ${x(60)} 520 ${x(130)} 460`}
        to={{ x: x(146), y: 446 }}
        turn={direction === "rtl" ? -48 : 48}
      />
    </StageDrawing>
  );
}
