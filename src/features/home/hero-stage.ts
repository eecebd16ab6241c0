import type { Rect } from "#src/art/shape.ts";
import type { StageDrawingProps } from "#src/art/stage.ts";

/**
 * Where the hero's screens stand in a box as wide as `width`: three of them, or the two a phone has room for. The theme
 * draws around these very rectangles; home-hero.css places the screens on the same percentages.
 */
export type HeroStage = {
  name: "wide" | "narrow";
  width: number;
  height: number;
  rects: readonly Rect[];
  /** Where the way into the drawing ends. */
  wayEnd: { x: number; y: number };
};

export const HERO_STAGES: readonly HeroStage[] = [
  {
    name: "wide",
    width: 720,
    height: 640,
    rects: [
      { x: 100, y: 36, width: 612, height: 392 },
      { x: 8, y: 232, width: 190, height: 398 },
      { x: 386, y: 418, width: 326, height: 206 },
    ],
    wayEnd: { x: 292, y: 548 },
  },
  {
    name: "narrow",
    width: 350,
    height: 400,
    rects: [
      { x: 20, y: 16, width: 340, height: 218 },
      { x: 8, y: 120, width: 150, height: 276 },
    ],
    wayEnd: { x: 262, y: 388 },
  },
];

type BackdropSettings = Pick<StageDrawingProps, "padding" | "seed" | "figures" | "clearAreas" | "scale"> & {
  fade?: "start";
};

export const HERO_BACKDROP: Readonly<Record<HeroStage["name"], BackdropSettings>> = {
  wide: {
    padding: { start: 760, end: 460, top: 260, bottom: 190 },
    seed: 23,
    figures: 40,
    clearAreas: [
      { x: -780, y: -20, width: 740, height: 800 },
      // Above the stage: the header on wide screens, the copy on tablets.
      { x: -780, y: -280, width: 2000, height: 270 },
    ],
    fade: "start",
  },
  narrow: {
    // Its sheet fades the part above the stage.
    padding: { start: 60, end: 60, top: 40, bottom: 110 },
    seed: 23,
    figures: 0,
    scale: "small",
  },
};
