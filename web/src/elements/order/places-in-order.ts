import type { Card } from '@waymark/model/entities/card';
import type { Position } from '@waymark/model/geography/position';
import { type Measured, nearestFirst } from './nearest-first.ts';
import type { OrderOfPlaces } from './place-orders.ts';

interface Known<Item> {
  positionOf: (item: Item) => Position | null | undefined;
  cardOf: (item: Item) => Pick<Card, 'saves' | 'publishedAt' | 'updatedAt'> | undefined;
}

/**
 * The places of a list in an order, each with its distance where that decides. The most saved of the same number are the newest first.
 * Equal places keep the order of the list, and those of which the order is not known come last.
 */
export function placesInOrder<Item>(
  items: readonly Item[],
  order: OrderOfPlaces,
  { positionOf, cardOf }: Known<Item>,
): readonly Measured<Item>[] {
  if (order.by === 'near') return nearestFirst(items, order.from, positionOf);
  const measured = items.map((item) => ({ item, metres: undefined }));
  if (order.by === 'list') return measured;
  const keyed = measured.map((one) => {
    const card = cardOf(one.item);
    // A list is new with each change, and its document does not say in how many others it is.
    const instant = card === undefined ? -1 : (card.publishedAt ?? card.updatedAt);
    const saves = card === undefined ? -1 : (card.saves ?? 0);
    return { one, keys: order.by === 'saved' ? [saves, instant] : [instant] };
  });
  return keyed.sort((a, b) => compareDown(a.keys, b.keys)).map(({ one }) => one);
}

/** Compares by the first keys that differ, the greater one first. */
function compareDown(a: readonly number[], b: readonly number[]): number {
  const differences = a.map((key, index) => (b[index] ?? 0) - key);
  return differences.find((difference) => difference !== 0) ?? 0;
}
