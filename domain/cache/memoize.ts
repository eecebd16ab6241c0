export type MemoizeOptions<Argument> = {
  /** Arguments with the same key share one result. */
  keyOf?: (argument: Argument) => string;
  /** Most results to cache. Set it where arguments come from outside, so that a caller cannot fill the memory. */
  maxEntries?: number;
};

/** Caches what a function of one argument returns. */
export function memoize<Argument, Result>(
  compute: (argument: Argument) => Result,
  {
    keyOf = (argument) => JSON.stringify(argument),
    maxEntries = Number.POSITIVE_INFINITY,
  }: MemoizeOptions<Argument> = {},
): (argument: Argument) => Result {
  const cache = new Map<string, Result>();
  return (argument) => {
    const key = keyOf(argument);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const result = compute(argument);
    if (cache.size < maxEntries) cache.set(key, result);
    return result;
  };
}
