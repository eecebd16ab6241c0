import type { Stage, StageDrawingProps } from "#src/art/stage.ts";

/** One screen of the frame's shape, or two phones side by side. */
export type StageShape = "window" | "card" | "phone" | "phones";

/**
 * Where an app's screens stand at the top of its page; build/styles/stage-sheets.ts makes the sheet of it when the build
 * or `npm run dev` starts. Screens stand whole with room below them: a cut would go through a button.
 */
export const APP_STAGES: Readonly<Record<StageShape, { wide: Stage; narrow: Stage }>> = {
  window: {
    wide: { width: 1100, height: 716, rects: [{ x: 60, y: 24, width: 980, height: 627 }] },
    narrow: { width: 350, height: 414, rects: [{ x: 14, y: 16, width: 560, height: 358 }] },
  },
  card: {
    wide: { width: 1100, height: 560, rects: [{ x: 220, y: 24, width: 660, height: 472 }] },
    narrow: { width: 350, height: 286, rects: [{ x: 14, y: 16, width: 322, height: 230 }] },
  },
  phone: {
    wide: { width: 1100, height: 620, rects: [{ x: 400, y: 24, width: 300, height: 547 }] },
    narrow: { width: 350, height: 440, rects: [{ x: 67, y: 16, width: 216, height: 394 }] },
  },
  phones: {
    wide: {
      width: 1100,
      height: 640,
      rects: [
        { x: 226, y: 24, width: 290, height: 529 },
        { x: 584, y: 64, width: 290, height: 529 },
      ],
    },
    narrow: {
      width: 350,
      height: 350,
      rects: [
        { x: 10, y: 12, width: 158, height: 288 },
        { x: 182, y: 34, width: 158, height: 288 },
      ],
    },
  },
};

type BackdropSettings = Pick<StageDrawingProps, "padding" | "figures" | "clearAreas" | "scale">;

export const APP_BACKDROP: Readonly<Record<"wide" | "narrow", BackdropSettings>> = {
  wide: {
    padding: { start: 560, end: 560, top: 210, bottom: 60 },
    figures: 34,
    clearAreas: [{ x: -100, y: -220, width: 1300, height: 210 }],
    scale: "large",
  },
  narrow: {
    padding: { start: 30, end: 30, top: 90, bottom: 40 },
    figures: 0,
    scale: "small",
  },
};
