import { isDeepStrictEqual } from 'node:util';
import { findLeaf } from './find-leaf.ts';
import type { PlacedItem } from './map-item-of.ts';
import type { Enqueue } from './refresh-tile.ts';
import type { TileStore } from './tile-store.ts';

/**
 * Lets the tiles of an item follow a change of its document: the one where it was and the one where it is. Twice, late or out
 * of order is as good, because the tiles are made from what is there then.
 *
 * @param before undefined where it was not on the map, or its fields were broken
 */
export async function followChange(
  store: TileStore,
  enqueue: Enqueue,
  before: PlacedItem | undefined,
  after: PlacedItem | undefined,
): Promise<void> {
  if (isDeepStrictEqual(before, after)) return;
  const places = new Map(
    [before, after].flatMap((placed) => (placed ? [[placed.quadkey, placed.item]] : [])),
  );
  for (const item of places.values()) {
    await enqueue({ tile: await findLeaf(store, item), because: 'items' });
  }
}
