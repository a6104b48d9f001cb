/** Calls a function for each item, with at most `limit` calls at the same time. Throws the first error of a call. */
export async function forEachConcurrent<Item>(
  items: Iterable<Item>,
  limit: number,
  call: (item: Item) => Promise<void>,
): Promise<void> {
  // All loops take items from the same iterator.
  const queue = [...items].values();
  const callForQueue = async () => {
    for (const item of queue) await call(item);
  };
  await Promise.all(Array.from({length: limit}, callForQueue));
}
