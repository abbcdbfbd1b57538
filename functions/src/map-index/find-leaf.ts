import { ancestorTile, type Tile, tileAt } from '@waymark/model/geography/tiles';
import { descendTo } from '@waymark/model/map-index/cover';
import { DEEPEST_LEVEL, type MapItem } from '@waymark/model/map-index/map-item';
import { type MapTile, tileKey } from '@waymark/model/map-index/map-tile';
import type { TileStore } from './tile-store.ts';

/** The tile that lists an item at the position, or would list it. It needs one read for every three levels. */
export async function findLeaf(store: TileStore, { position }: MapItem): Promise<Tile> {
  const seen = new Map<string, MapTile | null>();
  const wanted = tileAt(position, DEEPEST_LEVEL);
  for (;;) {
    const end = descendTo(wanted, (tile) => seen.get(tileKey(tile)));
    if (end.content === null) return await goOnDown(store, end.tile, wanted);
    if (end.content !== undefined) return end.tile;
    const [found] = await store.look([end.tile]);
    seen.set(tileKey(end.tile), found?.content ?? null);
  }
}

/** Starts at an unexpected tile: counts may be late, and a document in between may be missing or invalid. */
async function goOnDown(store: TileStore, start: Tile, wanted: Tile): Promise<Tile> {
  for (let tile = start; ; tile = ancestorTile(wanted, tile.level + 1)) {
    if (tile.level === DEEPEST_LEVEL) return tile;
    const [found, below] = await store.look([tile, ancestorTile(wanted, tile.level + 1)]);
    const isOpen = found?.content?.leaf === false;
    if (found?.content?.leaf || !(isOpen || below?.exists)) return tile;
  }
}
