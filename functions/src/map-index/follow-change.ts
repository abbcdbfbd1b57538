import { isDeepStrictEqual } from 'node:util';
import { findLeaf } from './find-leaf.ts';
import type { PlacedItem } from './map-item-of.ts';
import type { Enqueue } from './refresh-tile.ts';
import type { TileStore } from './tile-store.ts';

/**
 * Updates the tiles of an item after a change of its document: the old tile and the new one. Repeated, late or unordered calls
 * are harmless, because tiles are made from the current items.
 *
 * @param before undefined where it was not on the map, or its fields were invalid
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
