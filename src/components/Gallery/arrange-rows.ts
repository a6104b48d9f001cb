/** Widest picture, in CSS pixels, that shares a row of two cards with another. */
export const MAX_SHARED_WIDTH = 420;

/**
 * Arranges cards in rows of two, so that no row has a gap. A card with a wide picture fills a row, and so does a card that
 * would be alone in its row. The order changes only where a wide card would leave a gap before it.
 */
export function arrangeRows<Item extends {width: number}>(
  items: readonly Item[],
): (Item & {fillsRow: boolean})[] {
  const rows: Item[][] = [];
  let waiting: Item[] = [];
  let open: Item[] | undefined;
  for (const item of items) {
    if (item.width > MAX_SHARED_WIDTH) {
      if (open) waiting.push(item);
      else rows.push([item]);
    } else if (open) {
      open.push(item);
      open = undefined;
      rows.push(...waiting.map((wide) => [wide]));
      waiting = [];
    } else {
      open = [item];
      rows.push(open);
    }
  }
  rows.push(...waiting.map((wide) => [wide]));
  return rows.flatMap((row) => row.map((item) => ({...item, fillsRow: row.length === 1})));
}
