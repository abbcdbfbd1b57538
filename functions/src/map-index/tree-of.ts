import type { Tile } from '@waymark/model/geography/tiles';
import { type MapItem, quadkeyAt } from '@waymark/model/map-index/map-item';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { type BuiltTile, treeBuilder } from './build-tree.ts';

/** Every tile that the items give, by `tileKey`: what tests hold the index against. */
export function treeOf(
  items: readonly MapItem[],
  root: Tile = { level: 0, x: 0, y: 0 },
): Map<string, BuiltTile> {
  const tree = new Map<string, BuiltTile>();
  const builder = treeBuilder(root, (built) => tree.set(tileKey(built.tile), built));
  const placed = items.map((item) => ({ quadkey: quadkeyAt(item.position), item }));
  for (const one of placed.sort((a, b) => (a.quadkey < b.quadkey ? -1 : Number(a.quadkey > b.quadkey)))) {
    builder.add(one);
  }
  builder.finish();
  return tree;
}
