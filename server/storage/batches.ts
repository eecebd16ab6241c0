/**
 * Writes items that arrive at the same time in one batch: a commit waits for the disk, and many items can share one.
 * What comes while a batch is being written is in the next.
 */
export function inBatches<Item, Result>(
  most: number,
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (reason: unknown) => void };
  let waiting: Waiting[] = [];
  let isWriting = false;

  async function writeNext() {
    const batch = waiting.slice(0, most);
    waiting = waiting.slice(most);
    try {
      const results = await write(batch.map(({ item }) => item));
      for (const [at, { resolve, reject }] of batch.entries()) {
        const result = results[at];
        if (result === undefined) reject(new Error("a batch has fewer results than items"));
        else resolve(result);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    if (waiting.length > 0) setImmediate(writeNext);
    else isWriting = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isWriting) return;
      isWriting = true;
      // After everything that has already arrived has been read.
      setImmediate(writeNext);
    });
}

/** Cut into parts of 1, 2, 4, 8…: each length needs a statement of its own, and prepared statements are cached. */
export function powerOfTwoBatches<Item>(items: readonly Item[], most = 2 ** 30): (readonly Item[])[] {
  const parts: (readonly Item[])[] = [];
  for (let from = 0; from < items.length; ) {
    const length = 2 ** Math.floor(Math.log2(Math.min(items.length - from, most)));
    parts.push(items.slice(from, from + length));
    from += length;
  }
  return parts;
}
