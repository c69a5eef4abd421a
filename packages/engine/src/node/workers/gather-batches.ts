/** Batches calls made in the same tick into one message. */

interface Batch<Item, Result> {
  items: Item[];
  results: Promise<Result[]>;
}

/**
 * @param size maximum items in a message
 * @param run returns the results of a batch in order
 */
export function gatherBatches<Item, Result>(
  size: number,
  run: (items: Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  let open: Batch<Item, Result> | undefined;

  function openBatch(): Batch<Item, Result> {
    const items: Item[] = [];
    const results = Promise.resolve().then(() => {
      if (open?.items === items) open = undefined;
      return run(items);
    });
    return { items, results };
  }

  return async (item) => {
    open ??= openBatch();
    const { items, results } = open;
    const index = items.push(item) - 1;
    if (items.length === size) open = undefined;
    const all = await results;
    if (index >= all.length) throw new Error(`A batch of ${items.length} has ${all.length} results.`);
    return all[index] as Result;
  };
}
