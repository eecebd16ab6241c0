/** One step from an old list to a new one. */
export type Step<T> = { is: "same"; item: T } | { is: "removed"; item: T } | { is: "added"; item: T };

/** Longer lists than this would need too much memory; they are shown as replaced. */
const MOST_PAIRS = 4_000_000;

/** The longest common subsequence, as the steps around it. What is removed comes before what is added in its place. */
export function align<T>(before: readonly T[], after: readonly T[], isEqual: (a: T, b: T) => boolean): Step<T>[] {
  const start = commonLength(before, after, isEqual);
  const end = commonLength(before.slice(start).toReversed(), after.slice(start).toReversed(), isEqual);
  const same = (items: readonly T[]) => items.map((item): Step<T> => ({ is: "same", item }));
  return [
    ...same(after.slice(0, start)),
    ...alignMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end), isEqual),
    ...same(after.slice(after.length - end)),
  ];
}

function commonLength<T>(a: readonly T[], b: readonly T[], isEqual: (a: T, b: T) => boolean): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && isEqual(at(a, length), at(b, length))) length++;
  return length;
}

function alignMiddle<T>(a: readonly T[], b: readonly T[], isEqual: (a: T, b: T) => boolean): Step<T>[] {
  const removed = (item: T): Step<T> => ({ is: "removed", item });
  const added = (item: T): Step<T> => ({ is: "added", item });
  if (a.length * b.length > MOST_PAIRS || a.length === 0 || b.length === 0) return [...a.map(removed), ...b.map(added)];
  // lengths[i * width + j]: of the longest common subsequence of a from i on and b from j on.
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = isEqual(at(a, i), at(b, j))
        ? lengthAt(i + 1, j + 1) + 1
        : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  const steps: Step<T>[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (isEqual(at(a, i), at(b, j))) {
      steps.push({ is: "same", item: at(b, j) });
      i++;
      j++;
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) steps.push(removed(at(a, i++)));
    else steps.push(added(at(b, j++)));
  }
  return [...steps, ...a.slice(i).map(removed), ...b.slice(j).map(added)];
}

function at<T>(items: readonly T[], index: number): T {
  // Callers stay within the list; an item may be undefined itself.
  return items[index] as T;
}

/** Runs of removed and added items side by side: an item in whose place another came, or none. */
export function pairs<T>(steps: readonly Step<T>[]): { before: T | null; after: T | null; place: number }[] {
  const found: { before: T | null; after: T | null; place: number }[] = [];
  let removed: T[] = [];
  let place = 0;
  const flush = () => {
    for (const item of removed) found.push({ before: item, after: null, place });
    removed = [];
  };
  for (const { is, item } of steps) {
    if (is === "removed") removed.push(item);
    else if (is === "added") {
      found.push({ before: removed.shift() ?? null, after: item, place });
      place++;
    } else {
      flush();
      place++;
    }
  }
  flush();
  return found;
}
