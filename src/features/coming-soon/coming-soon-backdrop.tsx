import type { Direction } from "#domain/language/locale.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import type { StageDrawingProps } from "#src/art/stage.ts";
import { Arrival } from "#src/art/theme/arrival.tsx";
import { StageDrawing } from "#src/art/theme/stage.tsx";

export type ComingSoonBackdropProps = { direction: Direction };

/** One place; src/features/coming-soon/coming-screen.tsx stands on the same rectangle. */
const STAGE = {
  width: 720,
  height: 520,
  rects: [{ x: 250, y: 60, width: 360, height: 360 }],
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
        d={`M${x(-60)} 700C${x(30)} 640 ${x(40)} 560 ${x(104)} 498`}
        to={{ x: x(120), y: 484 }}
        turn={direction === "rtl" ? -48 : 48}
      />
    </StageDrawing>
  );
}
