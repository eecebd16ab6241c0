import type { ServiceArtKind } from "#src/art/service-objects.tsx";
import type { Stage, StageDrawingProps } from "#src/art/stage.ts";

/**
 * Each service heads its page in its own way: where the stage stands, on which ground, and what stands on it.
 * build/styles/stage-sheets.ts makes the sheet of it when the build or `npm run dev` starts.
 */
export type ServiceLook = {
  /** What stands on the stage; part of its class. */
  layout: "window" | "phones" | "till" | "windows";
  ground: "page" | "alt" | "band";
  stage: "beside" | "below";
  wide: Stage;
  narrow: Stage;
};

type BackdropSettings = Pick<StageDrawingProps, "padding" | "figures" | "clearAreas" | "fade" | "scale">;

/** What is drawn around a stage, by where it stands. */
export const SERVICE_BACKDROPS: Readonly<Record<ServiceLook["stage"] | "narrow", BackdropSettings>> = {
  beside: {
    padding: { start: 760, end: 460, top: 260, bottom: 260 },
    figures: 34,
    clearAreas: [
      { x: -780, y: -60, width: 740, height: 900 },
      { x: -780, y: -320, width: 2000, height: 290 },
    ],
    fade: "start",
  },
  below: {
    padding: { start: 460, end: 460, top: 300, bottom: 60 },
    figures: 34,
    clearAreas: [{ x: 100, y: -320, width: 1000, height: 330 }],
    fade: "top",
  },
  narrow: {
    padding: { start: 30, end: 30, top: 90, bottom: 40 },
    figures: 0,
    scale: "small",
    fade: "top",
  },
};

const ONE_WINDOW: ServiceLook = {
  layout: "window",
  ground: "page",
  stage: "beside",
  wide: { width: 720, height: 576, rects: [{ x: 112, y: 102, width: 496, height: 372 }] },
  narrow: { width: 350, height: 286, rects: [{ x: 22, y: 16, width: 306, height: 230 }] },
};

export const SERVICE_LOOKS: Readonly<Record<ServiceArtKind, ServiceLook>> = {
  general: ONE_WINDOW,
  plugin: ONE_WINDOW,
  mobile: {
    layout: "phones",
    ground: "alt",
    stage: "beside",
    wide: {
      width: 720,
      height: 576,
      rects: [
        { x: 96, y: 20, width: 250, height: 456 },
        { x: 376, y: 84, width: 250, height: 456 },
      ],
    },
    narrow: {
      width: 350,
      height: 356,
      rects: [
        { x: 14, y: 12, width: 154, height: 281 },
        { x: 182, y: 44, width: 154, height: 281 },
      ],
    },
  },
  desktop: {
    layout: "till",
    ground: "band",
    stage: "beside",
    wide: {
      width: 720,
      height: 576,
      rects: [
        { x: 8, y: 44, width: 640, height: 409 },
        { x: 520, y: 150, width: 196, height: 382 },
      ],
    },
    narrow: {
      width: 350,
      height: 330,
      rects: [
        { x: 8, y: 16, width: 320, height: 205 },
        { x: 226, y: 84, width: 112, height: 218 },
      ],
    },
  },
  website: {
    layout: "windows",
    ground: "page",
    stage: "below",
    wide: {
      width: 1200,
      height: 560,
      rects: [
        { x: 520, y: 24, width: 640, height: 409 },
        { x: 40, y: 92, width: 640, height: 409 },
      ],
    },
    narrow: {
      width: 350,
      height: 340,
      rects: [
        { x: 64, y: 14, width: 274, height: 175 },
        { x: 12, y: 126, width: 274, height: 175 },
      ],
    },
  },
};
