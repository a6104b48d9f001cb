/**
 * Calls a function for each item, with at most `limit` calls at the same time.
 * @throws the first error of a call, without waiting for the other calls, which go on
 */
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
