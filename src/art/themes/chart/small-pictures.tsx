import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import type { Rect } from "#src/art/shape.ts";
import type { Padding } from "#src/art/stage.ts";
import { StageDrawing } from "./stage.tsx";
import type { Depths } from "./terrain/isobaths.ts";
import "#src/art/error-stage.css";

export type SmallPictureProps = { direction: Direction };

const SIZE = { width: 300, height: 320 };
const PADDING: Padding = { start: 460, end: 460, top: 230, bottom: 100 };
const DEPTHS: Depths = { coast: 12, shallows: [34, 66, 104], deep: [150, 206, 276, 360, 460] };
const HEADER = { x: -PADDING.start, y: -PADDING.top, width: SIZE.width + 2 * PADDING.start, height: 185 };

/** A harbour light without its lamp: nothing is seen from far away. */
export function OfflinePicture({ direction }: SmallPictureProps) {
  return (
    <SmallPicture direction={direction} seed={83} lands={[{ x: 72, y: 196, width: 156, height: 84 }]}>
      <path
        fill="none"
        stroke="var(--color-sand-line)"
        strokeWidth="2"
        strokeDasharray="2 9"
        d="M196 78a70 70 0 0 1 0 64m46-86a120 120 0 0 1 0 108M104 78a70 70 0 0 0 0 64M58 56a120 120 0 0 0 0 108"
      />
      <path fill="var(--color-ink)" d="m128 142-17 118h78l-17-118z" />
      <path fill="var(--color-surface)" d="m124 170-5 32h62l-5-32zm-9 58-4 32h78l-4-32z" />
      <path fill="var(--color-ink)" d="M116 134h68v10h-68zm8-52 26-26 26 26zm-10 178h72v10h-72z" />
      <path
        fill="var(--color-page)"
        stroke="var(--color-ink)"
        strokeWidth="3"
        strokeDasharray="4 5"
        d="M130 84h40v48h-40z"
      />
    </SmallPicture>
  );
}

/** A letter made fast at its berth. */
export function LetterPicture({ direction }: SmallPictureProps) {
  return (
    <SmallPicture direction={direction} seed={89} lands={[{ x: 40, y: 108, width: 220, height: 150 }]}>
      <path fill="none" stroke="var(--color-ink)" strokeWidth="4" d="M52 268h196" />
      <path fill="var(--color-ink)" d="M78 254h14v14H78zm130 0h14v14h-14z" />
      <path fill="none" stroke="var(--color-sand-line)" strokeWidth="3" d="M85 254q8-18 18-24m112 24q-8-18-18-24" />
      <rect
        fill="var(--color-surface)"
        stroke="var(--color-ink)"
        strokeWidth="4"
        x="66"
        y="112"
        width="168"
        height="118"
        rx="10"
      />
      <path fill="none" stroke="var(--color-ink)" strokeWidth="4" d="m70 120 80 62 80-62M72 224l52-56m104 56-52-56" />
      <circle fill="var(--color-accent)" cx="150" cy="182" r="15" />
    </SmallPicture>
  );
}

type SmallProps = SmallPictureProps & { seed: number; lands: readonly Rect[]; children: ReactNode };

/** One small island with something on it, for pages that have no status. What stands there does not mirror. */
function SmallPicture({ direction, seed, lands, children }: SmallProps) {
  return (
    <StageDrawing
      className="error-picture"
      rects={lands}
      {...SIZE}
      padding={PADDING}
      seed={seed}
      direction={direction}
      depths={DEPTHS}
      relief={0.75}
      figures={30}
      clearAreas={[HEADER]}
      fade="rim"
    >
      <g strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </StageDrawing>
  );
}
