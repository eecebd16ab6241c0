/** How often a key was counted in its window, and when the window ends. */
export type WindowCount = { taken: number; leftMs: number };

export type FixedWindowCounterNeeds = {
  windowMs: number;
  /** The number of keys in memory; beyond that the older half is dropped. */
  maxKeys?: number;
  now?: () => number;
};

/** About 15 MB. To have its own count dropped, a client would need as many other addresses. */
const DEFAULT_MAX_KEYS = 100_000;

/**
 * A fixed-window counter by key; a window begins with the first count of its key. It holds two generations of keys and
 * drops the older one as a whole, so it needs no timers and a bounded amount of memory.
 */
export function fixedWindowCounter({ windowMs, maxKeys = DEFAULT_MAX_KEYS, now = Date.now }: FixedWindowCounterNeeds) {
  type Count = { taken: number; endsAt: number };
  let newer = new Map<string, Count>();
  let older = new Map<string, Count>();
  let rotatedAt = now();

  return (key: string): WindowCount => {
    const at = now();
    if (at - rotatedAt >= windowMs || newer.size >= maxKeys / 2) {
      older = newer;
      newer = new Map();
      rotatedAt = at;
    }
    let count = newer.get(key) ?? older.get(key);
    if (!count || count.endsAt <= at) {
      count = { taken: 0, endsAt: at + windowMs };
      newer.set(key, count);
    }
    count.taken += 1;
    return { taken: count.taken, leftMs: count.endsAt - at };
  };
}

/** The value of Retry-After. */
export const waitSeconds = ({ leftMs }: WindowCount): number => Math.max(1, Math.ceil(leftMs / 1000));
