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
  /** Wide cards that follow the first card of a row. They come after the row, so that it's filled first. */
  let delayedItems: Item[] = [];
  /** The row that still has room for a second card. */
  let openRow: Item[] | undefined;
  for (const item of items) {
    if (item.width > MAX_SHARED_WIDTH) {
      if (openRow) delayedItems.push(item);
      else rows.push([item]);
    } else if (openRow) {
      openRow.push(item);
      openRow = undefined;
      rows.push(...delayedItems.map((wide) => [wide]));
      delayedItems = [];
    } else {
      openRow = [item];
      rows.push(openRow);
    }
  }
  rows.push(...delayedItems.map((wide) => [wide]));
  return rows.flatMap((row) => row.map((item) => ({...item, fillsRow: row.length === 1})));
}
