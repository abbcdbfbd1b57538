import { type Tile, WORLD_TILE } from '@waymark/model/geography/tiles';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { type BuiltTile, treeBuilder } from '../map-index/build-tree.ts';
import { byQuadkey, place } from '../map-index/map-item-of.ts';

/** Every tile of the items, by `tileKey`, for comparison with the index. */
export function treeOf(items: readonly MapItem[], root: Tile = WORLD_TILE): Map<string, BuiltTile> {
  const tree = new Map<string, BuiltTile>();
  const builder = treeBuilder(root, (built) => tree.set(tileKey(built.tile), built));
  for (const placed of items.map(place).sort(byQuadkey)) builder.add(placed);
  builder.finish();
  return tree;
}
