/** Articles on one page of a list: a large one and eight more. */
export const POSTS_PER_PAGE = 9;

export type Page<Item> = { number: number; items: Item[] };

/** Cuts a list into numbered pages. An empty list still has its first page. */
export function pagesOf<Item>(items: readonly Item[], size = POSTS_PER_PAGE): Page<Item>[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    items: items.slice(index * size, (index + 1) * size),
  }));
}

/**
 * Pages linked from the current one: first, last, and its neighbours. `null` stands for those left out;
 * a single page is never left out, since its number takes no more room than the gap.
 */
export function pageWindow(current: number, count: number): (number | null)[] {
  const near = new Set([1, current - 1, current, current + 1, count]);
  const shown = [...near].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const missing = page - (shown[index - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : [null, page];
  });
}
