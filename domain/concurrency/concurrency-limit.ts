/** Calls `work` for every item, at most `limit` at a time: all at once might not fit into memory. */
export async function limitConcurrency<Item>(
  limit: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
) {
  const queue = Iterator.from(items);
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, lane));
}
