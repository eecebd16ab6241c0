import type { Depths, Padding } from "#src/art/chart/terrain/isobaths.ts";
import type { Rect } from "#src/art/chart/terrain/land.ts";

/**
 * Where the hero's screens stand in a box as wide as `width`: three of them, or the two a phone has room for. The depth
 * lines are drawn around these very rectangles; home-hero.css places the screens on the same percentages.
 */
export type HeroStage = {
  name: "wide" | "narrow";
  width: number;
  height: number;
  rects: readonly Rect[];
  /** Where the vessel ends its course. */
  berth: { x: number; y: number };
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
    berth: { x: 292, y: 548 },
  },
  {
    name: "narrow",
    width: 350,
    height: 400,
    rects: [
      { x: 20, y: 16, width: 340, height: 218 },
      { x: 8, y: 120, width: 150, height: 276 },
    ],
    berth: { x: 262, y: 388 },
  },
];

type ChartSettings = {
  padding: Padding;
  seed: number;
  soundings: number;
  withoutSoundings?: readonly Rect[];
  depths?: Depths;
  fade?: "start";
};

export const HERO_CHART: Readonly<Record<HeroStage["name"], ChartSettings>> = {
  wide: {
    padding: { start: 760, end: 460, top: 260, bottom: 190 },
    seed: 23,
    soundings: 40,
    withoutSoundings: [
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
    soundings: 0,
    depths: { coast: 12, shallows: [26, 46, 72], deep: [104, 142, 188] },
  },
};
