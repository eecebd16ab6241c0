export type Counted = { taken: number; leftMs: number };

export type WindowCountsNeeds = {
  windowMs: number;
  /** Keys it may hold; beyond that the oldest half is forgotten. */
  most?: number;
  now?: () => number;
};

/** About 15 MB. Whoever wants to be forgotten has to send as many others first, from as many addresses. */
const MOST_KEYS = 100_000;

/**
 * Counts by key, each in a window of time that begins with its first count. It holds two generations of keys and drops
 * the older one as a whole, so it needs no timers and never more than its share of memory.
 */
export function windowCounts({ windowMs, most = MOST_KEYS, now = Date.now }: WindowCountsNeeds) {
  type Count = { taken: number; endsAt: number };
  let newer = new Map<string, Count>();
  let older = new Map<string, Count>();
  let turnedAt = now();

  return (key: string): Counted => {
    const at = now();
    if (at - turnedAt >= windowMs || newer.size >= most / 2) {
      older = newer;
      newer = new Map();
      turnedAt = at;
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

/** What is said to somebody who has to wait. */
export const waitSeconds = ({ leftMs }: Counted): number => Math.max(1, Math.ceil(leftMs / 1000));
