import type { Tile } from '@waymark/model/geography/tiles';
import { coverOf } from '@waymark/model/map-index/cover';
import { type MapTile, tileKey, writeTile } from '@waymark/model/map-index/map-tile';
import type { PayloadTile } from '@waymark/model/map-index/payload-tile';
import type { TileStore } from './tile-store.ts';

/**
 * The tiles that cover the wanted ones, and those that lead to them, upper ones first.
 *
 * @param most documents that are read. More may be needed while counts are outdated; the live layer then reads the missing ones.
 */
export async function tilesFor(
  store: Pick<TileStore, 'look'>,
  wanted: readonly Tile[],
  most: number,
): Promise<PayloadTile[]> {
  const seen = new Map<string, { tile: Tile; content: MapTile | null }>();
  for (;;) {
    const { missing } = coverOf(wanted, (tile) => seen.get(tileKey(tile))?.content);
    const next = missing.slice(0, most - seen.size);
    if (next.length === 0) break;
    for (const found of await store.look(next)) seen.set(tileKey(found.tile), found);
  }
  return [...seen.values()]
    .toSorted((a, b) => a.tile.level - b.tile.level)
    .flatMap(({ tile, content }) => (content ? [{ ...tile, ...writeTile(content) }] : []));
}
