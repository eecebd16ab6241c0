import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import type { Rect } from "#src/art/shape.ts";
import type { Padding } from "#src/art/stage.ts";
import { half } from "./modules.ts";
import { StageDrawing } from "./stage.tsx";
import "#src/art/error-stage.css";

export type SmallPictureProps = { direction: Direction };

const SIZE = { width: 300, height: 320 };
const PADDING: Padding = { start: 460, end: 460, top: 230, bottom: 100 };
const OBJECT: Rect = { x: 40, y: 60, width: 220, height: 220 };
const CLEAR: readonly Rect[] = [
  { x: 0, y: 20, width: SIZE.width, height: 300 },
  { x: -PADDING.start, y: -PADDING.top, width: SIZE.width + 2 * PADDING.start, height: 150 },
];

/** Two halves that belong together, and the gap between them. */
export function OfflinePicture({ direction }: SmallPictureProps) {
  return (
    <SmallPicture direction={direction} seed={83}>
      <path fill="var(--color-primary)" d={half(-70, 60, 200, 1)} />
      <path
        fill="var(--color-tint-1)"
        stroke="var(--color-art-line-strong)"
        strokeWidth="2"
        d={half(170, 80, 200, 3)}
      />
      <path fill="none" stroke="var(--color-accent)" strokeWidth="6" strokeDasharray="1 14" d="M150 52v244" />
    </SmallPicture>
  );
}

/** A letter on a disc. */
export function LetterPicture({ direction }: SmallPictureProps) {
  return (
    <SmallPicture direction={direction} seed={89}>
      <circle fill="var(--color-tint-2)" cx="150" cy="170" r="128" />
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

/** One object among the pieces, for pages that have no status. What stands there does not mirror. */
function SmallPicture({ direction, seed, children }: SmallPictureProps & { seed: number; children: ReactNode }) {
  return (
    <StageDrawing
      className="error-picture"
      rects={[OBJECT]}
      {...SIZE}
      padding={PADDING}
      seed={seed}
      direction={direction}
      clearAreas={CLEAR}
      fade="rim"
    >
      <g strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </StageDrawing>
  );
}
