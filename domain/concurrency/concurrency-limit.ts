/** Works through a list, so many at a time: all at once might not fit into memory. */
export async function inTurns<Item>(atATime: number, items: Iterable<Item>, work: (item: Item) => Promise<void>) {
  const waiting = Iterator.from(items);
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atATime }, lane));
}
