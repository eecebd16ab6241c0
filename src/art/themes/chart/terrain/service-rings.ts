import { memoize } from "#domain/cache/memoize.ts";
import { SERVICE_ART_SIZE } from "#src/art/service-objects.tsx";
import { contourPath } from "./contour-path.ts";
import { type Field, sampleField, traceLevel } from "./contours.ts";
import { clamp, distanceToShore, type Land } from "./land.ts";
import { createNoise } from "./noise.ts";

type ServiceRingsPlan = { lands: readonly Land[]; seed: number };

/** From the farthest to the nearest, so that the filled shallows around the object end on top. */
const RING_DISTANCES = [248, 196, 152, 112, 78, 48, 22];
const GRID_STEP = 7;
const PATH_OPTIONS = { tolerance: 5, shortest: 60 };
/** Parts of one object touch sharply; only a trace of blending keeps their joints from spiking. */
const BRIDGE = 1;

/** Contours around an object, one path each: on hover they light up one after the other. */
export const drawServiceRings = memoize(({ lands, seed }: ServiceRingsPlan): string[] => {
  const noise = createNoise(seed);
  const distanceAt = distanceToShore(lands, BRIDGE);
  const field: Field = (x, y) => {
    const distance = distanceAt(x, y);
    return distance + (noise(x / 160, y / 160, 2) - 0.5) * clamp(distance, 0, 240) * 0.9;
  };
  const { width, height } = SERVICE_ART_SIZE;
  const box = {
    left: -2 * GRID_STEP,
    top: -2 * GRID_STEP,
    right: width + 2 * GRID_STEP,
    bottom: height + 2 * GRID_STEP,
  };
  const samples = sampleField(field, box, GRID_STEP);
  return RING_DISTANCES.map((distance) => contourPath(traceLevel(samples, distance), PATH_OPTIONS));
});
