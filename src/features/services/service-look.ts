import type { ServiceArtKind } from "#src/art/chart/service-art.tsx";
import type { ServiceChartProps } from "#src/art/chart/service-chart.tsx";

/**
 * Each service heads its page in its own way: where the chart stands, on which ground, and how near one comes to
 * the island. `frame` is the part of the service's small drawing that fills the stage; src/features/services/service-hero.css gives
 * the stage of each look the same proportions, and a screen the place of its `land`.
 */
export type ServiceLook = {
  ground: "page" | "alt" | "band";
  stage: "beside" | "below";
  chart: Pick<ServiceChartProps, "frame" | "scale" | "padding" | "soundings" | "withoutSoundings" | "fade" | "land">;
  /** Whether a product of the kind stands on that land, instead of the drawn object. */
  hasScreen?: boolean;
};

const BESIDE = {
  padding: { start: 760, end: 460, top: 260, bottom: 260 },
  soundings: 34,
  withoutSoundings: [
    { x: -780, y: -60, width: 740, height: 900 },
    { x: -780, y: -320, width: 2000, height: 290 },
  ],
  fade: "start",
} as const;

export const SERVICE_LOOKS: Readonly<Record<ServiceArtKind, ServiceLook>> = {
  plugin: {
    ground: "page",
    stage: "beside",
    chart: {
      ...BESIDE,
      frame: { x: 124, y: 60, width: 400, height: 320 },
      scale: 1.8,
      land: { x: 199, y: 130, width: 250, height: 179 },
    },
    hasScreen: true,
  },
  mobile: {
    ground: "alt",
    stage: "beside",
    chart: {
      ...BESIDE,
      frame: { x: 150, y: 66, width: 300, height: 240 },
      scale: 2.4,
      land: { x: 244, y: 78, width: 112, height: 208 },
    },
    hasScreen: true,
  },
  desktop: {
    ground: "band",
    stage: "beside",
    chart: { ...BESIDE, frame: { x: 100, y: 60, width: 400, height: 320 }, scale: 1.8 },
  },
  website: {
    ground: "page",
    stage: "below",
    chart: {
      frame: { x: 60, y: 96, width: 480, height: 190 },
      scale: 2.5,
      padding: { start: 460, end: 460, top: 300, bottom: 60 },
      soundings: 34,
      withoutSoundings: [{ x: 100, y: -320, width: 1000, height: 330 }],
      fade: "top",
    },
  },
};
