import { distance } from '@waymark/model/geography/distance';
import type { Position } from '@waymark/model/geography/position';

/** An item with its distance in metres; undefined where the item has no position. */
export interface Measured<Item> {
  item: Item;
  metres: number | undefined;
}

/**
 * The items by their distance from a position. Items at the same distance keep their order, and those without a position come last, in
 * theirs.
 */
export function nearestFirst<Item>(
  items: readonly Item[],
  from: Position,
  positionOf: (item: Item) => Position | null | undefined,
): Measured<Item>[] {
  return items
    .map((item) => {
      const position = positionOf(item);
      return { item, metres: position ? distance(from, position) : undefined };
    })
    .sort((a, b) => (a.metres === b.metres ? 0 : (a.metres ?? Infinity) - (b.metres ?? Infinity)));
}
