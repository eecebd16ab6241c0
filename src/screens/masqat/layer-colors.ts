import type { Color } from "../drawing/elements.ts";

/** Each layer of the drawing has its colour, and wears it in lists: walls, partitions, doors, windows, tiles. */
export const LAYER_COLORS = ["ink", "muted", "warn", "primary-ink", "ok"] as const satisfies readonly Color[];
